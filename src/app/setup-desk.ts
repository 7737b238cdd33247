import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { MatchView } from '../match/replay.ts';
import '../ui/match-setup.ts';
import '../ui/setup-steps.ts';
import type { SetupStep } from '../ui/setup-steps.ts';
import { sharedStyles } from '../ui/shared-styles.ts';

/**
 * Before a match: three steps for whoever is new here, and the form.
 *
 * @fires match-wanted - from the form; detail: the start.
 * @fires picture-wanted - The person wants to choose a picture, or look at it.
 * @fires match-wished-back - Back to the match that is running.
 */
@customElement('carrom-setup-desk')
@localized()
export class SetupDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 1rem;
      }
    `,
  ];

  /** The match before, if any: its names and book come first. */
  @property({ attribute: false }) view?: MatchView | undefined;

  /** How far the camera has come. */
  @property({ attribute: false }) sight: 'nothing' | 'picture' | 'board' = 'nothing';

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
      ></carrom-match-setup>
      ${this.view ? html`<button @click=${() => this.fire('match-wished-back')}>${msg('Back to the match')}</button>` : nothing}
      ${known ? html`<button @click=${() => this.hide(false)}>${msg('Show the three steps')}</button>` : nothing}
    `;
  }

  private hide(hidden: boolean) {
    this.chosen = hidden;
    keepPreferences({ stepsHidden: hidden });
  }

  private handleStep(step: SetupStep) {
    if (step < 3) return this.fire('picture-wanted');
    const form = this.renderRoot.querySelector('carrom-match-setup');
    form?.scrollIntoView({ block: 'nearest' });
    form?.shadowRoot?.querySelector('select')?.focus();
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-setup-desk': SetupDesk;
  }
}
