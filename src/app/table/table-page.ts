import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import { type CameraChoice, listCameras, watchCameras } from '../../io/camera.ts';
import './about-panel.ts';
import '../../ui/health-panel.ts';
import type { HealthPanel } from '../../ui/health-panel.ts';
import '../../ui/key-help.ts';
import '../../ui/language-switch.ts';
import type { ExportKind } from '../../ui/match-library.ts';
import type { SwitchWish } from '../../ui/match-switches.ts';
import '../../ui/score-board.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { keptStorage, readHubPlace, tabStorage, watchForToken } from '../hub-place.ts';
import { currentLanguage, switchLanguage } from '../language.ts';
import './board-desk.ts';
import { clipsNow } from './clips-desk.ts';
import { clipsOfMatch } from './clips-of-match.ts';
import './hub-desk.ts';
import { actsOn, keyCounts, listenForKeys } from './keys.ts';
import './library-desk.ts';
import './match-desk.ts';
import type { MatchDesk } from './match-desk.ts';
import './match-notices.ts';
import './picture/colours-desk.ts';
import { canvasOf, healthView } from './picture/health-view.ts';
import './picture/picture-desk.ts';
import type { PictureDesk } from './picture/picture-desk.ts';
import './report-desk.ts';
import type { KeyWish } from '../../ui/key-help.ts';
import { saveMatch } from './save-match.ts';
import { TableSession } from './session/table-session.ts';
import { browserEdges } from './table-edges.ts';
import { tablePageStyles } from './table-page-styles.ts';
import type { TableWish } from './table-wish.ts';

/** The whole product on one page: shows the table's session, and passes on what people wish. */
@customElement('carrom-table-page')
@localized()
export class TablePage extends LitElement {
  static override styles = [sharedStyles, tablePageStyles];

