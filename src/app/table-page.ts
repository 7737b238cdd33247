import { localized, msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { InPicture } from '../carrom/lens.ts';
import type { OnSurface } from '../carrom/surface.ts';
import { type CameraChoice, listCameras, watchCameras } from '../io/camera.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { GhostPlace } from '../match/restore.ts';
import '../ui/health-panel.ts';
import type { KeyWish } from '../ui/key-help.ts';
import '../ui/language-switch.ts';
import '../ui/live-picture.ts';
import '../ui/notice-card.ts';
import type { PictureLines } from '../ui/picture-lines.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/source-picker.ts';
import { surfaceAt } from '../vision/surface/surface-fit.ts';
import './colours-desk.ts';
import type { ColoursDesk } from './colours-desk.ts';
import { canvasOf, healthView } from './health-view.ts';
import { type HubPlace, keptStorage, readHubPlace, tabStorage, watchForToken } from './hub-place.ts';
import { currentLanguage, switchLanguage } from './language.ts';
import './match-desk.ts';
import type { MatchDesk } from './match-desk.ts';
import { marksOn } from './picture-marks.ts';
import { PictureRunner } from './picture-runner.ts';
import { coloursPlace, fitPlace } from './places.ts';
import { playsFor } from './source-wish.ts';
import './surface-desk.ts';
import type { SurfaceDesk } from './surface-desk.ts';
import { tablePageStyles } from './table-page-styles.ts';
import './trouble-notice.ts';

/** The whole product on one page: the picture, what is seen in it, and the match. */
@customElement('carrom-table-page')
@localized()
export class TablePage extends LitElement {
  static override styles = [sharedStyles, tablePageStyles];

  @state() private cameras: readonly CameraChoice[] = [];
  @state() private peeked?: HTMLCanvasElement | undefined;
  @state() private lines?: PictureLines | undefined;
  @state() private ghosts: readonly GhostPlace[] = [];
  @state() private teaching = false;
  /** Read at once, whatever is shown: a token must not stay in the address bar. */
  @state() private place: HubPlace = readHubPlace(location, tabStorage(), keptStorage());
  @query('carrom-match-desk') private desk?: MatchDesk;
  @query('carrom-surface-desk') private surfaceDesk?: SurfaceDesk;
  @query('carrom-colours-desk') private coloursDesk?: ColoursDesk;
  private readonly table = new URLSearchParams(location.search).get('table') ?? '1';
  private forgetCameras = () => {};
  private forgetToken = () => {};

  private readonly picture = new PictureRunner({
    changed: () => this.requestUpdate(),
    over: () => {
      this.peeked = undefined;
      this.desk?.startOver();
    },
    seen: seen => this.desk?.see(seen),
    began: async (running, vision, wish, afresh) => {
      if (afresh) await this.desk?.playFor(playsFor(wish));
      await this.coloursDesk?.begin(vision, coloursPlace(running, this.table));
      if (running.cameraId) keepPreferences({ cameraId: running.cameraId });
      await this.refreshCameras();
    },
    camera: () => {
      const remembered = readPreferences().cameraId;
      return this.cameras.some(({ id }) => id === remembered) ? remembered : undefined;
    },
  });

  override connectedCallback() {
    super.connectedCallback();
    this.forgetCameras = watchCameras(() => this.refreshCameras());
    this.forgetToken = watchForToken(() => {
      this.place = readHubPlace(location, tabStorage(), keptStorage());
    });
    void this.refreshCameras();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetCameras();
    this.forgetToken();
    this.picture.end();
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
          .place=${this.place}
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
    const { running, seen, wish, ended } = this.picture;
    return html`
      <section class="card picture" aria-label=${msg('Picture')}>
        <carrom-live-picture
          .picture=${running?.picture}
          .lines=${running && this.lines}
          .marks=${running && marksOn(seen, this.lines !== undefined, this.ghosts)}
          .pointing=${this.teaching}
          @picture-pointed=${({ detail }: CustomEvent<InPicture>) => this.handlePointed(detail)}
        ><p class="welcome">${msg('Point a webcam at your board from above, open a recording, or watch the demo table.')}</p></carrom-live-picture>
        <carrom-trouble-notice
          .trouble=${this.picture.trouble}
          .eyes=${this.picture.eyes.trouble}
          .ended=${ended ? wish?.kind : undefined}
          @again-wanted=${() => this.picture.again()}
          @anew-wanted=${() => this.picture.anew()}
          @demo-wanted=${() => this.picture.start({ kind: 'demo' })}
          @camera-wanted=${() => this.picture.start({ kind: 'camera' })}
          @notice-read=${() => this.picture.eyes.understood()}
        ></carrom-trouble-notice>
        <carrom-surface-desk
          .vision=${this.picture.keeper.now}
          .picture=${running?.picture}
          .now=${running && seen?.surface}
          .place=${fitPlace(running, seen)}
          @lines-changed=${({ detail }: CustomEvent<PictureLines | undefined>) => {
            this.lines = detail;
          }}
        ></carrom-surface-desk>
        <carrom-colours-desk
          .vision=${this.picture.keeper.now}
          .place=${coloursPlace(running, this.table)}
          .canTeach=${running !== undefined && (seen?.discs.length ?? 0) > 0}
          @teaching-changed=${({ detail }: CustomEvent<boolean>) => {
            this.teaching = detail;
          }}
        ></carrom-colours-desk>
        <carrom-source-picker
          .cameras=${this.cameras}
          .cameraId=${running?.cameraId ?? ''}
          .using=${running && !ended ? (wish?.kind ?? 'nothing') : 'nothing'}
          @camera-chosen=${({ detail }: CustomEvent<string | undefined>) => this.picture.start({ kind: 'camera', ...(detail ? { id: detail } : {}) })}
          @file-chosen=${({ detail }: CustomEvent<File>) => this.picture.start({ kind: 'file', file: detail })}
          @demo-chosen=${() => this.picture.start({ kind: 'demo' })}
          @studio-chosen=${() => this.picture.start({ kind: 'studio' })}
        ></carrom-source-picker>
        <p class="quiet">${msg('Or drop a recording anywhere on this page. The video never leaves this computer.')}</p>
      </section>
    `;
  }

  private health() {
    const { seen, running, keeper, eyes } = this.picture;
    return seen && running && healthView(seen, running, keeper.threads, eyes);
  }

  private async refreshCameras() {
    this.cameras = await listCameras();
  }

  private async handleUnwanted() {
    this.picture.stop();
    await this.desk?.playFor('the-match');
  }

  private async handlePeek() {
    const pixels = await this.picture.keeper.now?.api.peek();
    if (pixels) this.peeked = canvasOf(pixels);
  }

  private handlePointed(pixel: InPicture) {
    const surface = this.picture.seen?.surface;
    if (surface?.kind === 'found') void this.coloursDesk?.point(surfaceAt(surface.fit, pixel));
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }

  private handleDrop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void this.picture.start({ kind: 'file', file });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-table-page': TablePage;
  }
}
