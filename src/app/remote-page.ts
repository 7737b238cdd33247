import { localized, msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { type Followed, openFollower } from '../io/hub-follower.ts';
import { type Answer, type HubRemote, openHubRemote } from '../io/hub-remote.ts';
import type { LineStatus } from '../io/mqtt.ts';
import '../ui/language-switch.ts';
import '../ui/notice-card.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import { readHubPlace, tabStorage, watchForToken } from './hub-place.ts';
import { currentLanguage, switchLanguage } from './language.ts';
import { newId } from './new-id.ts';
import './remote-match.ts';
import type { Wished } from './remote-match.ts';
import { remotePageStyles } from './remote-page-styles.ts';

/** The umpire's phone: everything that needs a person, sent to the table, which does it and says so. */
@customElement('carrom-remote-page')
@localized()
export class RemotePage extends LitElement {
  static override styles = [sharedStyles, remotePageStyles];

  @state() private followed?: Followed;
  @state() private line: LineStatus = 'connecting';
  @state() private asking = false;
  @state() private answer?: Answer | undefined;
  @state() private place = readHubPlace(location, tabStorage());
  private remote?: HubRemote | undefined;
  private endFollowing = async () => {};
  private forgetToken = () => {};

  override connectedCallback() {
    super.connectedCallback();
    this.forgetToken = watchForToken(() => {
      this.close();
      this.place = readHubPlace(location, tabStorage());
      this.open();
    });
    this.open();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.forgetToken();
    this.close();
  }

  private open() {
    const { url, address, login } = this.place;
    if (!login) return;
    const changed = (followed: Followed) => {
      this.followed = followed;
    };
    const leaves = ['state', 'ruling', 'review', 'clock', 'presence'] as const;
    this.endFollowing = openFollower({ url, ...address, leaves, changed });
    this.remote = openHubRemote({
      url,
      address,
      login,
      status: status => {
        this.line = status;
      },
    });
  }

  private close() {
    void this.endFollowing();
    void this.remote?.end();
    this.remote = undefined;
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
    return html`
      <p class="answer ${this.answer ?? ''}" role="status">${this.words()}</p>
      <carrom-remote-match
        .following=${this.followed?.following}
        .aheadMs=${this.followed?.aheadMs ?? 0}
        ?asking=${this.asking}
        @table-asked=${({ detail }: CustomEvent<Wished>) => this.ask(detail)}
      ></carrom-remote-match>
    `;
  }

  private words(): string {
    if (this.line === 'refused') return msg('The hub refuses this link. Scan the code on the table page again.');
    if (this.line === 'away') return msg('No connection to the hub. Trying again …');
    if (this.followed && this.followed.link === 'gone') return msg('The table page is closed or asleep.');
    if (this.followed?.link === 'untold') return msg('The table page cannot publish its match. It says there why.');
    if (this.asking) return msg('Sent …');
    const answers: Record<Answer, string> = {
      done: msg('Done.'),
      'too-late': msg('Not done: the match had moved on. Look at the score and try again.'),
      'no-match': msg('Not done: there is no match on this table.'),
      'no-answer': msg('No answer from the table page. Is it open?'),
      'not-allowed': msg('Not done: the table takes no commands from this hub. Hand out its link on the table page.'),
    };
    return this.answer ? answers[this.answer] : '';
  }

  private async ask({ wish, about }: Wished) {
    if (this.asking) return;
    this.asking = true;
    this.answer = await this.remote?.ask(newId(), about, wish);
    this.asking = false;
  }

  private async handleLanguage(code: string) {
    await switchLanguage(code);
    this.requestUpdate();
  }
}
