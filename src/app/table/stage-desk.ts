import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CameraChoice } from '../../io/camera.ts';
import { keepPreferences, readPreferences } from '../../io/preferences.ts';
import type { CameraRecord } from '../../match/camera-record.ts';
import type { Entry, MatchView } from '../../match/replay.ts';
import type { GhostPlace } from '../../match/restore.ts';
import type { SeenPath } from '../../match/seen-shot.ts';
import { recordWords } from '../../ui/record-words.ts';
import '../../ui/score-bar.ts';
import '../../ui/score-board.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import '../../ui/stage-tools.ts';
import { STAGE_VIEWS, type StageView } from '../../ui/stage-tools.ts';
import '../../ui/top-view.ts';
import '../../ui/welcome.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import '../../ui/phone-panel.ts';
import './again-desk.ts';
import { type ClipsOfMatch, noClips } from './clips-of-match.ts';
import './picture/picture-desk.ts';
import type { PictureNow } from './picture/picture-runner.ts';
import './picture/source-desk.ts';
import type { SourceDesk } from './picture/source-desk.ts';
import './picture/surface-desk.ts';
import type { SurfaceDesk } from './picture/surface-desk.ts';
import type { SeenBoard } from './session/seen-board.ts';
import type { TableReplays } from './session/table-replays.ts';
import type { TableSurface } from './session/table-surface.ts';
import { stageStyles } from './stage-styles.ts';
import { wish } from './table-wish.ts';
import './tell-desk.ts';
import type { TellDesk } from './tell-desk.ts';

const NO_PATHS: readonly SeenPath[] = [];

/**
 * The largest thing on the page: the picture, the board from above or both; in their place an earlier shot, or the board on
 * which one is told by hand.
 *
 * @fires wished - detail: TableWish.
 * @fires telling-over - Nothing is told by hand any more.
 */
@customElement('carrom-stage-desk')
@localized()
export class StageDesk extends LitElement {
  static override styles = [sharedStyles, stageStyles];

  @property({ attribute: false }) now: PictureNow = { ended: false, boardFound: false };
  @property({ attribute: false }) cameras: readonly CameraChoice[] = [];

  /** What a phone scans to be the camera. */
  @property() invitation?: string | undefined;

  @property({ attribute: false }) surface?: TableSurface;
  @property({ attribute: false }) board?: SeenBoard;
  @property({ attribute: false }) view?: MatchView | undefined;
  @property({ attribute: false }) replays?: TableReplays;
  @property({ attribute: false }) clips: ClipsOfMatch = noClips;

  /** How the camera did in this match. */
  @property({ attribute: false }) record?: CameraRecord | undefined;

  /** Shots may be told and corrected here. */
  @property({ type: Boolean }) kept = false;

  /** A shot is being told by hand. */
  @property({ type: Boolean }) telling = false;

  /** A person points at discs. */
  @property({ type: Boolean }) pointing = false;

  /** Changes whenever what is shown does: the parts above stay the same objects. */
  @property({ attribute: false }) beat = 0;

