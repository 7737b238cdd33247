import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { canSpeak } from '../../io/speech.ts';
import type { Correction } from '../../match/events.ts';
import type { HeldShot } from '../../match/held.ts';
import type { Reconciled } from '../../match/reconcile.ts';
import type { MatchView } from '../../match/replay.ts';
import '../../ui/caller-settings.ts';
import type { CallerManner } from '../../ui/caller-settings.ts';
import '../../ui/match-switches.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import './clock-desk.ts';
import './play-desk.ts';
import { type ClipsOfMatch, noClips } from './clips-of-match.ts';
import type { PlayDesk } from './play-desk.ts';
import type { CallerView } from './session/caller.ts';
import type { ClockView } from './session/table-clock.ts';
import type { OpenedVideo, TableReplays } from './session/table-replays.ts';
import './setup-desk.ts';
import { deskStyles } from './desk-styles.ts';
import { wish } from './table-wish.ts';

/**
 * The match: set up, or told shot by shot, ruled and corrected.
 *
 * @fires wished - detail: TableWish.
 * @fires switch-wished - detail: SwitchWish.
 */
@customElement('carrom-match-desk')
@localized()
export class MatchDesk extends LitElement {
  static override styles = [sharedStyles, deskStyles];

  /** The match that is shown; undefined: one is being set up. */
  @property({ attribute: false }) view?: MatchView | undefined;

  /** The match before, whose names and book come first when another is set up. */
  @property({ attribute: false }) earlier?: MatchView | undefined;

  @property({ attribute: false }) held: readonly HeldShot[] = [];

  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Another tab keeps the match. */
  @property({ type: Boolean }) watching = false;

  /** The entry being looked at, and the correction being thought about. */
  @property({ attribute: false }) opened?: string | undefined;
  @property({ attribute: false }) drafted?: Correction | undefined;

  /** The shot that is seen again, and the video that is open. */
  @property({ attribute: false }) again?: TableReplays['shown'];
  @property({ attribute: false }) video?: OpenedVideo | undefined;
  @property({ attribute: false }) clips: ClipsOfMatch = noClips;

  /** How far the camera has come. */
  @property({ attribute: false }) sight: 'nothing' | 'picture' | 'board' = 'nothing';

  @property({ attribute: false }) clock?: ClockView;

  @property({ attribute: false }) caller?: CallerView;

  /** The score is shown big. */
  @property({ type: Boolean }) big = false;

  @query('carrom-play-desk') private play?: PlayDesk;

  /** What a key points at. */
  attend(to: 'composer' | 'calls') {
    this.play?.attend(to);
  }

  protected override render() {
    const { view, clock } = this;
    if (!view) {
      return html`<carrom-setup-desk .view=${this.earlier} .sight=${this.sight}></carrom-setup-desk>`;
    }
    return html`
      ${clock && !this.watching ? this.renderClock(view, clock) : nothing}
      <carrom-play-desk
        .view=${view}
        .held=${this.held}
        .reconciled=${this.reconciled}
        .watching=${this.watching}
        .opened=${this.opened}
        .drafted=${this.drafted}
        .again=${this.again}
        .video=${this.video}
        .clips=${this.clips}
      >
        <carrom-match-switches
          .canUndo=${!this.watching && view.changes.length > 0}
          .canRedo=${!this.watching && view.undone.length > 0}
          .caller=${canSpeak() ? this.caller?.on : undefined}
          .big=${this.big}
        ></carrom-match-switches>
        ${this.caller?.on ? this.renderCaller(this.caller.manner) : nothing}
      </carrom-play-desk>
    `;
  }

  private renderClock(view: MatchView, { clock, wish: time, sound }: ClockView) {
    return html`<carrom-clock-desk
      .clock=${clock}
      .bookSeconds=${view.table.facts.clock?.seconds}
      .time=${time}
      .sound=${sound}
      .voice=${this.caller?.on ?? false}
    ></carrom-clock-desk>`;
  }

  private renderCaller(manner: CallerManner) {
    return html`<carrom-caller-settings
      .manner=${manner}
      @manner-chosen=${({ detail }: CustomEvent<CallerManner>) => wish(this, { kind: 'caller-manner', manner: detail })}
    ></carrom-caller-settings>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-desk': MatchDesk;
  }
}
