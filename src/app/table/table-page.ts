import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { type CameraChoice, listCameras, watchCameras } from '../../io/camera.ts';
import { beganInMiddle } from '../../match/expected.ts';
import type { KeyWish } from '../../ui/key-help.ts';
import '../../ui/key-help.ts';
import '../../ui/language-switch.ts';
import type { ExportKind } from '../../ui/match-library.ts';
import type { SwitchWish } from '../../ui/menu-tools.ts';
import '../../ui/score-bar.ts';
import '../../ui/score-board.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import '../../ui/shot-ribbon.ts';
import type { StarChosen } from '../../ui/shot-ribbon.ts';
import { keptStorage, readHubPlace, tabStorage, watchForToken } from '../hub-place.ts';
import { currentLanguage, switchLanguage } from '../language.ts';
import { clipsOfMatch } from './clips-of-match.ts';
import { actsOn, keyCounts, listenForKeys } from './keys.ts';
import './hub-notices.ts';
import './match-notices.ts';
import './menu-desk.ts';
import type { MenuDesk } from './menu-desk.ts';
import './picture/colours-desk.ts';
import { phoneTrouble } from './picture/phone-words.ts';
import './picture/trouble-notice.ts';
import './play-desk.ts';
import { saveMatch } from './save-match.ts';
import { TableSession } from './session/table-session.ts';
import './setup-desk.ts';
import './stage-desk.ts';
import type { StageDesk } from './stage-desk.ts';
import { browserEdges } from './table-edges.ts';
import { tablePageStyles } from './table-page-styles.ts';
import type { TableWish } from './table-wish.ts';

/** The whole product on one page: shows the table's session, and passes on what people wish. */
@customElement('carrom-table-page')
@localized()
export class TablePage extends LitElement {
  static override styles = [sharedStyles, tablePageStyles];

  @state() private cameras: readonly CameraChoice[] = [];
  @state() private big = false;
  @state() private keysShown = false;
  @state() private menuShown = false;
  @state() private telling = false;
  @query('carrom-stage-desk') private stage?: StageDesk;
  @query('carrom-menu-desk') private menu?: MenuDesk;
  private forget: readonly (() => void)[] = [];
  /** Counts what was shown: the session's parts stay the same objects, and whoever shows them looks again. */
  private beat = 0;
  private asked = false;

  private readonly session = new TableSession(
    browserEdges(
      () => this.cameras.map(({ id }) => id),
      () => this.refreshCameras(),
    ),
    new URLSearchParams(location.search).get('table') ?? '1',
    () => this.requestUpdate(),
  );

  override connectedCallback() {
    super.connectedCallback();
    // At once, whatever is shown: a token must not stay in the address bar.
    const readPlace = () => this.session.publishAt(readHubPlace(location, tabStorage(), keptStorage()));
    readPlace();
    this.forget = [
      watchForToken(readPlace),
      watchCameras(() => this.refreshCameras()),
      listenForKeys(key => this.handleKey(key)),
    ];
    void this.refreshCameras();
    void this.session.open();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    for (const each of this.forget) each();
    this.session.end();
  }

  protected override willUpdate() {
    this.beat += 1;
    this.session.telling = this.telling;
    // A question is asked in the column, not behind the menu.
    if (this.session.hub.asking && !this.asked) this.menuShown = false;
    this.asked = this.session.hub.asking;
  }

