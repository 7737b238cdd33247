import type { SurfaceChange } from '../../../carrom/seen-shot.ts';
import { lastShotFor } from '../../../match/board-now.ts';
import type { MatchView } from '../../../match/replay.ts';
import { interestOf } from '../../../replay/shot-events.ts';
import type { Seen } from '../../../vision/look.ts';
import type { SurfaceNow } from '../../../vision/surface/surface-now.ts';
import type { HubPlace } from '../../hub-place.ts';
import type { Language } from '../../language.ts';
import { newId } from '../../new-id.ts';
import { type PictureEdges, PictureRunner } from '../picture/picture-runner.ts';
import { coloursPlace, fitPlace } from '../picture/places.ts';
import type { RunningSource } from '../picture/source.ts';
import { playsFor, type SourceWish } from '../picture/source-wish.ts';
import type { TableWish } from '../table-wish.ts';
import { AutoReplay } from './auto-replay.ts';
import { Caller } from './caller.ts';
import { CameraHistory } from './camera-history.ts';
import type { ShotClip } from './clip-video.ts';
import { ColourLessons } from './colour-lessons.ts';
import { Correcting } from './correcting.ts';
import { fulfil, type TableParts } from './fulfil.ts';
import { isOwnHub, type Server } from './hub-trust.ts';
import type { LoadHub } from './hub-voice.ts';
import type { MatchKeeper } from './match-keeper.ts';
import { OddNews } from './odd-news.ts';
import { SeenBoard } from './seen-board.ts';
import { shownShotId } from './shown-shots.ts';
import { type CaseEdges, TableCases } from './table-cases.ts';
import { type OpenClipStore, TableClips } from './table-clips.ts';
import { TableClock } from './table-clock.ts';
import { TableExports } from './table-exports.ts';
import { TableHub } from './table-hub.ts';
import { TableLibrary } from './table-library.ts';
import { TableMatch } from './table-match.ts';
import { type PhoneEdges, TablePhones } from './table-phones.ts';
import { type OpenClip, TableReplays } from './table-replays.ts';
import { TableSurface } from './table-surface.ts';
import { TellEyes } from './tell-eyes.ts';
import { WeighedShots } from './weighed-shots.ts';

/** The outside world, as far as a table needs it. */
export interface TableEdges extends PictureEdges, PhoneEdges {
  readonly openKeeper: (changed: () => void) => Promise<MatchKeeper>;
  readonly loadHub: LoadHub;
  /** The server that served the page. */
  readonly server: Server;
  readonly language: () => Language;
  /** The camera that was used last, if it is there. */
  readonly lastCamera: () => string | undefined;
  /** What the picture was last time, where it may be opened without a question. */
  readonly opensByItself: () => Promise<'camera' | 'phone' | undefined>;
  /** A source runs now. */
  readonly began: (running: RunningSource) => Promise<void>;
  readonly openClip: OpenClip;
  readonly openClipStore: OpenClipStore;
  readonly cases: CaseEdges;
  readonly lendClip: (match: string, shot: string, clip: ShotClip) => Promise<void>;
}

/**
 * One table: its picture and who looks at it, its match, its hub. It needs no page: what is seen is recorded, told and
 * ruled whether or not anything shows it. Elements show its state and wish.
 */
export class TableSession implements TableParts {
  readonly picture: PictureRunner;
  readonly match: TableMatch;
  readonly board = new SeenBoard();
  readonly odd = new OddNews();
  readonly weighed = new WeighedShots();
  readonly surface: TableSurface;
  readonly colours: ColourLessons;
  readonly correcting = new Correcting();
  readonly clock: TableClock;
  readonly caller: Caller;
  readonly library: TableLibrary;
  readonly hub: TableHub;
  readonly phones: TablePhones;
  readonly clips: TableClips;
  readonly replays: TableReplays;
  readonly cases: TableCases;
  readonly history = new CameraHistory();
  readonly exports: TableExports;
  readonly auto: AutoReplay;
  /** How far the camera has come. */
  sight: 'nothing' | 'picture' | 'board' = 'nothing';
  /** What lies there is to be counted: no single shot explains it. */
  counting = false;
  /** Somebody tells a shot by hand: no other takes its place meanwhile. */
  telling = false;
  private place: HubPlace | undefined;
  /** The newest frame's answer. */
  private newest: Seen | undefined;
  private readonly eyes = new TellEyes();