  @state() private chosen: StageView = readPreferences().stage ?? 'picture';
  @state() private whole = false;
  @query('carrom-tell-desk') private tell?: TellDesk;
  @query('carrom-source-desk') private source?: SourceDesk;
  @query('carrom-surface-desk') private surfaceDesk?: SurfaceDesk;

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('fullscreenchange', this.handleWhole);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('fullscreenchange', this.handleWhole);
  }

  /** The whole screen, or no longer. */
  toggleWhole() {
    if (this.whole) void document.exitFullscreen();
    else void this.requestFullscreen().catch(() => undefined); // a browser that does not allow it shows it as it is
  }

  nextView() {
    this.choose(STAGE_VIEWS[(STAGE_VIEWS.indexOf(this.chosen) + 1) % STAGE_VIEWS.length] ?? 'picture');
  }

  fitByHand() {
    this.surfaceDesk?.fitByHand();
  }

  /** What a key points at. */
  async attend(to: 'telling' | 'source') {
    await this.updateComplete;
    (to === 'telling' ? this.tell : this.source)?.focus();
  }

  protected override render() {
    return html`
      <section class="stage" aria-label=${msg('Table')}>
        <div class="screen">${this.renderScreen()}</div>
        ${this.renderTools()}
        ${this.whole && this.view ? html`<carrom-score-bar .view=${this.view}></carrom-score-bar>` : nothing}
      </section>
    `;
  }

  private get seesBoard(): boolean {
    return (this.board?.discs.length ?? 0) > 0;
  }

  private renderScreen() {
    const { replays, view } = this;
    const entry = this.again();
    const running = this.now.running !== undefined;
    // While one looks at something else the picture goes on, out of sight: it is the same video.
    const aside = entry !== undefined || this.isTelling();
    const awaited = this.awaitsPhone();
    return html`
      ${(running && !awaited) || this.seesBoard ? this.renderPictures(aside) : nothing}
      ${
        entry
          ? html`<carrom-again-desk .view=${view} .entry=${entry} .doubtful=${replays?.shown?.doubtful ?? false}
              .byItself=${replays?.shown?.byItself ?? false} .clips=${this.clips} .video=${replays?.opened} .fixed=${!this.kept}></carrom-again-desk>`
          : this.isTelling() && view
            ? html`<carrom-tell-desk .view=${view} .discs=${this.board?.discs ?? []} .closable=${this.telling}></carrom-tell-desk>`
            : awaited
              ? this.renderPhones()
              : running || this.seesBoard
                ? nothing
                : view
                  ? html`<div class="between"><carrom-score-board .view=${view}></carrom-score-board></div>`
                  : html`<carrom-welcome></carrom-welcome>`
      }
    `;
  }

  /** A phone's picture was chosen, and has not been here yet. */
  private awaitsPhone(): boolean {
    const { phone } = this.now;
    return phone !== undefined && !phone.pictured && !this.seesBoard;
  }

  private renderPhones() {
    const { link, phones, used } = this.now.phone ?? {};
    return html`<div class="phones"><carrom-phone-panel class="card"
      .link=${this.invitation ?? ''}
      .phones=${phones ?? []}
      .used=${used ?? ''}
      .calling=${link === 'calling'}
      @phone-chosen=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'use-phone', id: detail })}
    ></carrom-phone-panel></div>`;
  }

  /** The earlier shot that is looked at. */
  private again(): Entry | undefined {
    const id = this.replays?.shown?.id;
    return id === undefined ? undefined : this.view?.entries.find(({ event }) => event.id === id);
  }

  /** Asked for, or there is nothing else to look at. */
  private isTelling(): boolean {
    if (!this.kept || this.view?.state.phase !== 'playing') return false;
    return this.telling || (!this.now.wish && !this.seesBoard);
  }

  private renderPictures(aside: boolean) {
    const { now, board, surface } = this;
    const shown = now.running ? this.chosen : 'above';
    const paths = this.paths();
    return html`<div class="pictures ${shown}" ?hidden=${aside}>
      ${
        shown === 'above'
          ? nothing
          : html`<carrom-picture-desk .now=${now} .lines=${surface?.lines} .ghosts=${this.ghosts()} .paths=${paths} .pointing=${this.pointing}></carrom-picture-desk>`
      }
      ${
        shown === 'picture' || !board
          ? nothing
          : html`<carrom-top-view .discs=${board.discs} .earlier=${board.ghosts} .reconciled=${board.reconciled} .layout=${board.layout}
              .paths=${paths} .pointing=${this.pointing}
              @surface-pointed=${({ detail }: CustomEvent<OnSurface>) => wish(this, { kind: 'teach-point', at: detail })}></carrom-top-view>`
      }
    </div>`;
  }

  /** The last shot's ways, until the next one is under way. */
  private paths(): readonly SeenPath[] {
    const last = this.view?.entries.at(-1)?.event;
    if (this.board?.isMoving || last?.kind !== 'shot-played') return NO_PATHS;
    return last.seen?.paths ?? NO_PATHS;
  }

  /** Where discs should lie: as before the shot, or as the ruling says. */
  private ghosts(): readonly GhostPlace[] {
    const { ghosts, reconciled } = this.board ?? {};
    if (ghosts) return ghosts;
    return (reconciled?.tasks ?? []).flatMap(task =>
      task.kind === 'put-back'
        ? task.ghosts.map(at => ({ kind: task.back.piece, at, offMm: Number.POSITIVE_INFINITY, restored: false }))
        : [],
    );
  }

  private renderTools() {
    const { now, surface, board } = this;
    // A replay has tools of its own.
    if (this.again()) return nothing;
    if ((!now.running && !this.seesBoard) || this.awaitsPhone()) {
      return html`<div class="tools"><carrom-source-desk .now=${now} .cameras=${this.cameras} .quiet=${this.view !== undefined || this.awaitsPhone()}></carrom-source-desk></div>`;
    }
    return html`<div class="tools">
      <carrom-surface-desk
        .picture=${now.running?.picture}
        .now=${now.running && now.seen?.surface}
        .live=${now.running?.route !== 'file'}
        .finding=${surface?.finding}
      ></carrom-surface-desk>
      ${this.record ? html`<span class="record" title=${recordWords(this.record)}>${recordWords(this.record)}</span>` : nothing}
      <carrom-stage-tools
        .view=${now.running ? this.chosen : 'above'}
        .whole=${this.whole}
        .canRestore=${board?.lastShot !== undefined}
        .restoring=${board?.ghosts !== undefined}
        @view-chosen=${({ detail }: CustomEvent<StageView>) => this.choose(detail)}
        @whole-wanted=${() => this.toggleWhole()}
        @ghost-toggled=${() => wish(this, { kind: 'toggle-ghosts' })}
      ></carrom-stage-tools>
    </div>`;
  }

  private choose(view: StageView) {
    this.chosen = view;
    keepPreferences({ stage: view });
  }

  private handleWhole = () => {
    this.whole = document.fullscreenElement !== null;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-stage-desk': StageDesk;
  }
}
