import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { TableState } from '../../hub/payloads.ts';
import { resultsCsv, resultsJson } from '../../hub/results.ts';
import { saveFile } from '../../io/save-file.ts';
import type { Said } from '../../rules/said.ts';
import type { HallTable } from '../../ui/hall-card.ts';
import '../../ui/hall-card.ts';
import '../../ui/hall-results.ts';
import '../../ui/language-switch.ts';
import '../../ui/notice-card.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { spoken } from '../../ui/spoken.ts';
import { linkTo, readHubPlace, watchForToken } from '../hub-place.ts';
import { currentLanguage, switchLanguage } from '../language.ts';
import { hallPageStyles } from './hall-page-styles.ts';
import { HallSession } from './hall-session.ts';

/** As many tables as can be read from the back of the hall. */
const ON_SCREEN = 6;

/** All tables of a club, live. With `?screen` it is for the wall: bigger, nothing to press, page after page. */
@customElement('carrom-hall-page')
@localized()
export class HallPage extends LitElement {
  static override styles = [sharedStyles, hallPageStyles];

  @state() private page = 0;
  private session?: HallSession;
  private readonly place = readHubPlace(location, undefined);
  private readonly query = new URLSearchParams(location.search);
  private readonly screen = this.query.has('screen');
  private turning?: ReturnType<typeof setInterval>;
  private forgetToken = () => {};

  override connectedCallback() {
    super.connectedCallback();
    // It needs none here, and must not be on the screen.
    this.forgetToken = watchForToken(() => readHubPlace(location, undefined));
    this.toggleAttribute('screen', this.screen);
    this.session = new HallSession(this.place, () => this.requestUpdate());
    const everyS = Math.min(120, Math.max(3, Number(this.query.get('every') ?? 12) || 12));
    if (this.screen) this.turning = setInterval(() => this.turn(), everyS * 1000);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.turning);
    this.forgetToken();
    void this.session?.end();
  }

  protected override render() {
    return html`
      <header>
        <h1><img src="./icon.svg" alt="" width="40" height="40" /> ${this.query.get('tag') || msg('All tables')}</h1>
        ${this.screen ? this.renderDots() : this.renderSwitch()}
      </header>
      <main>
        ${
          this.session?.line === 'away'
            ? html`<carrom-notice .heading=${msg('No connection to the hub')} .says=${msg('The tables play on. This page comes back by itself.')}></carrom-notice>`
            : nothing
        }
        ${this.renderTables()}
        ${
          this.screen
            ? nothing
            : html`<carrom-hall-results .results=${this.session?.results ?? []}
                @export-wanted=${({ detail }: CustomEvent<'csv' | 'json'>) => this.handleExport(detail)}></carrom-hall-results>`
        }
      </main>
    `;
  }

  private renderTables() {
    const all = this.shownTables();
    if (all.length === 0) return html`<p class="quiet">${msg('No table has been heard yet.')}</p>`;
    const shown = this.screen ? all.slice(this.page * ON_SCREEN, (this.page + 1) * ON_SCREEN) : all;
    return html`
      <div class="tables">
        ${shown.map(table => html`<carrom-hall-card .table=${table} ?quiet=${this.screen}></carrom-hall-card>`)}
      </div>
    `;
  }

  private renderSwitch() {
    return html`
      <a href="?${this.wallQuery()}">${msg('For the wall')}</a>
      <carrom-language-switch
        .language=${currentLanguage()}
        @language-chosen=${({ detail }: CustomEvent<string>) => this.handleLanguage(detail)}
      ></carrom-language-switch>
    `;
  }

  private renderDots() {
    const pages = this.pages();
    if (pages < 2) return nothing;
    return html`<p class="dots" aria-hidden="true">${Array.from({ length: pages }, (_, i) => html`<i class=${i === this.page ? 'now' : ''}></i>`)}</p>`;
  }

  private wallQuery(): string {
    const query = new URLSearchParams(this.query);
    query.set('screen', '1');
    return query.toString();
  }

  private shownTables(): readonly HallTable[] {
    const byName = new Intl.Collator('en', { numeric: true }).compare;
    return [...(this.session?.tables.values() ?? [])]
      .sort((a, b) => byName(a.table, b.table))
      .flatMap(({ table, following: { state: held, rulings }, link }) => {
        if (!held) return [];
        const last = rulings.at(-1)?.says[0];
        const review = held.review || held.glance.asks !== undefined;
        const place = { ...this.place, address: { ...this.place.address, table } };
        return [
          {
            table,
            glance: held.glance,
            link: link !== 'live' ? 'down' : review ? 'review' : 'live',
            says: this.sentence(held, last?.said),
            overlay: linkTo('overlay.html', place, location),
          } as const,
        ];
      });
  }

  /** What is open before what was said last. */
  private sentence({ held, glance }: TableState, last: Said | undefined): string {
    if (held) return msg(str`${held.name}’s shot`);
    const said = glance.asks ?? last;
    return said ? spoken(said) : '';
  }

  private pages(): number {
    return Math.max(1, Math.ceil(this.shownTables().length / ON_SCREEN));
  }

  private turn() {
    this.page = (this.page + 1) % this.pages();
  }

  private handleExport(kind: 'csv' | 'json') {
    if (!this.session) return;
    const { club, results } = this.session;
    if (kind === 'csv') saveFile(`${club}-results.csv`, 'text/csv', resultsCsv(results));
    else saveFile(`${club}-results.json`, 'application/json', resultsJson(results));
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }
}