  constructor(
    private readonly edges: TableEdges,
    /** A name for this table, with which the colours of its set are kept. */
    private readonly name: string,
    private readonly changed: () => void,
  ) {
    this.match = new TableMatch(
      edges.openKeeper,
      () => this.handleMatch(),
      view => this.handleGrown(view),
    );
    this.picture = new PictureRunner(edges, {
      changed,
      over: () => this.handleOver(),
      seen: seen => this.see(seen),
      began: (running, vision, source, afresh) => this.handleBegan(running, vision, source, afresh),
      whence: () => ({ cameraId: edges.lastCamera(), phones: this.phones.place }),
    });
    this.surface = new TableSurface(() => this.picture.keeper.now, changed);
    this.colours = new ColourLessons(changed);
    this.caller = new Caller(edges.language);
    this.library = new TableLibrary(
      () => this.match.keeper,
      changed,
      (match, clips) => this.clips.bring(match, clips),
    );
    this.clock = new TableClock(
      () => this.match.shown?.table.facts.clock?.seconds,
      clock => this.hub.tellClock(clock),
    );
    const commanded = {
      record: this.match.record.bind(this.match),
      clock: (running: boolean, leftMs: number) => this.clock.command(running, leftMs),
    };
    this.hub = new TableHub(edges.server, edges.loadHub, commanded, changed, (match, id) => this.lend(match, id));
    this.phones = new TablePhones(edges, changed);
    this.clips = new TableClips(edges.openClipStore, changed);
    const matchNow = () => this.match.keeper?.at()?.match;
    this.replays = new TableReplays(edges.openClip, this.clips, matchNow, changed);
    this.cases = new TableCases(edges.cases, id => this.replays.clipOf(id), changed);
    const played = () => ({ view: this.match.view, match: matchNow() });
    this.exports = new TableExports(edges.openClip, this.replays, this.clips, played, changed);
    this.auto = new AutoReplay(
      id => this.showByItself(id),
      id => this.replays.shown?.id === id && this.replays.shown.byItself && this.replays.show(undefined),
    );
  }

  /** Looks into the storage. Whatever is seen before it is open waits for it. */
  async open() {
    void this.phones.open();
    await this.match.open();
    await this.library.refresh();
    // Whoever comes back finds the camera on: all that is left to do is to start.
    const kind = this.match.watching ? undefined : await this.edges.opensByItself();
    const may = kind === 'camera' || (kind === 'phone' && this.phones.place?.login !== undefined);
    if (kind && may && !this.picture.now.wish) await this.picture.start({ kind });
  }

  end() {
    this.picture.end();
    this.colours.end();
    this.hub.end();
    this.replays.end();
    this.auto.cancel();
  }

  /** Where this table publishes. */
  publishAt(place: HubPlace) {
    this.place = place;
    this.phones.comeBy(isOwnHub(place, this.edges.server) ? place : undefined);
    if (this.match.ready) this.hub.goTo(this.match.watching ? undefined : place);
  }

  /** One frame's answer from the running source. */
  see(seen: Seen) {
    this.newest = seen;
    this.sight = seen.discs.length > 0 ? 'board' : 'picture';
    const { running } = this.picture.now;
    this.colours.canTeach = running !== undefined && seen.discs.length > 0;
    if (running) this.surface.see(seen.surface, fitPlace(running, seen));
    const { shooting, news } = this.board.see(seen, performance.now());
    // Whoever shoots has used his time.
    if (shooting) this.clock.pause();
    this.auto.heed(seen.phase.kind);
    if (seen.change) void this.tell(seen.change, seen.surface);
    if (this.odd.see(seen.odd) || news) this.showBoard();
  }

  /** What somebody at the table wants. */
  async fulfil(wish: TableWish) {
    const done = fulfil(this, wish);
    this.showBoard();
    await done;
    this.changed();
  }

  /** A person says that what lies there is right. The last shot is told anew where that explains it. */
  meanBoard() {
    const view = this.match.shown;
    const { discs } = this.board;
    if (view?.state.phase !== 'playing' || discs.length === 0) return;
    const correction = lastShotFor(view, discs);
    if (correction) this.correcting.propose(correction);
    else this.counting = true;
  }

  /** The last shot that was seen, again. */
  seeLast() {
    const view = this.match.shown;
    const id = view && shownShotId(view);
    if (id !== undefined) void this.fulfil({ kind: 'see-again', id });
  }

