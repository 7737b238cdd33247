import type { CallWord, CameraWord } from '../../../hub/phone-payloads.ts';
import { type PhoneWord, readPhoneWord, type TableWord } from '../../../hub/phone-talk.ts';
import type { Received, takePicture } from '../../../io/phone/peer.ts';

/** A phone that says that it is there. */
export interface PhoneThere {
  readonly id: string;
  readonly name: string;
}

/**
 * waiting: no phone is there. calling: one is, its first picture is on its way. here: pictures come. After that they may stop:
 * lost: nothing comes through. asleep: the phone says that its screen is off or shows something else. still: it gives no new ones.
 */
export type PhoneLink = 'waiting' | 'calling' | 'here' | 'lost' | 'asleep' | 'still';

export interface PhoneNow {
  readonly link: PhoneLink;
  readonly phones: readonly PhoneThere[];
  readonly used?: string | undefined;
  /** Its picture has been here. */
  readonly pictured: boolean;
  readonly battery?: PhoneWord['battery'] | undefined;
  readonly received?: Received | undefined;
}

export const noPhone: PhoneNow = { link: 'waiting', phones: [], pictured: false };

/** A call that led to nothing is made again after this; a way that hangs is left after this. */
const PATIENCE_MS = 5_000;
/** So many calls without a picture, and another phone that is there is asked. */
const CALLS_IN_VAIN = 3;
/** Phones say every three seconds that they are there. */
const SILENT_MS = 10_000;
const TICK_MS = 1_000;
/** So many ticks without a picture are no hiccup. */
const STILL_TICKS = 2;

export interface CallEdges {
  say(word: CallWord['says']): void;
  readonly take: typeof takePicture;
  readonly newId: () => string;
  readonly nowMs: () => number;
  /** Also while the page is hidden, as behind OBS. Answers what stops it. */
  readonly every: (ms: number, tick: () => void) => () => void;
}

interface CallEvents {
  /** This phone's picture, from now on. */
  picture(track: MediaStreamTrack): void;
  changed(now: PhoneNow): void;
}

/**
 * Has one phone send its picture: the first that comes and can, until a person chooses another; calls it again whenever it
 * was lost.
 */
export class PhoneCalls {
  now: PhoneNow = noPhone;
  private readonly heardMs = new Map<string, number>();
  private peer: ReturnType<typeof takePicture> | undefined;
  private call: { readonly id: string; readonly atMs: number } | undefined;
  private callsInVain = 0;
  private chosen: string | undefined;
  private way: 'none' | 'open' | 'hangs' = 'none';
  private hangsSinceMs = 0;
  private asleep = false;
  private frames = 0;
  private stillFor = 0;
  private readonly stopTicking: () => void;

  constructor(
    private readonly edges: CallEdges,
    private readonly events: CallEvents,
  ) {
    this.stopTicking = edges.every(TICK_MS, () => void this.tick());
  }

  /** The hub is there: whoever is there says so. */
  begin() {
    this.edges.say({ kind: 'who' });
  }

