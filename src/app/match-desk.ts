import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { StoreTrouble } from '../io/match-store.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import { canSpeak, fallSilent } from '../io/speech.ts';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import { type HeldShot, heldShots } from '../match/held.ts';
import type { Reconciled } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import type { ShotClock } from '../match/shot-clock.ts';
import type { KeyWish } from '../ui/key-help.ts';
import '../ui/key-help.ts';
import '../ui/match-switches.ts';
import type { SwitchWish } from '../ui/match-switches.ts';
import '../ui/score-board.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import type { Seen } from '../vision/look.ts';
import { callOut } from './caller.ts';
import './caller-desk.ts';
import './camera-desk.ts';
import type { CameraDesk, CameraNews } from './camera-desk.ts';
import { eventsFrom } from './camera-shots.ts';
import './clock-desk.ts';
import type { ClockDesk } from './clock-desk.ts';
import type { ClockCommand } from './hub-desk.ts';
import './hub-desk.ts';
import { listenForKeys } from './keys.ts';
import './library-desk.ts';
import type { LibraryDesk } from './library-desk.ts';
import { matchDeskStyles } from './match-desk-styles.ts';
import './match-notices.ts';
import { type MatchKeeper, openMatchKeeper } from './match-keeper.ts';
import { newId } from './new-id.ts';
import { type Plays, SourceMatch } from './source-match.ts';
import './play-desk.ts';
import type { PlayDesk } from './play-desk.ts';
import './report-desk.ts';
import './setup-desk.ts';
import { showPicker } from './show-picker.ts';
import { standingOf } from './standing.ts';

/**
 * The match: set up, told shot by shot or seen by the camera, ruled, kept. The slots take the picture, beside it, and
 * what belongs below.
 *
 * @fires picture-unwanted - The picture that plays by itself is to end: the person goes back to the match before.
 * @fires key-wished - detail: KeyWish, of a key for what is in the slots.
 */
@customElement('carrom-match-desk')
@localized()
export class MatchDesk extends LitElement {
  static override styles = [sharedStyles, matchDeskStyles];

  /** A person points at discs, on the picture or on the top view. */
  @property({ type: Boolean }) pointing = false;

  @state() private view?: MatchView | undefined;
  @state() private held: readonly HeldShot[] = [];
  @state() private watching = false;
  @state() private trouble?: StoreTrouble | undefined;
  @state() private settingUp = false;
  @state() private ready = false;
  @state() private caller = readPreferences().caller ?? false;
  @state() private big = false;
  @state() private keysShown = false;
  @state() private sight: 'nothing' | 'picture' | 'board' = 'nothing';
  @state() private clock?: ShotClock | undefined;
  @state() private reconciled?: Reconciled | undefined;
  @query('carrom-camera-desk') private camera?: CameraDesk;
  @query('carrom-clock-desk') private clockDesk?: ClockDesk;
  @query('carrom-play-desk') private playDesk?: PlayDesk;
  @query('carrom-library-desk') private library?: LibraryDesk;
  private keeper?: MatchKeeper;
  private readonly source = new SourceMatch();
  private forgetKeys = () => {};

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

  /** For which match the picture plays that runs now. A table that plays by itself gets one of its own. */
  async playFor(plays: Plays) {
    const { keeper } = this;
    if (!keeper) return;
    if ((await this.source.playFor(plays, keeper, this.settingUp)) === 'set-up') this.settingUp = true;
    else if (plays === 'itself') this.settingUp = false;
    this.requestUpdate();
  }

  override async connectedCallback() {
    super.connectedCallback();
    this.forgetKeys = listenForKeys(wish => this.handleKey(wish));
    this.keeper = await openMatchKeeper(() => this.show());
    this.show();
    this.ready = true;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetKeys();
  }

  protected override updated() {
    const panel = this.querySelector('carrom-health-panel');
    const match = this.settingUp ? undefined : this.keeper;
    if (panel) panel.standing = standingOf(match, this.held, this.source);
  }

