import { localized, msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { RemoteAnswer } from '../../io/hub-remote.ts';
import '../../ui/language-switch.ts';
import '../../ui/notice-card.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { readHubPlace, tabStorage, watchForToken } from '../hub-place.ts';
import { currentLanguage, switchLanguage } from '../language.ts';
import './remote-match.ts';
import { remotePageStyles } from './remote-page-styles.ts';
import { RemoteSession, type Wished } from './remote-session.ts';

/** The umpire's phone: everything that needs a person, sent to the table, which does it and says so. */
@customElement('carrom-remote-page')
@localized()
export class RemotePage extends LitElement {
  static override styles = [sharedStyles, remotePageStyles];

  @state() private place = readHubPlace(location, tabStorage());
  private readonly session = new RemoteSession(() => this.requestUpdate());
  private forgetToken = () => {};

  override connectedCallback() {
    super.connectedCallback();
    this.forgetToken = watchForToken(() => {
      this.place = readHubPlace(location, tabStorage());
      this.session.open(this.place);
    });
    this.session.open(this.place);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetToken();
    this.session.end();
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
    const { answer, followed, asking } = this.session;
    return html`
      <p class="answer ${answer ?? ''}" role="status">${this.words()}</p>
      <carrom-remote-match
        .following=${followed?.following}
        .aheadMs=${followed?.aheadMs ?? 0}
        ?asking=${asking}
        @table-asked=${({ detail }: CustomEvent<Wished>) => this.session.ask(detail)}
      ></carrom-remote-match>
    `;
  }

  private words(): string {
    const { line, followed, asking, answer } = this.session;
    if (line === 'refused') return msg('The hub refuses this link. Scan the code on the table page again.');
    if (line === 'away') return msg('No connection to the hub. Trying again …');
    if (followed?.link === 'gone') return msg('The table page is closed or asleep.');
    if (followed?.link === 'untold') return msg('The table page cannot publish its match. It says there why.');
    if (asking) return msg('Sent …');
    const answers: Record<RemoteAnswer, string> = {
      done: msg('Done.'),
      'too-late': msg('Not done: the match had moved on. Look at the score and try again.'),
      'no-match': msg('Not done: there is no match on this table.'),
      'no-answer': msg('No answer from the table page. Is it open?'),
      'not-allowed': msg('Not done: the table takes no commands from this hub. Hand out its link on the table page.'),
    };
    return answer ? answers[answer] : '';
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }
}