  hear({ phone, says }: CameraWord) {
    if (says.kind === 'bye') return this.forget(phone);
    this.heardMs.set(phone, this.edges.nowMs());
    if (says.kind === 'offer') return this.answer(phone, says);
    const { phones } = this.now;
    const others = phones.filter(({ id }) => id !== phone);
    if (phones.find(({ id }) => id === phone)?.name !== says.name) {
      this.become({ phones: [...others, { id: phone, name: says.name }].toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
    }
    if (this.now.used === undefined) this.become({ used: phone });
    if (this.now.used === phone) this.callIfNeeded();
  }

  /** A picture of it was looked at. One that was still on its way does not wake a phone that sleeps. */
  cameThrough() {
    if (this.now.link === 'here' || this.way !== 'open') return;
    this.stillFor = 0;
    this.frames = Math.max(1, this.frames);
    this.become({ pictured: true });
    this.link();
  }

  /** A person wants this one's picture. */
  use(phone: string) {
    this.chosen = phone;
    this.turnTo(phone);
  }

  /** Tells the phone how the table sees its picture. */
  tell(word: TableWord) {
    this.peer?.say(JSON.stringify(word));
  }

  end() {
    this.stopTicking();
    if (this.now.used) this.edges.say({ kind: 'enough', phone: this.now.used });
    this.hangUp();
  }

  private turnTo(phone: string) {
    if (phone === this.now.used) return;
    if (this.now.used) this.edges.say({ kind: 'enough', phone: this.now.used });
    this.hangUp();
    this.call = undefined;
    this.callsInVain = 0;
    this.become({ used: phone, battery: undefined });
    this.callIfNeeded();
  }

  /** The next one after the one in use that was heard lately: before the first picture, whoever can give one may. */
  private another(): string | undefined {
    const { phones, used, pictured } = this.now;
    if (pictured || used === this.chosen || this.callsInVain < CALLS_IN_VAIN) return undefined;
    const at = phones.findIndex(({ id }) => id === used);
    const others = [...phones.slice(at + 1), ...phones.slice(0, at)];
    return others.find(({ id }) => this.edges.nowMs() - (this.heardMs.get(id) ?? 0) < SILENT_MS)?.id;
  }

  private callIfNeeded() {
    const { used } = this.now;
    const nowMs = this.edges.nowMs();
    if (used === undefined || this.way === 'open') return;
    if (this.way === 'hangs' && nowMs - this.hangsSinceMs < PATIENCE_MS) return;
    if (this.call && nowMs - this.call.atMs < PATIENCE_MS) return;
    if (this.call) this.callsInVain += 1;
    const other = this.another();
    if (other) return this.turnTo(other);
    this.call = { id: this.edges.newId(), atMs: nowMs };
    this.edges.say({ kind: 'wanted', phone: used, call: this.call.id });
    this.link();
  }

  private answer(phone: string, { call, session }: CameraWord['says'] & { readonly kind: 'offer' }) {
    if (phone !== this.now.used || call !== this.call?.id) return;
    this.hangUp();
    const peer = this.edges.take(session, {
      heard: text => peer === this.peer && this.listen(readPhoneWord(text)),
      became: state => peer === this.peer && this.wayBecame(state),
      picture: track => peer === this.peer && this.events.picture(track),
    });
    this.peer = peer;
    peer.answer.then(
      answer => peer === this.peer && this.edges.say({ kind: 'answer', phone, call, session: answer }),
      () => undefined, // a session that this browser does not read: the call is made again
    );
  }

  private listen(word: PhoneWord | undefined) {
    if (!word) return;
    this.asleep = word.asleep;
    this.become({ battery: word.battery });
    this.link();
  }

  private wayBecame(state: 'here' | 'gone' | 'over') {
    if (state === 'here') this.asleep = false;
    if (state !== 'here' && this.way === 'open') this.hangsSinceMs = this.edges.nowMs();
    if (state === 'over') this.hangUp();
    else this.way = state === 'here' ? 'open' : 'hangs';
    this.link();
  }

  private forget(phone: string) {
    this.heardMs.delete(phone);
    this.become({ phones: this.now.phones.filter(({ id }) => id !== phone) });
    if (phone !== this.now.used) return;
    this.hangUp();
    this.call = undefined;
    this.become({ used: undefined, battery: undefined });
    this.link();
    const [next] = this.now.phones;
    if (next) this.turnTo(next.id);
  }

  private hangUp() {
    const { peer } = this;
    this.peer = undefined;
    this.way = 'none';
    this.frames = 0;
    this.stillFor = 0;
    peer?.close();
  }

  private async tick() {
    const nowMs = this.edges.nowMs();
    const there = this.now.phones.filter(
      ({ id }) => id === this.now.used || nowMs - (this.heardMs.get(id) ?? 0) < SILENT_MS,
    );
    if (there.length !== this.now.phones.length) this.become({ phones: there });
    const { peer } = this;
    if (!peer) return;
    const received = await peer.received().catch(() => undefined);
    if (peer !== this.peer || !received) return;
    const moves = received.frames > this.frames;
    this.frames = received.frames;
    this.stillFor = moves ? 0 : this.stillFor + 1;
    this.become({ received, pictured: this.now.pictured || received.frames > 0 });
    this.link();
  }

  /** How it stands, from all that is known. */
  private link() {
    const { used, pictured } = this.now;
    const comes = this.way === 'open' && this.frames > 0;
    const silent = this.asleep ? 'asleep' : this.stillFor >= STILL_TICKS ? 'still' : undefined;
    const link: PhoneLink = comes
      ? (silent ?? 'here')
      : pictured
        ? this.asleep
          ? 'asleep'
          : 'lost'
        : used === undefined
          ? 'waiting'
          : 'calling';
    if (link !== this.now.link) this.become({ link });
  }

  private become(news: Partial<PhoneNow>) {
    this.now = { ...this.now, ...news };
    this.events.changed(this.now);
  }
}
