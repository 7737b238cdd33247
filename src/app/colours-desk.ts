import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { DISCS, type Disc } from '../carrom/discs.ts';
import type { OnSurface } from '../carrom/surface.ts';
import { type ColoursPlace, keepColoursOf, readKeptColours } from '../io/kept-colours.ts';
import type { VisionWorker } from '../io/vision-worker.ts';
import type { Taught } from '../ui/colour-teacher.ts';
import '../ui/colour-teacher.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import { noColours } from '../vision/detect/table-colours.ts';

/** What was learnt by itself is kept this often: a lamp that is switched on should not be forgotten, nor cost much. */
const KEEP_EVERY_MS = 20_000;

/**
 * The colours of this table's set: taught by a person, learnt by itself, kept with table and camera.
 *
 * @fires teaching-changed - detail: whether discs can be pointed at.
 */
@customElement('carrom-colours-desk')
@localized()
export class ColoursDesk extends LitElement {
  // Where there is nothing to say it takes no room.
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property({ attribute: false }) vision?: VisionWorker | undefined;

  /** The table and its camera, while a camera runs: recordings come from anywhere. */
  @property({ attribute: false }) place?: ColoursPlace | undefined;

  /** The board is found: there is something to point at. */
  @property({ type: Boolean }) canTeach = false;

  @state() private teaching = false;
  @state() private wanted: Disc = 'white';
  @state() private shown: ReadonlySet<Disc> = new Set();
  @state() private taught?: Taught | undefined;
  private keeping: ReturnType<typeof setInterval> | undefined;

  /** Another picture runs: it has its own colours, those of last time if it was here before. */
  async begin(vision: VisionWorker, place: ColoursPlace | undefined) {
    Object.assign(this, { teaching: false, taught: undefined, shown: new Set() });
    this.tell();
    await vision.api.useColours((place && readKeptColours(place)) ?? noColours);
  }

  toggle() {
    if (!this.canTeach && !this.teaching) return;
    this.teaching = !this.teaching;
    this.taught = undefined;
    this.tell();
  }

  /** A person points there while teaching. */
  async point(at: OnSurface) {
    if (!this.teaching || !this.vision) return;
    const kind = this.wanted;
    const learnt = await this.vision.api.teachColour(kind, at);
    this.taught = { kind, learnt };
    if (!learnt) return;
    this.shown = new Set([...this.shown, kind]);
    this.wanted = DISCS.find(disc => !this.shown.has(disc)) ?? kind;
    await this.keep();
  }

  override connectedCallback() {
    super.connectedCallback();
    this.keeping = setInterval(() => void this.keep(), KEEP_EVERY_MS);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.keeping);
  }

  protected override render() {
    if (this.teaching) {
      return html`<carrom-colour-teacher
        .wanted=${this.wanted}
        .shown=${this.shown}
        .taught=${this.taught}
        @kind-chosen=${({ detail }: CustomEvent<Disc>) => {
          this.wanted = detail;
        }}
        @teaching-closed=${this.toggle}
        @colours-forgotten=${this.handleForget}
      ></carrom-colour-teacher>`;
    }
    return this.canTeach
      ? html`<div class="row"><button @click=${this.toggle}>${msg('Teach colours')}</button></div>`
      : nothing;
  }

  private async keep() {
    const { vision, place } = this;
    if (!vision || !place || !this.canTeach) return;
    const colours = await vision.api.colours();
    if (place.cameraId === this.place?.cameraId && Object.keys(colours).length > 0) keepColoursOf(place, colours);
  }

  private async handleForget() {
    Object.assign(this, { shown: new Set(), taught: undefined });
    if (this.place) keepColoursOf(this.place, undefined);
    await this.vision?.api.useColours(noColours);
  }

  private tell() {
    this.dispatchEvent(new CustomEvent('teaching-changed', { detail: this.teaching }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-colours-desk': ColoursDesk;
  }
}
