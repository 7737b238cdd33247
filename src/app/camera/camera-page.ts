import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, svg } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { TableWord } from '../../hub/phone-talk.ts';
import '../../ui/language-switch.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { readHubPlace, tabStorage, watchForToken } from '../hub-place.ts';
import { currentLanguage, switchLanguage } from '../language.ts';
import { troubleWords } from '../messages.ts';
import { cameraPageStyles } from './camera-page-styles.ts';
import { CameraSession } from './camera-session.ts';
import { hintWords, linkWords } from './camera-words.ts';
import { hintsOf } from './hints.ts';

/** A phone as the table's camera: its picture, where the table sees the board in it, and what would help. */
@customElement('carrom-camera-page')
@localized()
export class CameraPage extends LitElement {
  static override styles = [sharedStyles, cameraPageStyles];

  @state() private place = readHubPlace(location, tabStorage());
  private readonly session = new CameraSession(() => this.requestUpdate());
  private readonly video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  private forgetToken = () => {};

  override connectedCallback() {
    super.connectedCallback();
    this.forgetToken = watchForToken(() => {
      this.place = readHubPlace(location, tabStorage());
      this.session.open(this.place);
    });
    this.video.addEventListener('resize', this.handleSize);
    this.session.open(this.place);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetToken();
    this.video.removeEventListener('resize', this.handleSize);
    this.session.end();
  }

  protected override willUpdate() {
    const stream = this.session.camera?.stream ?? null;
    if (this.video.srcObject === stream) return;
    this.video.srcObject = stream;
    void this.video.play().catch(() => undefined); // a hidden page starts it when it is shown
  }

  protected override render() {
    const { camera, board, link } = this.session;
    return html`
      <main>
      <h1 class="visually-hidden">${msg(str`Camera of table ${this.place.address.table}`)}</h1>
      <div class="screen">
        ${camera ? this.video : nothing}
        ${camera && link === 'watched' && board?.outline ? this.renderOutline(board, board.outline) : nothing}
      </div>
      ${this.renderWords()}
      </main>
    `;
  }

  private renderOutline({ surface }: TableWord, outline: NonNullable<TableWord['outline']>) {
    const { videoWidth: width, videoHeight: height } = this.video;
    const points = outline.map(([x, y]) => `${x * width},${y * height}`).join(' ');
    return html`<svg viewBox="0 0 ${width || 16} ${height || 9}" role="img" aria-label=${msg('Where the table sees the board')}>
      ${svg`<polygon class="under" points=${points} /><polygon class=${surface === 'found' ? '' : 'doubtful'} points=${points} />`}
    </svg>`;
  }

  private renderWords() {
    const { trouble, link, board, wanders, battery } = this.session;
    if (trouble && link !== 'no-token' && link !== 'refused') {
      const { heading, says } = troubleWords(trouble);
      return this.renderCard(
        false,
        heading,
        html`<p>${says}</p>
        <p><button @click=${() => this.session.openCamera()}>${msg('Try again')}</button></p>`,
      );
    }
    if (link !== 'watched') {
      const { heading, says } = linkWords(link);
      return this.renderCard(false, heading, html`<p>${says}</p>`);
    }
    const { videoWidth: width = 16, videoHeight: height = 9 } = this.video;
    const hints = board ? hintsOf({ board, wanders, battery, aspect: width / (height || 1) }) : [];
    const [first, ...more] = hints.map(hintWords);
    if (!board) return this.renderCard(false, msg('The table looks for the board …'), nothing);
    return first === undefined
      ? this.renderCard(true, msg('All is well: leave it as it lies.'), nothing)
      : this.renderCard(false, first, html`<ul>${more.map(each => html`<li>${each}</li>`)}</ul>`);
  }

  private renderCard(well: boolean, heading: string, more: unknown) {
    const { battery } = this.session;
    const { videoWidth, videoHeight } = this.video;
    return html`<section class="words ${well ? 'well' : ''}" aria-label=${msg('Camera')}>
      <p class="first" role="status">${heading}</p>
      ${more}
      <div class="row foot">
        <span>
          ${msg(str`Table ${this.place.address.table}`)}${videoWidth ? ` · ${videoWidth} × ${videoHeight}` : ''}${
            battery ? ` · ${msg(str`battery ${Math.round(battery.level * 100)} %`)}` : ''
          }
        </span>
        <carrom-language-switch
          .language=${currentLanguage()}
          @language-chosen=${({ detail }: CustomEvent<string>) => this.handleLanguage(detail)}
        ></carrom-language-switch>
      </div>
      <p>${msg('No sound is taken, and the picture goes to this table only.')}</p>
    </section>`;
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }

  private readonly handleSize = () => this.requestUpdate();
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-camera-page': CameraPage;
  }
}
