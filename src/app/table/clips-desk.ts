import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../ui/clip-settings.ts';
import type { ClipsNow } from '../../ui/clip-settings.ts';
import { deskStyles } from './desk-styles.ts';
import type { ClipsWish } from './session/table-clips.ts';
import type { TableSession } from './session/table-session.ts';
import { wish } from './table-wish.ts';

/** How it stands with the clips of this table. */
export const clipsNow = ({ clips, picture }: TableSession): ClipsNow => {
  const { running } = picture.now;
  return {
    video: clips.chosen.video ?? true,
    preRollS: clips.chosen.preRollS ?? 3,
    budgetMb: clips.budgetMb,
    count: clips.notes.length,
    bytes: clips.bytes,
    trouble: clips.trouble,
    recording: running && running.route !== 'file' ? (running.recorder?.state ?? 'none') : undefined,
  };
};

/**
 * Shots on video: what is kept of them.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-clips-desk')
@localized()
export class ClipsDesk extends LitElement {
  static override styles = deskStyles;

  @property({ attribute: false }) now?: ClipsNow;

  protected override render() {
    if (!this.now) return nothing;
    return html`<carrom-clip-settings
      .now=${this.now}
      @clips-wished=${({ detail }: CustomEvent<ClipsWish>) => wish(this, { kind: 'clips', wish: detail })}
    ></carrom-clip-settings>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-clips-desk': ClipsDesk;
  }
}