  /** The next board or game; after a match, another one. */
  goOn() {
    const phase = this.match.shown?.state.phase;
    if (phase === 'match-over') void this.fulfil({ kind: 'toggle-setup' });
    else if (phase === 'board-over' || phase === 'game-over')
      void this.fulfil({ kind: 'record', event: { kind: 'board-begun', id: newId() } });
  }

  closeCount() {
    this.counting = false;
  }

  /** Back to the people's match: the picture that plays by itself ends. */
  async stopPicture() {
    this.picture.stop();
    await this.match.playFor('the-match');
  }

  /** What was seen goes into the match; a shot is kept on video, too. */
  private async tell(change: SurfaceChange, surface: SurfaceNow) {
    const { running } = this.picture.now;
    const id = await this.match.see(change);
    if (id !== undefined && change.kind === 'shot') this.weighed.keep(id, change.weighed ?? []);
    const fit = 'fit' in surface ? surface.fit : undefined;
    const { view, keeper } = this.match;
    const [match, entry] = [keeper?.at()?.match, view?.entries.find(({ event }) => event.id === id)];
    if (!match || !view || !entry || id === undefined || change.kind !== 'shot') return;
    const whose = { match, id, interest: interestOf(view, entry), held: change.verdict === 'held' };
    await this.replays.take(whose, change, running, fit);
    await this.cases.heed(id, change, this.newest, this.picture.keeper.now?.api);
  }

  /** The film of a shot, for overlays on this computer. */
  private async lend(match: string, id: string) {
    const clip = await this.replays.clipSoon(id, this.picture.now.running?.cut !== undefined);
    if (clip) await this.edges.lendClip(match, id, clip);
  }

  /** On the page, unless somebody looks at another shot or tells one; on the stream, unless it shows shots by a rule of its own. */
  private showByItself(id: string) {
    if (!this.replays.shown && !this.telling) this.replays.show(id, false, true);
    if (this.hub.replays === 'by-hand')
      void this.hub.showAgain({ kind: 'replay', where: 'inset', speed: 0.5, shot: id });
  }

  /** A match that finds no room takes it from the clips. */
  private async makeRoom() {
    if (await this.clips.makeRoom()) await this.match.keeper?.keepAgain();
  }

  private showBoard() {
    this.board.compare(this.match.shown);
    this.changed();
  }

  /** The score is a prior for the eyes, where the picture plays for the match. */
  private tellEyes() {
    const { match } = this;
    const { match: goesOn } = match.standing();
    this.eyes.tell(this.picture.keeper.now, goesOn === 'goes-on' || goesOn === 'watched' ? match.shown : undefined);
  }

  private handleMatch() {
    const { view, watching, ready, keeper, trouble } = this.match;
    if (trouble === 'storage-full') void this.makeRoom();
    if (ready) this.hub.goTo(watching ? undefined : this.place);
    this.hub.tell(view, keeper?.at());
    this.library.follow(view?.start);
    this.history.note(keeper?.at()?.match, this.match.cameraRecord, this.newest);
    void this.cases.follow(view, this.newest, this.picture.keeper.now?.api);
    this.tellEyes();
    this.showBoard();
  }

  private handleGrown(view: MatchView) {
    this.caller.call(view);
    this.auto.grown(view);
    // What was just played has come to rest: time runs for the next shot.
    const last = view.entries.at(-1)?.event;
    const timed = view.state.phase === 'playing' && !view.start.practice;
    if (timed && last?.kind === 'shot-played') this.clock.restart();
    else this.clock.pause();
  }

  private handleOver() {
    this.sight = 'nothing';
    this.newest = undefined;
    this.history.goTo(undefined);
    this.cases.startOver();
    this.counting = false;
    this.board.startOver();
    this.odd.see([]);
    this.colours.end();
    this.surface.see(undefined, undefined);
    this.showBoard();
  }

  private async handleBegan(
    running: RunningSource,
    vision: Parameters<ColourLessons['begin']>[0],
    source: SourceWish,
    afresh: boolean,
  ) {
    if (afresh) await this.match.playFor(playsFor(source));
    this.history.goTo(coloursPlace(running, this.name));
    if (source.kind === 'phone') await this.phones.invite();
    this.tellEyes();
    await this.colours.begin(vision, coloursPlace(running, this.name));
    await this.edges.began(running);
  }
}
