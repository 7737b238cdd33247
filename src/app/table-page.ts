import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { type CameraChoice, listCameras, watchCameras } from '../io/camera.ts';
import type { FitPlace } from '../io/kept-fits.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import { startVisionWorker, type VisionWorker } from '../io/vision-worker.ts';
import type { HealthView, ModelView } from '../ui/health-panel.ts';
import '../ui/health-panel.ts';
import '../ui/language-switch.ts';
import '../ui/live-picture.ts';
import '../ui/notice-card.ts';
import type { PictureLines } from '../ui/picture-lines.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/source-picker.ts';
import type { Seen } from '../vision/look.ts';
import { startDemo } from './demo.ts';
import { currentLanguage, switchLanguage } from './language.ts';
import { startStudio } from './live-studio.ts';
import './match-desk.ts';
import type { MatchDesk } from './match-desk.ts';
import { type Trouble, troubleWords } from './messages.ts';
import { modelView } from './model-view.ts';
import { type RunningSource, type SourceResult, startCamera, startRecording } from './source.ts';
import './surface-desk.ts';
import { surfaceView } from './surface-view.ts';
import { tablePageStyles } from './table-page-styles.ts';

type Wish =
  | { readonly kind: 'camera'; readonly id?: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'demo' }
  | { readonly kind: 'studio' };

/** The network may load, or its graphics card go away, at any time: asked for about once a second. */
const ASK_EVERY_FRAMES = 30;

/** The whole product on one page: the picture, what is seen in it, and the match. */
@customElement('carrom-table-page')
@localized()
export class TablePage extends LitElement {
  static override styles = [sharedStyles, tablePageStyles];

