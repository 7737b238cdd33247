import type { Wish } from '../../../hub/payloads.ts';
import type { Leaf } from '../../../hub/topics.ts';
import { hubMemory } from '../../../io/hub-memory.ts';
import { type KnownBroker, openKnownBrokers } from '../../../io/known-brokers.ts';
import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import type { MatchEvent } from '../../../match/events.ts';
import type { MatchView } from '../../../match/replay.ts';
import type { ShotClock } from '../../../match/shot-clock.ts';
import type { BrokerWord } from '../../../ui/broker-question.ts';
import type { HubStatus } from '../../../ui/hub-panel.ts';
import { type HubPlace, keptStorage } from '../../hub-place.ts';
import { allowHub, type HubTrust, handOut, isOwnHub, type Server, trustIn } from './hub-trust.ts';
import { HubVoice, type LoadHub, type MatchPlace, type ReplayWish } from './hub-voice.ts';
import { isWorthShowing, type Replays, shownShotId } from './shown-shots.ts';

/** Half the speed of life: quick discs can be followed, and play goes on soon. */
const OWN_REPLAY: ReplayWish = { kind: 'replay', where: 'inset', speed: 0.5 };

/** What the umpire's remote may have done at this table. */
export interface Commanded {
  /** Resolves when it is written down. */
  record(event: MatchEvent): Promise<void>;
  clock(running: boolean, leftMs: number): void;
}

/**
 * Tells the hub how the match stands, whenever it changes, and passes on what the umpire's remote asks for. The match
 * never waits for it. A hub that nobody has allowed hears nothing, and one whose link nobody handed out commands nothing.
 */
export class TableHub {
  place: HubPlace | undefined;
  status: HubStatus = 'no-token';
  replays: Replays = readPreferences().replays ?? 'by-hand';
  /** A person is to be asked whether this table may publish there. */
  asking = false;
  /** What of the match does not fit the contract. */
  untold: readonly Leaf[] = [];
  /** What the hub of this place may have. */
  trusted: HubTrust | undefined;
  /** The brokers about which somebody was asked here. */
  brokers: readonly KnownBroker[] = [];
  private readonly known = openKnownBrokers(keptStorage());
  private readonly voice: HubVoice;
  private view: MatchView | undefined;
  private at: MatchPlace | undefined;

  constructor(
    private readonly server: Server,
    load: LoadHub,
    private readonly commanded: Commanded,
    private readonly changed: () => void,
    /** Makes a shot's film ready for overlays; resolves where there is none, too. */
    private readonly lend: (match: string, shot: string) => Promise<void>,
  ) {
    this.voice = new HubVoice(load);
  }

  /** Speaks there from now on; undefined: nowhere. */
  goTo(place: HubPlace | undefined) {
    if (place === this.place) return;
    this.place = place;
    void this.open('ask');
  }

  end() {
    this.voice.end();
    this.place = undefined;
  }

  /** How the match stands now. A shot that is new, and worth it, the stream shows again. */
  tell(view: MatchView | undefined, at: MatchPlace | undefined) {
    const { toldShot } = this.voice;
    const goesOn = this.at?.match === at?.match;
    this.view = view;
    this.at = at;
    this.tellStanding();
    const fresh = this.voice.toldShot !== toldShot && view?.entries.at(-1)?.event.id === this.voice.toldShot;
    if (goesOn && fresh && view && isWorthShowing(view, this.replays)) void this.showAgain(OWN_REPLAY);
  }

  tellClock(clock: ShotClock) {
    this.voice.tellClock(clock);
  }

  /** Where overlays on this computer can have the film itself, it is lent to them first. */
  async showAgain(wish: ReplayWish) {
    const [view, match] = [this.view, this.at?.match];
    const shot = view && shownShotId(view, wish.shot);
    if (!view || shot === undefined) return;
    if (match !== undefined && this.status === 'connected') await this.lend(match, shot);
    this.voice.showAgain(this.view ?? view, { ...wish, shot });
  }

  chooseReplays(replays: Replays) {
    this.replays = replays;
    keepPreferences({ replays });
  }

  /** A person's word on the broker he was asked about. */
  answer(word: BrokerWord) {
    if (this.place && word !== 'later') allowHub(this.place, word === 'yes', this.known);
    void this.open('stay-silent');
  }

  ask() {
    this.asking = true;
  }

  /** The umpire gives the remote's link away. */
  handOut() {
    if (this.place) handOut(this.place, this.known);
    this.recall();
  }

  forget(broker: string) {
    this.known.forget(broker);
    this.recall();
    if (this.trusted?.publish === 'unasked' && this.place?.login) void this.open('stay-silent');
  }

  /** There is a shot that followers can show again. */
  get canReplay(): boolean {
    return this.view !== undefined && shownShotId(this.view) !== undefined;
  }

  /** Whoever types a hub in has been asked about it. */
  trust(place: HubPlace) {
    if (!isOwnHub(place, this.server)) allowHub(place, true, this.known);
  }

  /** Speaks on the hub of this place, if it may. `ask`: somebody is to be asked where nobody has said yet. */
  private async open(unknown: 'ask' | 'stay-silent') {
    this.voice.end();
    this.untold = [];
    this.asking = false;
    this.recall();
    const { place, trusted } = this;
    if (!place?.login || !trusted) return this.become('no-token');
    const { url, address, login } = place;
    const { publish } = trusted;
    if (publish === 'no') return this.become('declined');
    if (publish === 'unasked') {
      this.asking = unknown === 'ask';
      return this.become('unasked');
    }
    this.become('connecting');
    const speaks = await this.voice.open({
      url,
      address,
      login,
      status: status => this.become(status),
      untold: leaves => {
        this.untold = leaves;
        this.changed();
      },
      obeys: () => trustIn(place, this.server, this.known).commands,
      wished: wish => this.fulfil(wish),
      memory: hubMemory(url, address),
    });
    if (speaks) this.tellStanding();
  }

  /** What was said about hubs on this computer. */
  private recall() {
    this.trusted = this.place && trustIn(this.place, this.server, this.known);
    this.brokers = this.known.all();
  }

  private become(status: HubStatus) {
    this.status = status;
    this.changed();
  }

  private tellStanding() {
    if (this.view && this.at) this.voice.tell(this.view, this.at);
  }

  /** The remote hears that it is done when the new state is on its way: recording tells it. */
  private async fulfil(wish: Wish) {
    if (wish.kind === 'record') await this.commanded.record(wish.event);
    else if (wish.kind === 'clock') this.commanded.clock(wish.running, wish.leftMs);
    else if (wish.kind === 'replay') await this.showAgain(wish);
    else this.voice.tellReview(wish.on);
  }
}
