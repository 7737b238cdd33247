import type { CallWord } from '../../hub/phone-payloads.ts';
import { type PhoneWord, readTableWord, type TableWord } from '../../hub/phone-talk.ts';
import { type BatteryNow, watchBattery } from '../../io/battery.ts';
import { type CameraTrouble, type OpenCamera, openCamera } from '../../io/camera.ts';
import { type SendingPeer, sendPicture } from '../../io/phone/peer.ts';
import { openCameraLine } from '../../io/phone/phone-line.ts';
import { thisPhone } from '../../io/phone/this-phone.ts';
import { keepAwake } from '../../io/wake-lock.ts';
import type { HubPlace } from '../hub-place.ts';
import { newId } from '../new-id.ts';
import { farthest } from './hints.ts';
import { SteadyOptics } from './steady-optics.ts';

/** How far the phone has come with its table. */
export type CameraLink = 'no-token' | 'connecting' | 'refused' | 'away' | 'waiting' | 'calling' | 'watched' | 'lost';

/** A phone says that it is there this often, so that a table that was loaded anew finds it. */
const BEAT_MS = 3_000;
/** How long the outline's wandering is remembered. */
const WANDER_MS = 4_000;

/** A phone as the table's camera: opens it, offers its picture, and does so again after whatever comes between. */
export class CameraSession {
  link: CameraLink = 'connecting';
  camera: OpenCamera | undefined;
  /** Why there is no picture. */
  trouble: CameraTrouble | undefined;
  /** How the table sees it. */
  board: TableWord | undefined;
  /** How far the outline went lately, as a share of the picture. */
  wanders = 0;
  battery: BatteryNow | undefined;
  private readonly phone = thisPhone(newId);
  private readonly optics = new SteadyOptics(() => this.camera?.track);
  private wanderedMs = 0;
  private line: ReturnType<typeof openCameraLine> | undefined;
  private peer: SendingPeer | undefined;
  private call: string | undefined;
  private opening = false;
  private forget: readonly (() => void)[] = [];

  constructor(private readonly changed: () => void) {}

  open({ url, address, login }: HubPlace) {
    this.end();
    if (!login) return this.become('no-token');
    this.become('connecting');
    this.line = openCameraLine({ url, address, login }, this.phone.id, {
      heard: word => this.hear(word),
      status: status => {
        if (status === 'connected') {
          if (this.link !== 'watched') this.become('waiting');
          this.sayHere();
        } else if (this.link !== 'watched') this.become(status);
      },
    });
    const beat = setInterval(() => this.beat(), BEAT_MS);
    const handleShown = () => this.handleShown();
    const handleGone = () => this.line?.say({ kind: 'bye' });
    document.addEventListener('visibilitychange', handleShown);
    window.addEventListener('pagehide', handleGone);
    this.forget = [
      keepAwake(),
      watchBattery(battery => {
        this.battery = battery;
        this.tell();
        this.changed();
      }),
      () => clearInterval(beat),
      () => document.removeEventListener('visibilitychange', handleShown),
      () => window.removeEventListener('pagehide', handleGone),
    ];
    void this.openCamera();
  }

  end() {
    for (const each of this.forget) each();
    this.forget = [];
    this.hangUp();
    this.line?.say({ kind: 'bye' });
    this.line?.end();
    this.line = undefined;
    this.camera?.stop();
    this.camera = undefined;
  }

  /** Opens it, or opens it again: after a call, or when a person has allowed it. The way to the table stays. */
  async openCamera() {
    if (this.opening || (this.camera && this.camera.track.readyState === 'live' && !this.camera.track.muted)) return;
    this.opening = true;
    this.camera?.stop();
    const opened = await openCamera(undefined, () => this.handleTaken());
    this.opening = false;
    if (this.forget.length === 0) {
      if (opened.ok) opened.value.stop(); // ended meanwhile
      return;
    }
    this.camera = opened.ok ? opened.value : undefined;
    this.trouble = opened.ok ? undefined : opened.error;
    this.optics.startOver();
    if (this.camera) await this.peer?.replace(this.camera.track).catch(() => undefined);
    this.sayHere();
    this.tell();
    this.changed();
  }

  private hear(word: CallWord['says']) {
    if (word.kind === 'who') return this.sayHere();
    if (word.phone !== this.phone.id) return;
    if (word.kind === 'wanted') void this.offer(word.call);
    else if (word.kind === 'answer' && word.call === this.call) {
      this.peer?.accept(word.session).catch(() => this.hangUp()); // the table calls again
    } else if (word.kind === 'enough') {
      this.hangUp();
      this.become('waiting');
    }
  }

  private async offer(call: string) {
    const { camera } = this;
    if (!camera) return;
    this.hangUp();
    this.call = call;
    if (this.link !== 'lost') this.become('calling');
    const peer = sendPicture(camera.track, {
      heard: text => peer === this.peer && this.watch(readTableWord(text)),
      became: state => peer === this.peer && this.wayBecame(state),
    });
    this.peer = peer;
    const session = await peer.offer;
    if (peer === this.peer) this.line?.say({ kind: 'offer', call, session });
  }

  private wayBecame(state: 'here' | 'gone' | 'over') {
    if (state === 'over') this.hangUp();
    this.become(state === 'here' ? 'watched' : 'lost');
    this.tell();
  }

  private watch(board: TableWord | undefined) {
    if (!board) return;
    const nowMs = performance.now();
    const went = farthest(this.board?.outline, board.outline);
    if (went >= this.wanders || nowMs - this.wanderedMs > WANDER_MS) {
      this.wanders = went;
      this.wanderedMs = nowMs;
    }
    this.board = board;
    this.optics.see(board, nowMs);
    this.changed();
  }

  private beat() {
    if (this.link !== 'watched') this.sayHere();
    this.tell();
    // What took the camera away has let go of it, perhaps without a word.
    if (document.visibilityState === 'visible' && this.trouble !== 'permission-denied') void this.openCamera();
  }

  private sayHere() {
    if (this.camera) this.line?.say({ kind: 'here', name: this.phone.name });
  }

  private tell() {
    const { battery } = this;
    const asleep = document.visibilityState !== 'visible' || !this.camera;
    this.peer?.say(JSON.stringify({ asleep, ...(battery ? { battery } : {}) } satisfies PhoneWord));
  }

  private handleShown() {
    this.tell();
    if (document.visibilityState !== 'visible') return;
    this.sayHere();
    void this.openCamera();
  }

  /** Something else has the camera now, such as a call. */
  private handleTaken() {
    this.camera = undefined;
    this.trouble = 'camera-in-use';
    this.tell();
    this.changed();
  }

  private hangUp() {
    const { peer } = this;
    this.peer = undefined;
    this.call = undefined;
    peer?.close();
  }

  private become(link: CameraLink) {
    if (link === 'waiting') this.board = undefined;
    this.link = link;
    this.changed();
  }
}
