import type { PictureRunner } from '../picture/picture-runner.ts';
import type { TableWish } from '../table-wish.ts';
import type { AutoReplay } from './auto-replay.ts';
import type { Caller } from './caller.ts';
import type { CameraHistory } from './camera-history.ts';
import type { ColourLessons } from './colour-lessons.ts';
import type { Correcting } from './correcting.ts';
import type { OddNews } from './odd-news.ts';
import type { SeenBoard } from './seen-board.ts';
import type { TableCases } from './table-cases.ts';
import type { TableClips } from './table-clips.ts';
import type { TableClock } from './table-clock.ts';
import type { TableExports } from './table-exports.ts';
import type { TableHub } from './table-hub.ts';
import type { TableLibrary } from './table-library.ts';
import type { TableMatch } from './table-match.ts';
import type { TableReplays } from './table-replays.ts';
import type { TableSurface } from './table-surface.ts';

/** Everybody at a table who can do something. */
export interface TableParts {
  readonly picture: PictureRunner;
  readonly match: TableMatch;
  readonly board: SeenBoard;
  readonly odd: OddNews;
  readonly surface: TableSurface;
  readonly colours: ColourLessons;
  readonly correcting: Correcting;
  readonly clock: TableClock;
  readonly caller: Caller;
  readonly library: TableLibrary;
  readonly hub: TableHub;
  readonly clips: TableClips;
  readonly cases: TableCases;
  readonly history: CameraHistory;
  readonly exports: TableExports;
  readonly auto: AutoReplay;
  readonly replays: TableReplays;
  meanBoard(): void;
  closeCount(): void;
  stopPicture(): Promise<void>;
}

type Wished<K extends TableWish['kind']> = Extract<TableWish, { readonly kind: K }>;
type Deeds = { readonly [K in TableWish['kind']]: (table: TableParts, wish: Wished<K>) => unknown };

/** Who does what is wished. A wish that nobody fulfils does not compile. */
const DEEDS: Deeds = {
  record: ({ match }, { event }) => match.record(event),
  'start-match': ({ match }, { start }) => match.start(start),
  'toggle-setup': ({ match }) => match.setUp(!match.settingUp),
  'keep-again': ({ match }) => match.keeper?.keepAgain(),
  'take-over': ({ match }) => match.keeper?.takeOver(),
  'store-trouble-read': ({ match }) => match.keeper?.understood(),
  'open-match': async ({ match, library }, { id }) => {
    await library.open(id);
    match.setUp(false);
  },
  'bring-match': async ({ match, library }, { file }) => {
    if (await library.bring(file)) match.setUp(false);
  },

  'open-entry': ({ correcting, replays }, { id }) => {
    correcting.open(id);
    if (!replays.shown) void replays.prepare(id);
  },
  'see-again': ({ replays }, { id, doubtful }) => replays.show(id, doubtful),
  clips: ({ clips }, { wish }) => clips.choose(wish),
  'star-shot': ({ replays }, { id, on }) => replays.star(id, on),
  'auto-replay': ({ auto }, { wish }) => auto.choose(wish),
  'export-shot': ({ exports }, wish) => exports.fulfil(wish),
  'export-highlights': ({ exports }, wish) => exports.fulfil(wish),
  'cancel-export': ({ exports }, wish) => exports.fulfil(wish),
  'remove-match': async ({ library, clips, history }, { id }) => {
    if (!(await library.remove(id))) return;
    history.forget(id);
    await clips.removeMatch(id);
  },
  'keep-cases': ({ cases }, { agreed }) => cases.agree(agreed),
  'forget-cases': ({ cases }) => cases.clear(),
  'draft-correction': ({ correcting }, { draft }) => correcting.draft(draft),
  'apply-correction': ({ correcting, match }) => {
    const correction = correcting.take();
    return correction && match.record(correction);
  },

  'toggle-ghosts': ({ board }) => board.toggleGhosts(),
  'mean-board': table => table.meanBoard(),
  'close-count': table => table.closeCount(),

  source: ({ picture }, { source }) => picture.start(source),
  'same-source': ({ picture }) => picture.again(),
  'use-phone': ({ picture }, { id }) => picture.now.running?.usePhone?.(id),
  'analysis-anew': ({ picture }) => picture.anew(),
  'eye-trouble-read': ({ picture }) => picture.eyes.understood(),
  'odd-read': ({ odd }) => odd.understood(),
  'no-picture': table => table.stopPicture(),
  'toggle-lines': ({ surface }) => surface.toggleLines(),
  'still-taken': ({ surface }) => surface.forgetFinding(),
  'find-surface': ({ surface }) => surface.find(),
  'look-anew': ({ surface }) => surface.lookAnew(),
  'use-fit': ({ surface }, { fit, picture }) => surface.use(fit, picture),
  'toggle-teaching': ({ colours }) => colours.toggle(),
  'teach-kind': ({ colours }, { disc }) => colours.choose(disc),
  'teach-point': ({ colours }, { at }) => colours.point(at),
  'forget-colours': ({ colours }) => colours.forget(),

  clock: ({ clock }, { does }) => clock[does](),
  'clock-time': ({ clock }, { wish }) => clock.take(wish),
  'clock-sound': ({ clock }, { on }) => clock.hear(on),
  'toggle-caller': ({ caller, match }) => caller.toggle(match.view),
  'caller-manner': ({ caller }, { manner }) => caller.behave(manner),

  replay: ({ hub }, wish) => hub.showAgain(wish),
  replays: ({ hub }, { replays }) => hub.chooseReplays(replays),
  'broker-word': ({ hub }, { word }) => hub.answer(word),
  'ask-about-broker': ({ hub }) => hub.ask(),
  'link-handed-out': ({ hub }) => hub.handOut(),
  'forget-broker': ({ hub }, { broker }) => hub.forget(broker),
  'trust-hub': ({ hub }, { place }) => hub.trust(place),
};

export const fulfil = async <K extends TableWish['kind']>(table: TableParts, wish: Wished<K>): Promise<void> => {
  await DEEDS[wish.kind as K](table, wish);
};
