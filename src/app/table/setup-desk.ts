import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { keepPreferences, readPreferences } from '../../io/preferences.ts';
import type { MatchStart } from '../../match/events.ts';
import type { MatchView } from '../../match/replay.ts';
import type { MatchSetupElement } from '../../ui/match-setup.ts';
import '../../ui/match-setup.ts';
import '../../ui/setup-steps.ts';
import type { SetupStep } from '../../ui/setup-steps.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { deskStyles } from './desk-styles.ts';
import { wish } from './table-wish.ts';

/**
 * Before a match: three steps for whoever is new here, and the form.
 *
 * @fires wished - detail: TableWish.
 * @fires picture-wanted - The person wants to choose a picture, or look at it.
 */
@customElement('carrom-setup-desk')
@localized()
export class SetupDesk extends LitElement {
  static override styles = [sharedStyles, deskStyles];

  /** The match before, if any: its names and book come first. */
  @property({ attribute: false }) view?: MatchView | undefined;

  /** How far the camera has come. */
  @property({ attribute: false }) sight: 'nothing' | 'picture' | 'board' = 'nothing';

  @query('carrom-match-setup') private form?: MatchSetupElement;

  /** Put away, or asked for again; nobody who has played is taken for new. */
  @state() private chosen = readPreferences().stepsHidden;

  protected override render() {
    const known = this.chosen ?? this.view !== undefined;
    const step: SetupStep = this.sight === 'nothing' ? 1 : this.sight === 'picture' ? 2 : 3;
    return html`
      ${
        known
          ? nothing
          : html`<carrom-setup-steps
              .step=${step}
              @steps-hidden=${() => this.hide(true)}
              @step-wanted=${({ detail }: CustomEvent<SetupStep>) => this.handleStep(detail)}
            ></carrom-setup-steps>`
      }
      <carrom-match-setup
        .names=${this.view?.start.names ?? []}
        .bookId=${this.view?.start.book.id ?? 'international'}
        @match-wanted=${({ detail }: CustomEvent<MatchStart>) => wish(this, { kind: 'start-match', start: detail })}
      ></carrom-match-setup>
      ${this.view ? html`<button @click=${() => wish(this, { kind: 'toggle-setup' })}>${msg('Back to the match')}</button>` : nothing}
      ${known ? html`<button @click=${() => this.hide(false)}>${msg('Show the three steps')}</button>` : nothing}
    `;
  }

  private hide(hidden: boolean) {
    this.chosen = hidden;
    keepPreferences({ stepsHidden: hidden });
  }

  private handleStep(step: SetupStep) {
    if (step < 3) this.dispatchEvent(new CustomEvent('picture-wanted', { bubbles: true, composed: true }));
    else this.form?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-setup-desk': SetupDesk;
  }
}
