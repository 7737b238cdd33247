import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { StoreTrouble } from '../io/match-store.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import { canSpeak, fallSilent } from '../io/speech.ts';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import { type HeldShot, heldShots } from '../match/held.ts';
import type { Reconciled } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import type { ShotClock } from '../match/shot-clock.ts';
import '../ui/notice-card.ts';
import '../ui/score-board.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import type { Seen } from '../vision/look.ts';
import { callOut } from './caller.ts';
import './camera-desk.ts';
import type { CameraDesk, CameraNews } from './camera-desk.ts';
import { eventsFrom } from './camera-shots.ts';
import './clock-desk.ts';
import type { ClockDesk } from './clock-desk.ts';
import type { ClockCommand } from './hub-desk.ts';
import './hub-desk.ts';
import './library-desk.ts';
import { type MatchKeeper, openMatchKeeper } from './match-keeper.ts';
import { storeWords } from './messages.ts';
import { newId } from './new-id.ts';
import './play-desk.ts';
import type { PlayDesk } from './play-desk.ts';
import './report-desk.ts';
import './setup-desk.ts';

/**
 * The match: set up, told shot by shot or seen by the camera, ruled, kept. The slots take the picture, beside it, and
 * what belongs below.
 */
@customElement('carrom-match-desk')
@localized()
export class MatchDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host,
      .columns > div {
        display: grid;
        gap: 1rem;
        align-content: start;
      }
      .columns {
        display: grid;
        gap: 1rem;
        grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      }
      @media (max-width: 60rem) {
        .columns {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      carrom-score-board {
        position: sticky;
        top: 0;
        z-index: 1;
      }
      .row {
        justify-content: center;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
    `,
  ];

  @state() private view?: MatchView | undefined;
  @state() private held: readonly HeldShot[] = [];
  @state() private watching = false;
  @state() private trouble?: StoreTrouble | undefined;
  @state() private settingUp = false;
  @state() private ready = false;
  @state() private caller = readPreferences().caller ?? false;
  @state() private big = false;
  @state() private sight: 'nothing' | 'picture' | 'board' = 'nothing';
  @state() private clock?: ShotClock | undefined;
  @state() private reconciled?: Reconciled | undefined;
  @query('carrom-camera-desk') private camera?: CameraDesk;
  @query('carrom-clock-desk') private clockDesk?: ClockDesk;
  @query('carrom-play-desk') private playDesk?: PlayDesk;
  private keeper?: MatchKeeper;

  /** One frame's answer from the running source. */
  see(seen: Seen) {
    this.sight = seen.discs.length > 0 ? 'board' : 'picture';
    this.camera?.see(seen);
  }

  /** Another source was chosen. */
  startOver() {
    this.sight = 'nothing';
    this.camera?.startOver();
  }

  override async connectedCallback() {
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKey);
    this.keeper = await openMatchKeeper(() => this.show());
    this.show();
    this.ready = true;
  }

  protected override render() {
    if (!this.ready) return nothing;
    const view = this.settingUp ? undefined : this.view;
    return html`
      ${this.renderTrouble()} ${this.watching && view ? this.renderWatching() : nothing}
      ${view ? html`<carrom-score-board .view=${view} ?big=${this.big} @big-closed=${this.handleBig}></carrom-score-board>` : nothing}
      <div class="columns">
        <div>
          ${view ? this.renderMatch(view) : this.renderSetup()}
          <carrom-library-desk .keeper=${this.keeper} .view=${this.view} @match-shown=${() => {
            this.settingUp = false;
          }}></carrom-library-desk>
        </div>
        <div>
          <slot></slot>
          <carrom-camera-desk
            .view=${view}
            @camera-news=${({ detail }: CustomEvent<CameraNews>) => this.handleCamera(detail)}
          ></carrom-camera-desk>
          <slot name="below"></slot>
          <carrom-report-desk .view=${view} .held=${this.held.length} .readHealth=${this.readHealth}></carrom-report-desk>
          ${this.watching ? nothing : this.renderHub()}
        </div>
      </div>
    `;
  }

  private renderHub() {
    return html`<carrom-hub-desk
      .view=${this.view}
      .at=${this.keeper?.at()}
      .record=${this.recordFor}
      .clock=${this.clock}
      @clock-commanded=${({ detail }: CustomEvent<ClockCommand>) => this.clockDesk?.command(detail.running, detail.leftMs)}
    ></carrom-hub-desk>`;
  }

  private renderSetup() {
    return html`<carrom-setup-desk
      .view=${this.view}
      .sight=${this.sight}
      @match-wanted=${({ detail }: CustomEvent<MatchStart>) => this.handleStart(detail)}
      @match-wished-back=${this.handleSetup}
      @picture-wanted=${this.handlePicture}
    ></carrom-setup-desk>`;
  }

  private renderMatch(view: MatchView) {
    return html`
      ${
        this.watching
          ? nothing
          : html`<carrom-clock-desk
              .bookSeconds=${view.table.facts.clock?.seconds}
              .voice=${this.caller}
              @clock-changed=${({ detail }: CustomEvent<ShotClock>) => {
                this.clock = detail;
              }}
            ></carrom-clock-desk>`
      }
      <carrom-play-desk
        .view=${view}
        .record=${this.recordFor}
        .held=${this.held}
        .reconciled=${this.reconciled}
        .watching=${this.watching}
        @setup-wanted=${this.handleSetup}
      >${this.renderSwitches(view)}</carrom-play-desk>
    `;
  }

  private renderSwitches(view: MatchView) {
    const { watching } = this;
    return html`
      <div class="row">
        <button ?disabled=${watching || view.changes.length === 0} @click=${() => this.record({ kind: 'undone' })}>${msg('Undo')}</button>
        <button ?disabled=${watching || view.undone.length === 0} @click=${() => this.record({ kind: 'redone' })}>${msg('Redo')}</button>
        ${
          canSpeak()
            ? html`<button aria-pressed=${this.caller} @click=${this.handleCaller}>${msg('Caller’s voice')}</button>`
            : nothing
        }
        <button aria-pressed=${this.big} @click=${this.handleBig}>${msg('Big digits')}</button>
        <button @click=${this.handleSetup}>${msg('New match')}</button>
      </div>
    `;
  }

  private renderWatching() {
    return html`<carrom-notice
      .heading=${msg('Another tab keeps this match')}
      .says=${msg('Here you see it as it goes on. To tell shots here, take it over; the other tab then only watches.')}
    >
      <button class="primary" @click=${() => this.keeper?.takeOver()}>${msg('Take over here')}</button>
    </carrom-notice>`;
  }

  private renderTrouble() {
    if (!this.trouble) return nothing;
    const { heading, says } = storeWords(this.trouble);
    return html`<carrom-notice .heading=${heading} .says=${says}></carrom-notice>`;
  }

  /** The match has changed, here or in another tab. */
  private show() {
    const before = this.view;
    const view = this.keeper?.view();
    this.view = view;
    this.held = view ? heldShots(view) : [];
    this.watching = this.keeper?.watching() ?? false;
    this.trouble = this.keeper?.trouble();
    const grown = this.ready && view && before && view.entries.length > before.entries.length;
    if (!grown || this.watching) return;
    const last = view.entries.at(-1)?.event;
    if (this.caller) callOut(view);
    // What was just played has come to rest: time runs for the next shot.
    if (view.state.phase === 'playing' && last?.kind === 'shot-played') this.clockDesk?.restart();
    else this.clockDesk?.pause();
  }

  /** As the health panel in the slot has it, whatever it shows. */
  private readonly readHealth = () => this.querySelector('carrom-health-panel')?.shown() ?? [];

  private readonly recordFor = (event: MatchEvent) => this.record(event);

  private record(event: MatchEvent): Promise<void> {
    return this.keeper?.record(event) ?? Promise.resolve();
  }

  private handleCamera(news: CameraNews) {
    if (news.kind === 'reconciled') this.reconciled = news.reconciled;
    else if (news.kind === 'shooting') this.clockDesk?.pause();
    else if (news.kind === 'board-meant') this.playDesk?.propose(news.correction);
    else if (this.view && !this.watching && !this.settingUp) {
      for (const event of eventsFrom(this.view, news.change, newId)) void this.record(event);
    }
  }

  private handleCaller() {
    this.caller = !this.caller;
    keepPreferences({ caller: this.caller });
    if (this.caller && this.view) callOut(this.view);
    else fallSilent();
  }

  private handleBig() {
    this.big = !this.big;
  }

  private async handleStart(start: MatchStart) {
    await this.record(start);
    this.settingUp = false;
  }

  private handleSetup() {
    this.settingUp = !this.settingUp;
  }

  /** The picture is slotted in from outside: its first button is where a newcomer goes on. */
  private handlePicture() {
    const picker = this.querySelector('carrom-source-picker');
    picker?.closest('section')?.scrollIntoView({ block: 'nearest' });
    picker?.shadowRoot?.querySelector('button')?.focus();
  }

  private handleKey = (event: KeyboardEvent) => {
    const typing = event.composedPath()[0] instanceof HTMLInputElement;
    if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void this.record({ kind: event.shiftKey ? 'redone' : 'undone' });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-desk': MatchDesk;
  }
}
