import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { TableState, Wish } from '../hub/payloads.ts';
import { type Followed, openFollower } from '../io/hub-follower.ts';
import { type Answer, type HubRemote, openHubRemote } from '../io/hub-remote.ts';
import type { LineStatus } from '../io/mqtt.ts';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import type { MatchView } from '../match/replay.ts';
import { viewFromLine } from '../match/view-from-line.ts';
import type { Answered, UmpireCall } from '../rules/calls.ts';
import type { Stroke } from '../rules/stroke.ts';
import '../ui/language-switch.ts';
import '../ui/notice-card.ts';
import '../ui/ruling-card.ts';
import '../ui/score-board.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/shot-composer.ts';
import { spoken } from '../ui/spoken.ts';
import '../ui/umpire-calls.ts';
import { readHubPlace, tabStorage } from './hub-place.ts';
import { currentLanguage, switchLanguage } from './language.ts';
import { newId } from './new-id.ts';
import { remotePageStyles } from './remote-page-styles.ts';

/** How long a player may think where the book does not say. */
const CLOCK_S = 15;

/** The umpire's phone: everything that needs a person, sent to the table, which does it and says so. */
@customElement('carrom-remote-page')
@localized()
export class RemotePage extends LitElement {
  static override styles = [sharedStyles, remotePageStyles];

  @state() private followed?: Followed;
  @state() private line: LineStatus = 'connecting';
  @state() private asking = false;
  @state() private answer?: Answer | undefined;
  private readonly place = readHubPlace(location, tabStorage());
  private remote?: HubRemote;
  private endFollowing = async () => {};

  override connectedCallback() {
    super.connectedCallback();
    const { url, address, login } = this.place;
    if (!login) return;
    const changed = (followed: Followed) => {
      this.followed = followed;
    };
    this.endFollowing = openFollower({ url, ...address, changed });
    this.remote = openHubRemote({
      url,
      address,
      login,
      status: status => {
        this.line = status;
      },
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    void this.endFollowing();
    void this.remote?.end();
  }

  protected override render() {
    return html`
      <header>
        <h1>${msg('Umpire')} · ${this.place.address.table}</h1>
        <carrom-language-switch
          .language=${currentLanguage()}
          @language-chosen=${({ detail }: CustomEvent<string>) => this.handleLanguage(detail)}
        ></carrom-language-switch>
      </header>
      <main>${this.place.login ? this.renderTable() : this.renderNoToken()}</main>
    `;
  }

  private renderNoToken() {
    return html`<carrom-notice
      .heading=${msg('This link has no token')}
      .says=${msg('Scan the code on the table page, or open the whole link.')}
    ></carrom-notice>`;
  }

  private renderTable() {
    const held = this.followed?.following.state;
    const view = held && viewFromLine(held.start, held.line);
    return html`
      <p class="answer ${this.answer ?? ''}" role="status">${this.words()}</p>
      ${held && view ? this.renderMatch(held, view) : html`<p class="quiet">${msg('No match on this table yet.')}</p>`}
    `;
  }

  private renderMatch(held: TableState, view: MatchView) {
    const { phase } = view.state;
    const last = this.followed?.following.rulings.at(-1);
    return html`
      <h2 class="visually-hidden">${msg('Score')}</h2>
      <carrom-score-board .view=${view}></carrom-score-board>
      ${last ? html`<section class="card last ${last.tone}" aria-label=${msg('Last ruling')}>${last.says.map(({ said }) => html`<p>${spoken(said)}</p>`)}</section>` : nothing}
      ${
        view.state.asks
          ? html`<carrom-ruling-card .view=${view}
              @question-answered=${({ detail }: CustomEvent<Answered>) => this.record(held, { kind: 'question-answered', id: newId(), answer: detail })}
            ></carrom-ruling-card>`
          : nothing
      }
      ${phase === 'board-over' || phase === 'game-over' ? html`<button class="primary wide" ?disabled=${this.asking} @click=${() => this.record(held, { kind: 'board-begun', id: newId() })}>${phase === 'board-over' ? msg('Next board') : msg('Next game')}</button>` : nothing}
      <div class="row" role="group" aria-label=${msg('Umpire')}>
        <button ?disabled=${this.asking} @click=${() => this.record(held, { kind: 'undone' })}>${msg('Undo')}</button>
        <button ?disabled=${this.asking} @click=${() => this.record(held, { kind: 'redone' })}>${msg('Redo')}</button>
        <button aria-pressed=${held.review} ?disabled=${this.asking} @click=${() => this.ask(held, { kind: 'review', on: !held.review })}>${msg('Under review')}</button>
        <button ?disabled=${this.asking} @click=${() => this.ask(held, { kind: 'replay', where: 'inset', speed: 0.5 })}>${msg('Replay')}</button>
        ${this.renderClock(held, view.table.facts.clock?.seconds ?? CLOCK_S)}
      </div>
      ${
        phase === 'playing'
          ? html`<carrom-shot-composer .game=${view.state}
              @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.record(held, { kind: 'shot-played', id: newId(), stroke: detail, by: 'umpire' })}
            ></carrom-shot-composer>`
          : nothing
      }
      <carrom-umpire-calls .view=${view}
        @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => this.record(held, { kind: 'umpire-called', id: newId(), call: detail })}
      ></carrom-umpire-calls>
    `;
  }

  private renderClock(held: TableState, seconds: number) {
    const running = this.followed?.following.clock?.running === true;
    const wish: Wish = running
      ? { kind: 'clock', running: false, leftMs: 0 }
      : { kind: 'clock', running: true, leftMs: seconds * 1000 };
    return html`<button ?disabled=${this.asking} @click=${() => this.ask(held, wish)}>
      ${running ? msg('Stop the clock') : msg('Start the clock')}
    </button>`;
  }

  private words(): string {
    if (this.line === 'refused') return msg('The hub refuses this link. Scan the code on the table page again.');
    if (this.line === 'away') return msg('No connection to the hub. Trying again …');
    if (this.followed && this.followed.link === 'gone') return msg('The table page is closed or asleep.');
    if (this.asking) return msg('Sent …');
    const answers: Record<Answer, string> = {
      done: msg('Done.'),
      'too-late': msg('Not done: the match had moved on. Look at the score and try again.'),
      'no-match': msg('Not done: there is no match on this table.'),
      'no-answer': msg('No answer from the table page. Is it open?'),
    };
    return this.answer ? answers[this.answer] : '';
  }

  private record(held: TableState, event: Exclude<MatchEvent, MatchStart>) {
    return this.ask(held, { kind: 'record', event });
  }

  private async ask({ match, seq }: TableState, wish: Wish) {
    if (this.asking) return;
    this.asking = true;
    this.answer = await this.remote?.ask(newId(), { match, seq }, wish);
    this.asking = false;
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }
}
