import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import type { Reconciled } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import type { ShotClock } from '../match/shot-clock.ts';
import type { HubStatus } from '../ui/hub-panel.ts';
import type { KeyWish } from '../ui/key-help.ts';
import '../ui/key-help.ts';
import '../ui/match-switches.ts';
import type { SwitchWish } from '../ui/match-switches.ts';
import '../ui/score-board.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import type { Seen } from '../vision/look.ts';
import { Caller } from './caller.ts';
import './caller-desk.ts';
import './camera-desk.ts';
import type { CameraDesk, CameraNews } from './camera-desk.ts';
import './clock-desk.ts';
import type { ClockDesk } from './clock-desk.ts';
import type { ClockCommand } from './hub-desk.ts';
import './hub-desk.ts';
import type { HubPlace } from './hub-place.ts';
import { isSwitch, keyCounts, listenForKeys } from './keys.ts';
import './library-desk.ts';
import type { LibraryDesk } from './library-desk.ts';
import { matchDeskStyles } from './match-desk-styles.ts';
import './match-notices.ts';
import { newId } from './new-id.ts';
import type { Plays } from './source-match.ts';
import './play-desk.ts';
import type { PlayDesk } from './play-desk.ts';
import './report-desk.ts';
import './setup-desk.ts';
import { showPicker } from './show-picker.ts';
import { TableMatch } from './table-match.ts';

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

  /** Where this table publishes. */
  @property({ attribute: false }) place?: HubPlace;

  /** A person points at discs, on the picture or on the top view. */
  @property({ type: Boolean }) pointing = false;

  @state() private big = false;
  @state() private keysShown = false;
  @state() private sight: 'nothing' | 'picture' | 'board' = 'nothing';
  @state() private clock?: ShotClock | undefined;
  @state() private reconciled?: Reconciled | undefined;
  @state() private hub: HubStatus = 'no-token';
  @query('carrom-camera-desk') private camera?: CameraDesk;
  @query('carrom-clock-desk') private clockDesk?: ClockDesk;
  @query('carrom-play-desk') private playDesk?: PlayDesk;
  @query('carrom-library-desk') private library?: LibraryDesk;
  private readonly match = new TableMatch(
    () => this.requestUpdate(),
    view => this.handleGrown(view),
  );
  private readonly caller = new Caller();
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

  /** For which match the picture plays that runs now. */
  playFor(plays: Plays) {
    return this.match.playFor(plays);
  }

  override async connectedCallback() {
    super.connectedCallback();
    this.forgetKeys = listenForKeys(wish => this.handleKey(wish));
    await this.match.open();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetKeys();
  }

  protected override updated() {
    const panel = this.querySelector('carrom-health-panel');
    if (panel) Object.assign(panel, { standing: this.match.standing(), hub: this.hub });
  }

  protected override render() {
    const { match } = this;
    if (!match.ready) return nothing;
    const view = match.shown;
    return html`
      <carrom-match-notices
        .trouble=${match.trouble}
        .watching=${match.reach === 'watched'}
        .displaced=${match.displaced}
        @keep-again-wanted=${() => match.keeper?.keepAgain()}
        @file-wanted=${() => this.library?.save('match')}
        @notice-read=${() => match.keeper?.understood()}
        @take-over-wanted=${() => match.keeper?.takeOver()}
        @picture-unwanted=${() => this.dispatchEvent(new CustomEvent('picture-unwanted'))}
      ></carrom-match-notices>
      ${view ? html`<carrom-score-board .view=${view} ?big=${this.big} @big-closed=${() => this.switch('big')}></carrom-score-board>` : nothing}
      <div class="columns">
        <div>
          ${view ? this.renderMatch(view) : this.renderSetup()}
          <carrom-library-desk
            .keeper=${match.keeper}
            .view=${match.view}
            @match-shown=${() => match.setUp(false)}
          ></carrom-library-desk>
        </div>
        <div>
          <slot></slot>
          <carrom-camera-desk
            .view=${view}
            .pointing=${this.pointing}
            @camera-news=${({ detail }: CustomEvent<CameraNews>) => this.handleCamera(detail)}
          ></carrom-camera-desk>
          <slot name="below"></slot>
          <carrom-report-desk .view=${view} .held=${match.held.length} .readHealth=${this.readHealth}></carrom-report-desk>
          ${match.watching ? nothing : this.renderHub()}
        </div>
      </div>
      ${this.keysShown ? html`<carrom-key-help @sheet-closed=${() => this.switch('keys')}></carrom-key-help>` : nothing}
    `;
  }

  private renderHub() {
    return html`<carrom-hub-desk
      .place=${this.place}
      .view=${this.match.view}
      .at=${this.match.keeper?.at()}
      .record=${this.record}
      .clock=${this.clock}
      @hub-changed=${({ detail }: CustomEvent<HubStatus>) => {
        this.hub = detail;
      }}
      @clock-commanded=${({ detail }: CustomEvent<ClockCommand>) => this.clockDesk?.command(detail.running, detail.leftMs)}
    ></carrom-hub-desk>`;
  }

  private renderSetup() {
    return html`<carrom-setup-desk
      .view=${this.match.view?.start.demo ? undefined : this.match.view}
      .sight=${this.sight}
      @match-wanted=${({ detail }: CustomEvent<MatchStart>) => this.handleStart(detail)}
      @match-wished-back=${() => this.switch('setup')}
      @picture-wanted=${() => showPicker(this)}
    ></carrom-setup-desk>`;
  }

  private renderMatch(view: MatchView) {
    const { held, watching } = this.match;
    return html`
      ${watching ? nothing : this.renderClock(view)}
      <carrom-play-desk
        .view=${view}
        .record=${this.record}
        .held=${held}
        .reconciled=${this.reconciled}
        .watching=${watching}
        @setup-wanted=${() => this.switch('setup')}
      >
        <carrom-match-switches
          .canUndo=${!watching && view.changes.length > 0}
          .canRedo=${!watching && view.undone.length > 0}
          .caller=${this.caller.shown}
          .big=${this.big}
          @switch-wished=${({ detail }: CustomEvent<SwitchWish>) => this.switch(detail)}
        ></carrom-match-switches>
        ${this.caller.on ? html`<carrom-caller-desk></carrom-caller-desk>` : nothing}
      </carrom-play-desk>
    `;
  }

  private renderClock(view: MatchView) {
    return html`<carrom-clock-desk
      .bookSeconds=${view.table.facts.clock?.seconds}
      .voice=${this.caller.on}
      @clock-changed=${({ detail }: CustomEvent<ShotClock>) => {
        this.clock = detail;
      }}
    ></carrom-clock-desk>`;
  }

  /** As the health panel in the slot has it, whatever it shows. */
  private readonly readHealth = () => this.querySelector('carrom-health-panel')?.shown() ?? [];

  private readonly record = (event: MatchEvent) => this.match.record(event);

  private handleGrown(view: MatchView) {
    this.caller.call(view);
    // What was just played has come to rest: time runs for the next shot.
    const last = view.entries.at(-1)?.event;
    if (view.state.phase === 'playing' && last?.kind === 'shot-played') this.clockDesk?.restart();
    else this.clockDesk?.pause();
  }

  private handleCamera(news: CameraNews) {
    if (news.kind === 'reconciled') this.reconciled = news.reconciled;
    else if (news.kind === 'shooting') this.clockDesk?.pause();
    else if (news.kind === 'board-meant') this.playDesk?.propose(news.correction);
    else if (news.kind === 'board-counted') void this.record({ kind: 'board-counted', id: newId(), count: news.count });
    else this.match.see(news.change);
  }

  private switch(wish: SwitchWish) {
    if (wish === 'undo') void this.record({ kind: 'undone' });
    else if (wish === 'redo') void this.record({ kind: 'redone' });
    else if (wish === 'big') this.big = !this.big;
    else if (wish === 'keys') this.keysShown = !this.keysShown;
    else if (wish === 'setup') this.match.setUp(!this.match.settingUp);
    else this.caller.toggle(this.match.view);
    this.requestUpdate();
  }

  private async handleStart(start: MatchStart) {
    await this.record(start);
    this.match.setUp(false);
  }

  private handleKey(wish: KeyWish) {
    if (!keyCounts(wish, this.match.reach)) return;
    if (wish === 'help') this.switch('keys');
    else if (wish === 'close') this.big = false;
    else if (wish === 'ghost') this.camera?.toggleGhost();
    else if (wish === 'boardNow') this.camera?.meanBoard();
    else if (wish === 'clock') this.clockDesk?.toggle();
    else if (isSwitch(wish)) this.switch(wish);
    else if (wish === 'lines' || wish === 'teach') this.dispatchEvent(new CustomEvent('key-wished', { detail: wish }));
    else this.playDesk?.obey(wish);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-desk': MatchDesk;
  }
}
