import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { fieldStyles, formStyles } from './form-styles.ts';
import { sharedStyles } from './shared-styles.ts';

/** Where a table publishes. Empty: as usual. */
export interface HubSettings {
  readonly broker: string;
  readonly club: string;
  readonly table: string;
  readonly user: string;
  readonly token: string;
  /** The token stays on this computer. */
  readonly keep: boolean;
}

/**
 * Another broker for this table: a hall's, with its name and password.
 *
 * @fires hub-chosen - detail: HubSettings.
 */
@customElement('carrom-hub-settings')
@localized()
export class HubSettingsForm extends LitElement {
  static override styles = [
    sharedStyles,
    formStyles,
    fieldStyles,
    css`
      .wide {
        grid-column: 1 / -1;
      }
      .check {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        min-height: 2.6rem;
        font-weight: 400;
      }
      input[type='checkbox'] {
        width: 1.3rem;
        height: 1.3rem;
      }
    `,
  ];

  /** What is used now. */
  @property({ attribute: false }) place: Pick<HubSettings, 'broker' | 'club' | 'table'> = {
    broker: '',
    club: '',
    table: '',
  };

  protected override render() {
    const { broker, club, table } = this.place;
    const name = '[a-z0-9][a-z0-9\\-]{0,31}';
    return html`
      <form @submit=${this.handleSubmit}>
        <label class="wide">${msg('Address of the broker')}
          <input name="broker" type="url" pattern="wss?://.+" .value=${broker} autocomplete="off" />
        </label>
        <label>${msg('Club')}<input name="club" pattern=${name} .value=${club} autocomplete="off" /></label>
        <label>${msg('Table')}<input name="table" pattern=${name} .value=${table} autocomplete="off" /></label>
        <label>${msg('User, if it is not club/table')}<input name="user" autocomplete="off" /></label>
        <label>${msg('Token or password')}<input name="token" type="password" autocomplete="off" required /></label>
        <label class="check wide">
          <input name="keep" type="checkbox" />${msg('Remember it on this computer')}
        </label>
        <button>${msg('Publish there')}</button>
      </form>
    `;
  }

  private handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const text = (key: string) => String(data.get(key) ?? '').trim();
    const detail: HubSettings = {
      broker: text('broker'),
      club: text('club'),
      table: text('table'),
      user: text('user'),
      token: text('token'),
      keep: data.has('keep'),
    };
    this.dispatchEvent(new CustomEvent('hub-chosen', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-settings': HubSettingsForm;
  }
}