  @state() private cameras: readonly CameraChoice[] = [];
  @state() private peeked?: HTMLCanvasElement | undefined;
  @state() private big = false;
  @state() private keysShown = false;
  @query('carrom-match-desk') private desk?: MatchDesk;
  @query('carrom-picture-desk') private pictureDesk?: PictureDesk;
  @query('carrom-health-panel') private health?: HealthPanel;
  private forget: readonly (() => void)[] = [];

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
    if (!this.session.picture.now.running) this.peeked = undefined;
  }

  protected override render() {
    const { match } = this.session;
    const view = match.shown;
    return html`
      <header>
        <h1><img src="./icon.svg" alt="" width="40" height="40" /> Carrom Umpire</h1>
        <carrom-language-switch
          .language=${currentLanguage()}
          @language-chosen=${({ detail }: CustomEvent<string>) => this.handleLanguage(detail)}
        ></carrom-language-switch>
      </header>
      <main
        @dragover=${(event: DragEvent) => event.preventDefault()}
        @drop=${this.handleDrop}
        @wished=${({ detail }: CustomEvent<TableWish>) => this.session.fulfil(detail)}
        @switch-wished=${({ detail }: CustomEvent<SwitchWish>) => this.switch(detail)}
        @export-wanted=${({ detail }: CustomEvent<ExportKind>) => saveMatch(this.session, detail)}
        @picture-wanted=${() => this.pictureDesk?.focus()}
      >
        <carrom-match-notices
          .trouble=${match.trouble}
          .watching=${match.reach === 'watched'}
          .displaced=${match.displaced}
          @file-wanted=${() => saveMatch(this.session, 'match')}
        ></carrom-match-notices>
        ${view ? html`<carrom-score-board .view=${view} ?big=${this.big} @big-closed=${() => this.switch('big')}></carrom-score-board>` : nothing}
        <div class="columns">
          <div>${match.ready ? this.renderMatch() : nothing}</div>
          <div>${this.renderPicture()} ${this.renderAbout()} ${match.ready && !match.watching ? this.renderHub() : nothing}</div>
        </div>
        ${this.keysShown ? html`<carrom-key-help @sheet-closed=${() => this.switch('keys')}></carrom-key-help>` : nothing}
      </main>
      <footer><carrom-about-panel></carrom-about-panel></footer>
    `;
  }

  private renderMatch() {
    const { match, board, clock, caller, correcting, library, sight, replays } = this.session;
    return html`
      <carrom-match-desk
        .view=${match.shown}
        .earlier=${match.view?.start.demo ? undefined : match.view}
        .held=${match.held}
        .reconciled=${board.reconciled}
        .watching=${match.watching}
        .opened=${correcting.opened}
        .drafted=${correcting.drafted}
        .again=${replays.shown}
        .video=${replays.opened}
        .clips=${clipsOfMatch(this.session)}
        .sight=${sight}
        .clock=${clock.now}
        .caller=${caller.now}
        .big=${this.big}
      ></carrom-match-desk>
      <carrom-library-desk
        .library=${library.listed}
        .refused=${library.refused}
        .canExport=${match.view !== undefined}
        .shown=${match.keeper?.at()?.match ?? ''}
      ></carrom-library-desk>
    `;
  }

  private renderPicture() {
    const { picture, surface, colours, board, match, counting } = this.session;
    return html`
      <carrom-picture-desk
        .now=${picture.now}
        .eyes=${picture.eyes.trouble}
        .cameras=${this.cameras}
        .lines=${surface.lines}
        .linesOn=${surface.linesOn}
        .ghosts=${board.ghosts}
        .finding=${surface.finding}
        .pointing=${colours.teaching}
      >
        <carrom-colours-desk
          .canTeach=${colours.canTeach}
          .teaching=${colours.teaching}
          .wanted=${colours.wanted}
          .shown=${colours.shown}
          .taught=${colours.taught}
        ></carrom-colours-desk>
      </carrom-picture-desk>
      <carrom-board-desk
        .view=${match.shown}
        .discs=${board.discs}
        .canRestore=${board.lastShot !== undefined}
        .ghosts=${board.ghosts}
        .reconciled=${board.reconciled}
        .layout=${board.layout}
        .counting=${counting}
        .pointing=${colours.teaching}
      ></carrom-board-desk>
    `;
  }

  private renderAbout() {
    const { picture, match, hub } = this.session;
    const { seen, running } = picture.now;
    return html`
      <carrom-health-panel
        .health=${seen && running && healthView(seen, running, picture.keeper.threads, picture.eyes)}
        .standing=${match.standing()}
        .hub=${hub.status}
        .peeked=${this.peeked}
        @peek-wanted=${this.handlePeek}
      ></carrom-health-panel>
      <carrom-clips-desk .now=${clipsNow(this.session)} .view=${match.shown} .clips=${clipsOfMatch(this.session)}></carrom-clips-desk>
      <carrom-report-desk .view=${match.shown} .held=${match.held.length} .readHealth=${this.readHealth}></carrom-report-desk>
    `;
  }

  private renderHub() {
    const { hub } = this.session;
    return html`<carrom-hub-desk
      .place=${hub.place}
      .status=${hub.status}
      .replays=${hub.replays}
      .seen=${hub.canReplay}
      .asking=${hub.asking}
      .untold=${hub.untold}
      .trust=${hub.trusted}
      .brokers=${hub.brokers}
    ></carrom-hub-desk>`;
  }

  /** As the health panel has it, whatever it shows. */
  private readonly readHealth = () => this.health?.shown() ?? [];

  private async refreshCameras() {
    this.cameras = await listCameras();
  }

  private switch(wish: SwitchWish) {
    if (wish === 'big') this.big = !this.big;
    else if (wish === 'keys') this.keysShown = !this.keysShown;
    else void this.session.fulfil(actsOn[wish]);
  }

  private handleKey(key: KeyWish) {
    const { match } = this.session;
    if (!keyCounts(key, match.reach)) return;
    if (key === 'help') this.switch('keys');
    else if (key === 'big') this.switch('big');
    else if (key === 'close') this.big = false;
    else if (key === 'tell') this.desk?.attend('composer');
    else if (key === 'call') this.desk?.attend('calls');
    else if (key === 'next') this.session.goOn();
    else if (key === 'correct')
      void this.session.fulfil({ kind: 'open-entry', id: match.view?.entries.at(-1)?.event.id });
    else if (key === 'again') this.session.seeLast();
    else void this.session.fulfil(actsOn[key]);
  }

  private async handlePeek() {
    const pixels = await this.session.picture.keeper.now?.api.peek();
    if (pixels) this.peeked = canvasOf(pixels);
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
