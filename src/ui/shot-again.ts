import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { SeenPath, SeenShotNote } from '../match/seen-shot.ts';
import './drawn-board.ts';
import type { DrawnDisc } from './drawn-board.ts';
import { sharedStyles } from './shared-styles.ts';
import { drawPaths } from './shot-paths.ts';

/** Half as fast as it was: eyes follow that. */
const SLOWER = 2;

/** Where a disc of this path is at this time; undefined once it has dropped. */
const placeAt = ({ points, pocketed, disc }: SeenPath, ms: number): DrawnDisc | undefined => {
  const next = points.findIndex(point => point[2] > ms);
  const [last] = points.slice(-1);
  if (next < 0) return pocketed || !last ? undefined : { disc, at: { xMm: last[0], yMm: last[1] } };
  const [to, from] = [points[next], points[Math.max(0, next - 1)]];
  if (!to || !from) return undefined;
  const part = to[2] > from[2] ? Math.max(0, (ms - from[2]) / (to[2] - from[2])) : 0;
  return { disc, at: { xMm: from[0] + part * (to[0] - from[0]), yMm: from[1] + part * (to[1] - from[1]) } };
};

/** A shot that the camera saw, drawn again: the ways of the discs, and on request their run. */
@customElement('carrom-shot-again')
@localized()
export class ShotAgain extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      figure {
        margin: 0;
        display: grid;
        gap: 0.5rem;
        justify-items: center;
      }
      carrom-drawn-board {
        width: min(100%, 22rem);
      }
    `,
  ];

  @property({ attribute: false }) note?: SeenShotNote | undefined;

  /** Milliseconds since the flick while it runs. */
  @state() private atMs?: number | undefined;
  private request = 0;

  override disconnectedCallback() {
    super.disconnectedCallback();
    cancelAnimationFrame(this.request);
  }

  protected override render() {
    const { note } = this;
    if (!note || note.paths.length === 0) return nothing;
    const at = this.atMs;
    const discs = note.paths.flatMap(path => placeAt(path, at ?? 0) ?? []);
    return html`
      <figure>
        <carrom-drawn-board
          .discs=${discs}
          .drawing=${at === undefined ? drawPaths(note.paths) : undefined}
          .label=${msg('The shot as the camera saw it')}
        ></carrom-drawn-board>
        <button ?disabled=${at !== undefined} @click=${this.handlePlay}>${msg('See it again')}</button>
      </figure>
    `;
  }

  private handlePlay() {
    const lengthMs = Math.max(...(this.note?.paths ?? []).map(({ points }) => points.at(-1)?.[2] ?? 0));
    const startMs = performance.now();
    const step = () => {
      const ms = (performance.now() - startMs) / SLOWER;
      this.atMs = ms < lengthMs + 400 ? ms : undefined;
      if (this.atMs !== undefined) this.request = requestAnimationFrame(step);
    };
    step();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-again': ShotAgain;
  }
}