  @state() private cameras: readonly CameraChoice[] = [];
  @state() private wish?: Wish;
  @state() private running?: RunningSource;
  @state() private trouble?: Trouble;
  @state() private seen?: Seen;
  @state() private peeked?: HTMLCanvasElement;
  @state() private lines?: PictureLines | undefined;
  @query('carrom-match-desk') private desk?: MatchDesk;
  private threads = 1;
  private model: ModelView = { state: 'waiting' };
  private vision?: VisionWorker;
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
    this.vision?.end();
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
        <carrom-match-desk>
        <section class="card picture" aria-label=${msg('Picture')}>
          <carrom-live-picture .picture=${this.running?.picture} .lines=${this.running && this.lines}>${this.renderWelcome()}</carrom-live-picture>
          ${this.renderTrouble()}
          <carrom-surface-desk
            .vision=${this.vision}
            .picture=${this.running?.picture}
            .now=${this.running && this.seen?.surface}
            .place=${this.place()}
            @lines-changed=${({ detail }: CustomEvent<PictureLines | undefined>) => this.handleLines(detail)}
          ></carrom-surface-desk>
          <carrom-source-picker
            .cameras=${this.cameras}
            .cameraId=${this.running?.cameraId ?? ''}
            .using=${this.running ? (this.wish?.kind ?? 'nothing') : 'nothing'}
            @camera-chosen=${({ detail }: CustomEvent<string | undefined>) => this.start({ kind: 'camera', ...(detail ? { id: detail } : {}) })}
            @file-chosen=${({ detail }: CustomEvent<File>) => this.start({ kind: 'file', file: detail })}
            @demo-chosen=${() => this.start({ kind: 'demo' })}
            @studio-chosen=${() => this.start({ kind: 'studio' })}
          ></carrom-source-picker>
          <p class="quiet">${msg('Or drop a recording anywhere on this page. The video never leaves this computer.')}</p>
        </section>
        <carrom-health-panel slot="below" .health=${this.health()} .peeked=${this.peeked} @peek-wanted=${this.handlePeek}></carrom-health-panel>
        </carrom-match-desk>
      </main>
    `;
  }

  private renderWelcome() {
    return html`<p class="welcome">${msg('Point a webcam at your board from above, open a recording, or watch the demo table.')}</p>`;
  }

  private renderTrouble() {
    if (!this.trouble) return nothing;
    const { heading, says } = troubleWords(this.trouble);
    return html`
      <carrom-notice .heading=${heading} .says=${says}>
        <button class="primary" @click=${() => this.wish && this.start(this.wish)}>${msg('Try again')}</button>
        <button @click=${() => this.start({ kind: 'demo' })}>${msg('Demo table')}</button>
      </carrom-notice>
    `;
  }

  /** Whose fit it is: kept for cameras, which stand where they stood; recordings come from anywhere. */
  private place(): FitPlace | undefined {
    if (!this.running?.cameraId || !this.seen) return undefined;
    return { cameraId: this.running.cameraId, widthPx: this.seen.widthPx, heightPx: this.seen.heightPx };
  }

  private health(): HealthView | undefined {
    if (!this.seen || !this.running) return undefined;
    const { widthPx, heightPx, frames, light, surface } = this.seen;
    const seen = { widthPx, heightPx, ...frames, light: light.verdict, surface: surfaceView(surface) };
    return { ...seen, threads: this.threads, route: this.running.route, model: this.model };
  }

  private async start(wish: Wish) {
    this.running?.stop();
    this.desk?.startOver();
    Object.assign(this, { wish, running: undefined, trouble: undefined, seen: undefined, peeked: undefined });
    const result = await this.open(wish);
    if (this.wish !== wish) {
      if ('stop' in result) result.stop(); // another source was chosen meanwhile
    } else if ('trouble' in result) {
      this.trouble = result.trouble;
    } else {
      this.running = result;
      if (result.cameraId) keepPreferences({ cameraId: result.cameraId });
    }
    await this.refreshCameras();
  }

  private async open(wish: Wish): Promise<SourceResult> {
    const vision = await this.readyVision();
    const events = {
      seen: (seen: Seen) => {
        this.seen = seen;
        this.desk?.see(seen);
        if (seen.frames.analysed % ASK_EVERY_FRAMES === 1) void this.refreshModel(vision);
      },
      trouble: (trouble: Trouble) => this.handleTrouble(wish, trouble),
    };
    if (wish.kind === 'file') return startRecording(vision, wish.file, events);
    if (wish.kind === 'demo') return startDemo(vision, events);
    if (wish.kind === 'studio') return startStudio(vision, events);
    const remembered = readPreferences().cameraId;
    const known = this.cameras.some(({ id }) => id === remembered) ? remembered : undefined;
    return startCamera(vision, wish.id ?? known, events);
  }

  private async readyVision(): Promise<VisionWorker> {
    if (this.vision) return this.vision;
    const vision = startVisionWorker(() => this.handleWorkerFailed());
    this.vision = vision;
    const prepared = await vision.api.prepare();
    if (prepared.ok) this.threads = prepared.value.threads;
    else this.trouble = 'worker-failed';
    return vision;
  }

  private async refreshModel(vision: VisionWorker) {
    this.model = modelView(await vision.api.detector());
  }

  private async refreshCameras() {
    this.cameras = await listCameras();
  }

  private handleWorkerFailed() {
    this.vision?.end();
    this.running?.stop();
    Object.assign(this, { vision: undefined, running: undefined, trouble: 'worker-failed' });
  }

  private handleTrouble(wish: Wish, trouble: Trouble) {
    if (this.wish !== wish) return;
    this.trouble = trouble;
    if (trouble !== 'file-breaks-off') {
      this.running?.stop();
      Object.assign(this, { running: undefined, seen: undefined });
    }
  }

  private async handlePeek() {
    const pixels = await this.vision?.api.peek();
    if (!pixels) return;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: pixels.width, height: pixels.height });
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels.bytes), pixels.width), 0, 0);
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', msg('The last frame as the analysis got it'));
    this.peeked = canvas;
  }

  private handleLines(lines: PictureLines | undefined) {
    this.lines = lines;
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