  protected override render() {
    const { match } = this.session;
    const view = match.shown;
    return html`
      <div
        @dragover=${(event: DragEvent) => event.preventDefault()}
        @drop=${this.handleDrop}
        @wished=${({ detail }: CustomEvent<TableWish>) => this.handleWish(detail)}
        @switch-wished=${({ detail }: CustomEvent<SwitchWish>) => this.switch(detail)}
        @export-wanted=${({ detail }: CustomEvent<ExportKind>) => this.export(detail)}
        @tell-wanted=${() => this.tell()}
        @telling-over=${() => {
          this.telling = false;
        }}
      >
        <div class="page"><header class=${view ? 'match' : ''}>
          <h1><img src="./icon.svg" alt="" width="40" height="40" /> <span class=${view ? 'visually-hidden' : ''}>Carrom Umpire</span></h1>
          ${view && !this.big ? html`<carrom-score-bar .view=${view}></carrom-score-bar>` : nothing}
          ${view ? nothing : this.renderLanguage()}
          <button class="menu" aria-haspopup="dialog" aria-keyshortcuts="E" @click=${() => this.openMenu()}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h16M4 18h16" /></svg><span>${msg('Menu')}</span>
          </button>
        </header>
        <main class=${view ? 'match' : ''}>
          ${this.renderStage()}
          ${this.renderRibbon()}
          <aside aria-label=${view ? msg('Ruling and what comes next') : msg('New match')}>${match.ready ? this.renderColumn() : this.renderNotices()}</aside>
        </main></div>
        ${view && this.big ? html`<carrom-score-board big .view=${view} @big-closed=${() => this.switch('big')}></carrom-score-board>` : nothing}
        ${this.keysShown ? html`<carrom-key-help @sheet-closed=${() => this.switch('keys')}></carrom-key-help>` : nothing}
        <carrom-menu-desk
          .session=${this.session}
          .beat=${this.beat}
          .cameras=${this.cameras}
          .open=${this.menuShown}
          .big=${this.big}
          @sheet-closed=${() => {
            this.menuShown = false;
          }}
        >${view ? this.renderLanguage() : nothing}</carrom-menu-desk>
      </div>
    `;
  }

  private renderLanguage() {
    return html`<carrom-language-switch
      .language=${currentLanguage()}
      @language-chosen=${({ detail }: CustomEvent<string>) => this.handleLanguage(detail)}
    ></carrom-language-switch>`;
  }

  private renderStage() {
    const { picture, surface, board, match, replays, colours, phones } = this.session;
    return html`<carrom-stage-desk
      .now=${picture.now}
      .cameras=${this.cameras}
      .invitation=${phones.link}
      .surface=${surface}
      .board=${board}
      .view=${match.shown}
      .replays=${replays}
      .clips=${clipsOfMatch(this.session)}
      .record=${match.cameraRecord}
      .kept=${match.reach === 'kept'}
      .telling=${this.telling}
      .pointing=${colours.teaching}
      .beat=${this.beat}
    ></carrom-stage-desk>`;
  }

  private renderRibbon() {
    const { match, replays } = this.session;
    const { filmed, starred } = clipsOfMatch(this.session);
    return html`<carrom-shot-ribbon
      .view=${match.shown}
      .held=${match.heldIds}
      .chosen=${replays.shown?.id}
      .filmed=${filmed}
      .starred=${starred}
      @star-chosen=${({ detail }: CustomEvent<StarChosen>) => this.session.fulfil({ kind: 'star-shot', ...detail })}
      @entry-chosen=${({ detail }: CustomEvent<string>) => this.session.fulfil({ kind: 'see-again', id: detail })}
    ></carrom-shot-ribbon>`;
  }

  private renderColumn() {
    const { match, board, clock, caller, correcting, replays, weighed } = this.session;
    const view = match.shown;
    if (!view) {
      const earlier = match.view?.start.demo ? undefined : match.view;
      return html`<carrom-setup-desk .view=${earlier} .sight=${this.session.sight}>${this.renderNotices()}</carrom-setup-desk>`;
    }
    return html`<carrom-play-desk
      .view=${view}
      .held=${match.held}
      .weighed=${weighed}
      .board=${board}
      .clock=${clock.now}
      .voice=${caller.now.on}
      .watching=${match.watching}
      .telling=${this.telling}
      .byHand=${!this.session.picture.now.wish && board.discs.length === 0}
      .opened=${correcting.opened}
      .drafted=${correcting.drafted}
      .video=${replays.opened}
      .beat=${this.beat}
    >${this.renderNotices()}</carrom-play-desk>`;
  }

