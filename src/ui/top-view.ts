import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { LayoutCheck } from '../match/check-layout.ts';
import type { LyingDisc, Reconciled } from '../match/reconcile.ts';
import type { GhostPlace } from '../match/restore.ts';
import type { SeenPath } from '../match/seen-shot.ts';
import { discWord } from './disc-words.ts';
import './drawn-board.ts';
import type { DrawnDisc, DrawnGhost } from './drawn-board.ts';
import { drawPaths } from './shot-paths.ts';

/**
 * The board as the camera understands it, from above: what lies there, what should as ghosts, and the last shot's ways.
 *
 * @fires surface-pointed - detail: where on the surface, while discs can be pointed at.
 */
@customElement('carrom-top-view')
@localized()
export class TopView extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      place-items: center;
    }
    carrom-drawn-board {
      width: 100%;
    }
  `;

  /** What lies on the surface now. */
  @property({ attribute: false }) discs: readonly LyingDisc[] = [];

  /** How it lay before the last shot, while that is shown, to restore what was disturbed. */
  @property({ attribute: false }) earlier?: readonly GhostPlace[] | undefined;

  /** What is to be done after the ruling. */
  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Before a break: is it laid out? */
  @property({ attribute: false }) layout?: LayoutCheck | undefined;

  /** The ways of the last shot. */
  @property({ attribute: false }) paths: readonly SeenPath[] = [];

  /** A person points at discs: each is a button. */
  @property({ type: Boolean }) pointing = false;

  protected override render() {
    return html`<carrom-drawn-board
      .discs=${this.drawn()}
      .ghosts=${this.ghosts()}
      .drawing=${this.drawing()}
      .label=${this.label()}
      @disc-tapped=${({ detail }: CustomEvent<string>) => this.handlePointed(Number(detail))}
    ></carrom-drawn-board>`;
  }

  private drawing(): TemplateResult | undefined {
    const { paths } = this;
    if (paths.length === 0) return undefined;
    return svg`${guard([paths], () => drawPaths(paths))}`;
  }

  private label(): string {
    const count = (kind: LyingDisc['kind']) => this.discs.filter(disc => disc.kind === kind).length;
    return msg(str`The camera sees ${count('white')} white, ${count('black')} black, ${count('queen')} queen.`);
  }

  private ghosts(): readonly DrawnGhost[] {
    if (this.earlier) return this.earlier.map(({ kind, at, restored }) => ({ disc: kind, at, done: restored }));
    if (this.layout) {
      const { swapped, astray } = this.layout;
      return [...swapped, ...astray].map(at => ({ disc: 'striker' as const, at, done: false }));
    }
    return (this.reconciled?.tasks ?? []).flatMap(task =>
      task.kind === 'put-back' ? task.ghosts.map(at => ({ disc: task.back.piece, at, done: false })) : [],
    );
  }

  private drawn(): readonly DrawnDisc[] {
    return this.discs.map(({ kind, at }, i) => ({
      disc: kind,
      at,
      ...(this.pointing ? { tap: { id: `${i}`, label: discWord(kind), chosen: false } } : {}),
    }));
  }

  private handlePointed(i: number) {
    const at = this.discs[i]?.at;
    if (at) this.dispatchEvent(new CustomEvent('surface-pointed', { detail: at, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-top-view': TopView;
  }
}
