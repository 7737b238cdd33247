import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import '../../ui/overlay-bar.ts';
import '../../ui/overlay-corner.ts';
import '../../ui/overlay-full.ts';
import '../../ui/overlay-replay.ts';
import type { OverlayView } from '../../ui/overlay-view.ts';
import { staleWords } from '../../ui/overlay-words.ts';
import { readHubPlace, watchForToken } from '../hub-place.ts';
import { bannerMs, rulingBanner, standingBanner } from './overlay-banner.ts';
import { filmOf } from './overlay-film.ts';
import { readLook } from './overlay-look.ts';
import { overlayPageStyles } from './overlay-page-styles.ts';
import { OverlaySession } from './overlay-session.ts';

const WORDS = { bannerMs, rulingBanner, standingBanner, filmOf };

/** What a stream shows over the table's picture. Transparent wherever it has nothing to say; driven by the table alone. */
@customElement('carrom-overlay-page')
@localized()
export class OverlayPage extends LitElement {
  static override styles = overlayPageStyles;

  private readonly look = readLook(location.search, location.hash);
  private readonly place = readHubPlace(location, undefined);
  private session?: OverlaySession;
  private forgetToken = () => {};

  override connectedCallback() {
    super.connectedCallback();
    // It needs none here, and must not be on the screen.
    this.forgetToken = watchForToken(() => readHubPlace(location, undefined));
    const { theme, accent, still } = this.look;
    this.setAttribute('theme', theme);
    this.toggleAttribute('still', still);
    if (accent) this.style.setProperty('--ov-accent', accent);
    this.session = new OverlaySession(this.place, this.look, WORDS, () => this.requestUpdate());
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetToken();
    this.session?.end();
  }

  protected override render() {
    const view = this.session?.view();
    const film = this.session?.film;
    if (!view) {
      return html`<p class="chip alone" role="status">${msg(str`Table ${this.place.address.table}: no match yet`)}</p>`;
    }
    const { layout, corner, top } = this.look;
    // A board over the scoreboard would hide half of it.
    const behind = layout === 'full' && film?.where === 'full' && !view.stale;
    return html`
      <div class="place ${layout} ${layout === 'corner' ? corner : ''} ${top ? 'top' : ''} ${view.stale ? 'stale' : ''} ${behind ? 'behind' : ''}">
        ${this.renderLayout(view)}
        ${view.stale ? html`<p class="chip" role="status">${staleWords(view.stale)}</p>` : nothing}
      </div>
      ${
        film && !view.stale
          ? html`<carrom-overlay-replay class=${film.where === 'full' ? 'full-screen' : this.insetPlace()} .film=${film.film} ?still=${this.look.still}
              @replay-over=${() => this.session?.endReplay()}></carrom-overlay-replay>`
          : nothing
      }
    `;
  }

  private renderLayout(view: OverlayView) {
    const { layout, still, corner, top } = this.look;
    if (layout === 'corner') {
      return html`<carrom-overlay-corner .view=${view} ?still=${still} ?flip=${corner.startsWith('b')}
        ?right=${corner.endsWith('r')}></carrom-overlay-corner>`;
    }
    if (layout === 'full') return html`<carrom-overlay-full .view=${view} ?still=${still}></carrom-overlay-full>`;
    return html`<carrom-overlay-bar .view=${view} ?still=${still} ?flip=${top}></carrom-overlay-bar>`;
  }

  /** Top right, unless the score is there. */
  private insetPlace(): string {
    const { layout, corner } = this.look;
    return layout === 'corner' && corner === 'tr' ? 'inset left' : 'inset';
  }
}
