import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../ui/clip-settings.ts';
import type { ClipsNow } from '../../ui/clip-settings.ts';
import '../../ui/match-highlights.ts';
import type { MatchView } from '../../match/replay.ts';
import { type ClipsOfMatch, noClips, shotWords } from './clips-of-match.ts';
import { deskStyles } from './desk-styles.ts';
import type { AutoReplayWish } from './session/auto-replay.ts';
import type { ClipsWish } from './session/table-clips.ts';
import type { TableSession } from './session/table-session.ts';
import { wish } from './table-wish.ts';

/** How it stands with the clips of this table. */
export const clipsNow = ({ clips, picture, auto }: TableSession): ClipsNow => {
  const { running } = picture.now;
  return {
    video: clips.chosen.video ?? true,
    preRollS: clips.chosen.preRollS ?? 3,
    budgetMb: clips.budgetMb,
    count: clips.notes.length,
    bytes: clips.bytes,
    events: auto.events,
    delayS: auto.delayS,
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

  /** The match whose shots they are. */
  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) clips: ClipsOfMatch = noClips;

  protected override render() {
    if (!this.now) return nothing;
    return html`<carrom-clip-settings
      .now=${this.now}
      @clips-wished=${({ detail }: CustomEvent<ClipsWish>) => wish(this, { kind: 'clips', wish: detail })}
      @auto-wished=${({ detail }: CustomEvent<AutoReplayWish>) => wish(this, { kind: 'auto-replay', wish: detail })}
      @highlights-wanted=${({ detail }: CustomEvent<'mp4' | 'webm'>) => this.handleHighlights(detail)}
      @making-stopped=${() => wish(this, { kind: 'cancel-export' })}
    >${this.view ? html`<carrom-highlights .making=${this.clips.making} .starred=${this.clips.starred.size}></carrom-highlights>` : nothing}</carrom-clip-settings>`;
  }

  private handleHighlights(as: 'mp4' | 'webm') {
    const { view } = this;
    if (!view) return;
    const name = view.start.names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_');
    wish(this, { kind: 'export-highlights', as, name, words: entry => shotWords(view, entry) });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-clips-desk': ClipsDesk;
  }
}
