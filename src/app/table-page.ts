import { localized, msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { InPicture } from '../carrom/lens.ts';
import type { OnSurface } from '../carrom/surface.ts';
import { type CameraChoice, listCameras, watchCameras } from '../io/camera.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { VisionWorker } from '../io/vision-worker.ts';
import type { GhostPlace } from '../match/restore.ts';
import '../ui/health-panel.ts';
import type { KeyWish } from '../ui/key-help.ts';
import '../ui/language-switch.ts';
import '../ui/live-picture.ts';
import '../ui/notice-card.ts';
import type { PictureLines } from '../ui/picture-lines.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/source-picker.ts';
import type { Seen } from '../vision/look.ts';
import { surfaceAt } from '../vision/surface-fit.ts';
import './colours-desk.ts';
import type { ColoursDesk } from './colours-desk.ts';
import { EyeWatch } from './eye-watch.ts';
import { canvasOf, healthView } from './health-view.ts';
import { currentLanguage, switchLanguage } from './language.ts';
import './match-desk.ts';
import type { MatchDesk } from './match-desk.ts';
import type { Trouble } from './messages.ts';
import { marksOn } from './picture-marks.ts';
import { coloursPlace, fitPlace } from './places.ts';
import type { RunningSource } from './source.ts';
import { openWish, playsFor, type Wish } from './source-wish.ts';
import './surface-desk.ts';
import type { SurfaceDesk } from './surface-desk.ts';
import { tablePageStyles } from './table-page-styles.ts';
import './trouble-notice.ts';
import { VisionKeeper } from './vision-keeper.ts';

/** The network may load, or its graphics card go away, at any time: asked for about once a second. */
const ASK_EVERY_FRAMES = 30;
/** The page is drawn anew this often at most: eyes need no more, and the main thread stays free. */
const REDRAW_MS = 100;
/** An analysis that dies again so soon is not started by itself. */
const TRUST_MS = 60_000;

/** The whole product on one page: the picture, what is seen in it, and the match. */
@customElement('carrom-table-page')
@localized()
export class TablePage extends LitElement {
  static override styles = [sharedStyles, tablePageStyles];

  @state() private cameras: readonly CameraChoice[] = [];
  @state() private wish?: Wish | undefined;
  @state() private running?: RunningSource | undefined;
  @state() private ended = false;
  @state() private trouble?: Trouble | undefined;
  @state() private seen?: Seen | undefined;
  @state() private peeked?: HTMLCanvasElement | undefined;
  @state() private lines?: PictureLines | undefined;
  @state() private ghosts: readonly GhostPlace[] = [];
  @state() private teaching = false;
  @query('carrom-match-desk') private desk?: MatchDesk;
  @query('carrom-surface-desk') private surfaceDesk?: SurfaceDesk;
  @query('carrom-colours-desk') private coloursDesk?: ColoursDesk;
  private readonly eyes = new EyeWatch(() => this.requestUpdate());
  private readonly keeper = new VisionKeeper(() => void this.handleWorkerDied());
  private readonly table = new URLSearchParams(location.search).get('table') ?? '1';
  private latest?: Seen | undefined;
  private redraw: ReturnType<typeof setTimeout> | undefined;
  private diedMs = Number.NEGATIVE_INFINITY;
  private forgetCameras = () => {};

  override connectedCallback() {
    super.connectedCallback();
    this.forgetCameras = watchCameras(() => this.refreshCameras());
    void this.refreshCameras();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetCameras();
    this.running?.stop();
    this.keeper.end();
  }

  protected override render() {
    return html`
      <header>
        <h1><img src="./icon.svg" alt="" width="40" height="40" /> Carrom Umpire</h1>
        <carrom-language-switch
          .language=${currentLanguage()}
          @language-chosen=${({ detail }: CustomEvent<string>) => this.handleLanguage(detail)}
        ></carrom-language-switch>
      </header>
      <main @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${this.handleDrop}>
        <carrom-match-desk
          .pointing=${this.teaching}
          @picture-unwanted=${this.handleUnwanted}
          @key-wished=${({ detail }: CustomEvent<KeyWish>) => (detail === 'teach' ? this.coloursDesk?.toggle() : this.surfaceDesk?.toggleLines())}
          @ghosts-changed=${({ detail }: CustomEvent<readonly GhostPlace[] | undefined>) => {
            this.ghosts = detail ?? [];
          }}
          @surface-pointed=${({ detail }: CustomEvent<OnSurface>) => this.coloursDesk?.point(detail)}
        >
          ${this.renderPicture()}
          <carrom-health-panel slot="below" .health=${this.health()} .peeked=${this.peeked} @peek-wanted=${this.handlePeek}></carrom-health-panel>
        </carrom-match-desk>
      </main>
    `;
  }

  private renderPicture() {
    return html`
      <section class="card picture" aria-label=${msg('Picture')}>
        <carrom-live-picture
          .picture=${this.running?.picture}
          .lines=${this.running && this.lines}
          .marks=${this.running && marksOn(this.seen, this.lines !== undefined, this.ghosts)}
          .pointing=${this.teaching}
          @picture-pointed=${({ detail }: CustomEvent<InPicture>) => this.handlePointed(detail)}
        ><p class="welcome">${msg('Point a webcam at your board from above, open a recording, or watch the demo table.')}</p></carrom-live-picture>
        <carrom-trouble-notice
          .trouble=${this.trouble}
          .eyes=${this.eyes.trouble}
          .ended=${this.ended ? this.wish?.kind : undefined}
          @again-wanted=${this.handleAgain}
          @anew-wanted=${this.handleAnew}
          @demo-wanted=${() => this.start({ kind: 'demo' })}
          @camera-wanted=${() => this.start({ kind: 'camera' })}
          @notice-read=${() => this.eyes.understood()}
        ></carrom-trouble-notice>
        <carrom-surface-desk
          .vision=${this.keeper.now}
          .picture=${this.running?.picture}
          .now=${this.running && this.seen?.surface}
          .place=${fitPlace(this.running, this.seen)}
          @lines-changed=${({ detail }: CustomEvent<PictureLines | undefined>) => {
            this.lines = detail;
          }}
        ></carrom-surface-desk>
        <carrom-colours-desk
          .vision=${this.keeper.now}
          .place=${coloursPlace(this.running, this.table)}
          .canTeach=${this.running !== undefined && (this.seen?.discs.length ?? 0) > 0}
          @teaching-changed=${({ detail }: CustomEvent<boolean>) => {
            this.teaching = detail;
          }}
        ></carrom-colours-desk>
        <carrom-source-picker
          .cameras=${this.cameras}
          .cameraId=${this.running?.cameraId ?? ''}
          .using=${this.running && !this.ended ? (this.wish?.kind ?? 'nothing') : 'nothing'}
          @camera-chosen=${({ detail }: CustomEvent<string | undefined>) => this.start({ kind: 'camera', ...(detail ? { id: detail } : {}) })}
          @file-chosen=${({ detail }: CustomEvent<File>) => this.start({ kind: 'file', file: detail })}
          @demo-chosen=${() => this.start({ kind: 'demo' })}
          @studio-chosen=${() => this.start({ kind: 'studio' })}
        ></carrom-source-picker>
        <p class="quiet">${msg('Or drop a recording anywhere on this page. The video never leaves this computer.')}</p>
      </section>
    `;
  }

  private health() {
    return this.seen && this.running && healthView(this.seen, this.running, this.keeper.threads, this.eyes);
  }

  /** `fromMs`: a recording goes on from there, for the same match. */
  private async start(wish: Wish, fromMs = 0) {
    this.running?.stop();
    this.desk?.startOver();
    const nothingYet = { running: undefined, trouble: undefined, seen: undefined, peeked: undefined };
    Object.assign(this, {
      wish,
      ended: false,
      latest: undefined,
      blurred: null,
      model: { state: 'waiting' },
      ...nothingYet,
    });
    this.eyes.startOver();
    const vision = await this.keeper.ready();
    if (!vision) {
      this.trouble = 'no-worker';
      return;
    }
    const result = await openWish(wish, vision, this.events(wish, vision), this.rememberedCamera(), fromMs);
    if (this.wish !== wish) {
      if ('stop' in result) result.stop(); // another source was chosen meanwhile
    } else if ('trouble' in result) {
      this.trouble = result.trouble;
    } else {
      if (fromMs === 0) await this.desk?.playFor(playsFor(wish));
      this.running = result;
      await this.coloursDesk?.begin(vision, coloursPlace(this.running, this.table));
      if (result.cameraId) keepPreferences({ cameraId: result.cameraId });
    }
    await this.refreshCameras();
  }

  private events(wish: Wish, vision: VisionWorker) {
    return {
      seen: (seen: Seen) => {
        if (this.wish !== wish) return;
        this.keeper.heard();
        this.show(seen);
        this.desk?.see(seen);
        if (seen.frames.analysed % ASK_EVERY_FRAMES === 1) void this.askEyes(vision);
      },
      trouble: (trouble: Trouble) => this.handleTrouble(wish, trouble),
      ended: () => {
        if (this.wish === wish) this.ended = true;
      },
    };
  }

  /** Shows the newest answer, not every one. */
  private show(seen: Seen) {
    this.latest = seen;
    this.redraw ??= setTimeout(() => {
      this.redraw = undefined;
      this.seen = this.latest;
    }, REDRAW_MS);
  }

  private rememberedCamera(): string | undefined {
    const remembered = readPreferences().cameraId;
    return this.cameras.some(({ id }) => id === remembered) ? remembered : undefined;
  }

  private askEyes(vision: VisionWorker) {
    return this.eyes.ask(
      vision,
      () => this.latest?.surface.kind === 'found',
      () => vision === this.keeper.now,
    );
  }

  private async refreshCameras() {
    this.cameras = await listCameras();
  }

  /** A worker that has died once is started again by itself; the match was never in it. */
  private async handleWorkerDied() {
    const { wish, latest } = this;
    const again = performance.now() - this.diedMs < TRUST_MS;
    this.diedMs = performance.now();
    this.running?.stop();
    Object.assign(this, { running: undefined, seen: undefined });
    if (again || !wish) {
      this.trouble = 'worker-failed';
      return;
    }
    await this.updateComplete;
    await this.start(wish, (latest?.atMs ?? 0) + 1);
    if (this.running) this.eyes.startOver('restarted');
  }

  private handleTrouble(wish: Wish, trouble: Trouble) {
    if (this.wish !== wish) return;
    this.trouble = trouble;
    if (trouble !== 'file-breaks-off') {
      this.running?.stop();
      Object.assign(this, { running: undefined, seen: undefined });
    }
  }

  private handleAgain() {
    if (this.wish) void this.start(this.wish);
  }

  /** With another worker: what could not be loaded is tried again from the ground up. */
  private handleAnew() {
    this.running?.stop();
    this.keeper.end();
    const atMs = this.latest?.atMs ?? 0;
    if (this.wish) void this.start(this.wish, atMs + 1);
  }

  private async handleUnwanted() {
    this.running?.stop();
    this.desk?.startOver();
    Object.assign(this, { wish: undefined, running: undefined, seen: undefined, ended: false });
    await this.desk?.playFor('the-match');
  }

  private async handlePeek() {
    const pixels = await this.keeper.now?.api.peek();
    if (pixels) this.peeked = canvasOf(pixels);
  }

  private handlePointed(pixel: InPicture) {
    const surface = this.seen?.surface;
    if (surface?.kind === 'found') void this.coloursDesk?.point(surfaceAt(surface.fit, pixel));
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }

  private handleDrop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void this.start({ kind: 'file', file });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-table-page': TablePage;
  }
}