  /** What people must know before they go on. */
  private renderNotices() {
    const { match, picture, colours, hub } = this.session;
    const { now } = picture;
    return html`
      <carrom-match-notices
        .trouble=${match.trouble}
        .watching=${match.reach === 'watched'}
        .displaced=${match.displaced}
        .odd=${this.session.odd.now}
        .fromMiddle=${this.beganInMiddle()}
        @file-wanted=${() => saveMatch(this.session, 'match')}
      ></carrom-match-notices>
      <carrom-trouble-notice
        slot=${now.ended && !now.trouble && !picture.eyes.trouble ? 'after' : ''}
        .trouble=${now.trouble}
        .eyes=${picture.eyes.trouble}
        .phone=${phoneTrouble(now.phone)}
        .ended=${now.ended ? now.wish?.kind : undefined}
        .boardFound=${now.boardFound}
      ></carrom-trouble-notice>
      ${match.ready && !match.watching ? html`<carrom-hub-notices .place=${hub.place} .status=${hub.status} .asking=${hub.asking} .untold=${hub.untold}></carrom-hub-notices>` : nothing}
      <carrom-colours-desk
        .teaching=${colours.teaching}
        .wanted=${colours.wanted}
        .shown=${colours.shown}
        .taught=${colours.taught}
      ></carrom-colours-desk>
    `;
  }

  /** What had gone before the first shot that was seen matters while that board is played here. */
  private beganInMiddle(): boolean {
    const { match, board } = this.session;
    const view = match.reach === 'kept' ? match.shown : undefined;
    return view?.state.phase === 'playing' && board.discs.length > 0 && beganInMiddle(view);
  }

  private handleWish(wish: TableWish) {
    // What comes of these is to be seen on the page, not behind the menu.
    if (['open-match', 'source', 'record'].includes(wish.kind)) this.menuShown = false;
    void this.session.fulfil(wish);
  }

  private async refreshCameras() {
    this.cameras = await listCameras();
  }

  private async openMenu(at?: 'calls') {
    this.menuShown = true;
    await this.updateComplete;
    if (at) await this.menu?.attend(at);
  }

  private tell() {
    this.session.replays.show(undefined);
    this.telling = !this.telling;
    if (this.telling) void this.stage?.attend('telling');
  }

  private async export(kind: ExportKind) {
    this.menuShown = false;
    await this.updateComplete;
    // A sheet takes the focus after the menu has given it back.
    await this.menu?.settled();
    saveMatch(this.session, kind);
  }

  private switch(wish: SwitchWish) {
    if (wish === 'keys') this.keysShown = !this.keysShown;
    else this.menuShown = false;
    if (wish === 'big') this.big = !this.big;
    else if (wish === 'fit') this.stage?.fitByHand();
    else if (wish === 'look') void this.session.fulfil({ kind: 'look-anew' });
    else if (wish !== 'keys') void this.session.fulfil(actsOn[wish]);
  }

  private handleKey(key: KeyWish) {
    const { match } = this.session;
    if (!keyCounts(key, match.reach)) return;
    if (key === 'help') this.switch('keys');
    else if (key === 'menu') void this.openMenu();
    else if (key === 'view') this.stage?.nextView();
    else if (key === 'whole') this.stage?.toggleWhole();
    else if (key === 'big') this.big = !this.big;
    else if (key === 'close') this.close();
    else if (key === 'tell') this.telling ? void this.stage?.attend('telling') : this.tell();
    else if (key === 'call') void this.openMenu('calls');
    else if (key === 'next') this.session.goOn();
    else if (key === 'correct')
      void this.session.fulfil({ kind: 'open-entry', id: match.view?.entries.at(-1)?.event.id });
    else if (key === 'again') this.session.seeLast();
    else void this.session.fulfil(actsOn[key]);
  }

  /** What lies over the table, the last opened first. */
  private close() {
    if (this.big) this.big = false;
    else if (this.telling) this.telling = false;
    else if (this.session.replays.shown) void this.session.fulfil({ kind: 'see-again', id: undefined });
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }

  private handleDrop(event: DragEvent) {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void this.session.fulfil({ kind: 'source', source: { kind: 'file', file } });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-table-page': TablePage;
  }
}
