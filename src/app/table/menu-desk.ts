import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CameraChoice } from '../../io/camera.ts';
import { canSpeak } from '../../io/speech.ts';
import '../../ui/board-count.ts';
import '../../ui/health-panel.ts';
import type { HealthPanel } from '../../ui/health-panel.ts';
import '../../ui/menu-tools.ts';
import '../../ui/phone-panel.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import '../../ui/side-sheet.ts';
import './about-match.ts';
import type { AboutMatch } from './about-match.ts';
import './about-panel.ts';
import { clipsNow } from './clips-desk.ts';
import { clipsOfMatch } from './clips-of-match.ts';
import './count-desk.ts';
import './history-desk.ts';
import './hub-desk.ts';
import './library-desk.ts';
import { canvasOf, healthView } from './picture/health-view.ts';
import './picture/source-desk.ts';
import './report-desk.ts';
import type { TableSession } from './session/table-session.ts';
import { wish } from './table-wish.ts';

/**
 * The quiet menu: whatever is not the picture, the score or the next thing to do. The slot takes the language.
 *
 * @fires wished - detail: TableWish.
 * @fires sheet-closed
 */
@customElement('carrom-menu-desk')
@localized()
export class MenuDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  @property({ attribute: false }) session?: TableSession;

  @property({ attribute: false }) cameras: readonly CameraChoice[] = [];

  @property({ type: Boolean }) open = false;

  /** The score is shown big. */
  @property({ type: Boolean }) big = false;

  /** Changes whenever what is shown does: the session stays the same object. */
  @property({ attribute: false }) beat = 0;

  @state() private peeked?: HTMLCanvasElement | undefined;
  @query('carrom-health-panel') private health?: HealthPanel;
  @query('carrom-about-match') private aboutMatch?: AboutMatch;

  /** What a key points at. */
  async attend(_to: 'calls') {
    await this.updateComplete;
    this.aboutMatch?.focus();
  }

  /** Open or closed as it was told last: the focus is where it belongs. */
  async settled() {
    await this.updateComplete;
    await this.renderRoot.querySelector('carrom-side-sheet')?.updateComplete;
  }

  protected override willUpdate() {
    if (!this.session?.picture.now.running) this.peeked = undefined;
  }

  protected override render() {
    const { session } = this;
    if (!session) return nothing;
    const { match, library, board, counting, clips } = session;
    const shown = match.keeper?.at()?.match ?? '';
    return html`
      <carrom-side-sheet .heading=${msg('Menu')} .open=${this.open}>
        ${this.renderTools(session)}
        ${session.picture.now.running ? html`<div class="card"><carrom-source-desk .now=${session.picture.now} .cameras=${this.cameras} .quiet=${true}></carrom-source-desk></div>` : nothing}
        ${this.renderPhones(session)}
        <carrom-about-match .view=${match.shown} .caller=${session.caller.now} .clock=${session.clock.now} .watching=${match.watching}></carrom-about-match>
        ${
          match.ready
            ? html`<carrom-library-desk .library=${library.listed} .refused=${library.refused} .canExport=${match.view !== undefined}
                .shown=${shown} .clips=${clips.notes.filter(note => note.match === shown).length}></carrom-library-desk>`
            : nothing
        }
        <carrom-clips-desk .now=${clipsNow(session)} .view=${match.shown} .clips=${clipsOfMatch(session)}></carrom-clips-desk>
        ${match.ready && !match.watching ? this.renderHub(session) : nothing}
        <carrom-history-desk .session=${session} .beat=${this.beat}></carrom-history-desk>
        ${this.renderHealth(session)}
        <slot></slot>
        <carrom-about-panel></carrom-about-panel>
      </carrom-side-sheet>
      <carrom-count-desk .view=${match.shown} .discs=${board.discs} .counting=${counting}></carrom-count-desk>
    `;
  }

  private renderTools({ match, picture, surface, colours, caller }: TableSession) {
    return html`<carrom-menu-tools
      .match=${match.shown !== undefined}
      .picture=${picture.now.running !== undefined}
      .found=${picture.now.seen?.surface.kind === 'found'}
      .lines=${surface.linesOn}
      .canTeach=${colours.canTeach}
      .caller=${canSpeak() ? caller.now.on : undefined}
      .big=${this.big}
    ></carrom-menu-tools>`;
  }

  /** While a phone's picture runs: another one may be used. */
  private renderPhones({ picture, phones }: TableSession) {
    const { phone } = picture.now;
    if (!phone?.pictured) return nothing;
    return html`<carrom-phone-panel class="card"
      .link=${phones.link ?? ''}
      .phones=${phone.phones}
      .used=${phone.used ?? ''}
      @phone-chosen=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'use-phone', id: detail })}
    ></carrom-phone-panel>`;
  }

  private renderHub({ hub, phones }: TableSession) {
    return html`<carrom-hub-desk
      .place=${hub.place}
      .status=${hub.status}
      .replays=${hub.replays}
      .seen=${hub.canReplay}
      .trust=${hub.trusted}
      .brokers=${hub.brokers}
      .lan=${phones.lan}
    ></carrom-hub-desk>`;
  }

  private renderHealth({ picture, match, hub, board, weighed, replays, history }: TableSession) {
    const { seen, running } = picture.now;
    return html`
      <carrom-health-panel
        .health=${seen && running && healthView(seen, running, picture.keeper.threads, picture.eyes)}
        .standing=${match.standing()}
        .hub=${hub.status}
        .beliefs=${this.open ? board.beliefs : []}
        .weighed=${weighed.of(replays.shown?.id)}
        .looking=${replays.shown !== undefined}
        .peeked=${this.peeked}
        @peek-wanted=${this.handlePeek}
      ></carrom-health-panel>
      <carrom-report-desk .view=${match.shown} .held=${match.held.length} .whole=${history.notes.length > 0 ? history.whole : undefined} .readHealth=${this.readHealth}></carrom-report-desk>
    `;
  }

  /** As the health panel has it, whatever it shows. */
  private readonly readHealth = () => this.health?.shown() ?? [];

  private async handlePeek() {
    const pixels = await this.session?.picture.keeper.now?.api.peek();
    if (pixels) this.peeked = canvasOf(pixels);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-menu-desk': MenuDesk;
  }
}