  protected override render() {
    if (!this.ready) return nothing;
    const view = this.settingUp ? undefined : this.view;
    return html`
      <carrom-match-notices
        .trouble=${this.trouble}
        .watching=${this.watching && view !== undefined}
        .displaced=${this.source.displaced}
        @keep-again-wanted=${() => this.keeper?.keepAgain()}
        @file-wanted=${() => this.library?.save('match')}
        @take-over-wanted=${() => this.keeper?.takeOver()}
        @picture-unwanted=${() => this.dispatchEvent(new CustomEvent('picture-unwanted'))}
      ></carrom-match-notices>
      ${view ? html`<carrom-score-board .view=${view} ?big=${this.big} @big-closed=${() => this.switch('big')}></carrom-score-board>` : nothing}
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
            .pointing=${this.pointing}
            @camera-news=${({ detail }: CustomEvent<CameraNews>) => this.handleCamera(detail)}
          ></carrom-camera-desk>
          <slot name="below"></slot>
          <carrom-report-desk .view=${view} .held=${this.held.length} .readHealth=${this.readHealth}></carrom-report-desk>
          ${this.watching ? nothing : this.renderHub()}
        </div>
      </div>
      ${this.keysShown ? html`<carrom-key-help @sheet-closed=${() => this.switch('keys')}></carrom-key-help>` : nothing}
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
      .view=${this.view?.start.demo ? undefined : this.view}
      .sight=${this.sight}
      @match-wanted=${({ detail }: CustomEvent<MatchStart>) => this.handleStart(detail)}
      @match-wished-back=${() => this.switch('setup')}
      @picture-wanted=${() => showPicker(this)}
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
        @setup-wanted=${() => this.switch('setup')}
      >
        <carrom-match-switches
          .canUndo=${!this.watching && view.changes.length > 0}
          .canRedo=${!this.watching && view.undone.length > 0}
          .caller=${canSpeak() ? this.caller : undefined}
          .big=${this.big}
          @switch-wished=${({ detail }: CustomEvent<SwitchWish>) => this.switch(detail)}
        ></carrom-match-switches>
        ${this.caller ? html`<carrom-caller-desk></carrom-caller-desk>` : nothing}
      </carrom-play-desk>
    `;
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
  private readonly readHealth = () => {
    const hub = this.renderRoot.querySelector('carrom-hub-desk')?.shadowRoot?.querySelector('carrom-hub-panel');
    const shown = this.querySelector('carrom-health-panel')?.shown() ?? [];
    return hub ? [...shown, ['hub', hub.status] as const] : shown;
  };

  private readonly recordFor = (event: MatchEvent) => this.record(event);

  private record(event: MatchEvent): Promise<void> {
    return this.keeper?.record(event) ?? Promise.resolve();
  }

  private handleCamera(news: CameraNews) {
    if (news.kind === 'reconciled') this.reconciled = news.reconciled;
    else if (news.kind === 'shooting') this.clockDesk?.pause();
    else if (news.kind === 'board-meant') this.playDesk?.propose(news.correction);
    else if (news.kind === 'board-counted') void this.record({ kind: 'board-counted', id: newId(), count: news.count });
    else if (this.view && !this.watching && !this.settingUp && this.source.mayTell(this.keeper)) {
      for (const event of eventsFrom(this.view, news.change, newId)) void this.record(event);
    }
  }

  private switch(wish: SwitchWish) {
    if (wish === 'undo') void this.record({ kind: 'undone' });
    else if (wish === 'redo') void this.record({ kind: 'redone' });
    else if (wish === 'big') this.big = !this.big;
    else if (wish === 'keys') this.keysShown = !this.keysShown;
    else if (wish === 'setup') this.settingUp = !this.settingUp;
    else this.switchCaller();
  }

  private switchCaller() {
    this.caller = !this.caller;
    keepPreferences({ caller: this.caller });
    if (this.caller && this.view) callOut(this.view);
    else fallSilent();
  }

  private async handleStart(start: MatchStart) {
    await this.record(start);
    this.settingUp = false;
  }

  private handleKey(wish: KeyWish) {
    if (wish === 'help') return this.switch('keys');
    if (wish === 'close') {
      this.big = false;
      return;
    }
    if (wish === 'ghost') return this.camera?.toggleGhost();
    if (wish === 'lines' || wish === 'teach') {
      this.dispatchEvent(new CustomEvent('key-wished', { detail: wish }));
      return;
    }
    if (!this.view || this.settingUp) return;
    if (wish === 'setup' || wish === 'big' || wish === 'caller') return this.switch(wish);
    if (this.watching) return;
    if (wish === 'undo' || wish === 'redo') return this.switch(wish);
    if (wish === 'clock') return this.clockDesk?.toggle();
    if (wish === 'boardNow') return this.camera?.meanBoard();
    this.playDesk?.obey(wish);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-desk': MatchDesk;
  }
}
