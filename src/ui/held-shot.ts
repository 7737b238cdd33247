import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { WeighedAccount } from '../carrom/weighed.ts';
import type { RuledReading } from '../match/held.ts';
import type { AskedShot } from '../match/one-question.ts';
import type { MatchView } from '../match/replay.ts';
import { speakerOf } from '../match/speaker.ts';
import { say } from '../rules/say.ts';
import type { Stroke } from '../rules/stroke.ts';
import { discMarkStyles } from './disc-mark.ts';
import { seatWord } from './disc-words.ts';
import { hasModifier, isKeyFree } from './key-free.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';
import { strokeWords } from './stroke-words.ts';
import './weighed-shot.ts';

export interface ReadingChosen {
  readonly id: string;
  readonly stroke: Stroke;
}

/**
 * Asks about a shot of which the camera is not sure: its likeliest readings as buttons, each with the ruling it gives.
 * The match goes on meanwhile.
 *
 * @fires reading-chosen - detail: the shot's id and the stroke.
 * @fires entry-opened - detail: the id of the entry to tell anew: this one, or the one before it.
 * @fires replay-wanted - detail: the id of the shot to see again.
 */
@customElement('carrom-held-shot')
@localized()
export class HeldShotElement extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      .card {
        border-left: 6px solid var(--cu-held);
      }
      h2 {
        color: var(--cu-held-text);
      }
      p {
        margin: 0.35rem 0 0.7rem;
      }
      ol {
        list-style: none;
        display: grid;
        gap: 0.5rem;
        margin: 0 0 0.7rem;
        padding: 0;
      }
      .reading {
        display: grid;
        grid-template-columns: auto 1fr;
        column-gap: 0.8rem;
        width: 100%;
        text-align: left;
        border-color: var(--cu-held);
      }
      .reading.primary {
        background: var(--cu-held);
        color: #fff;
      }
      .reading.primary :is(kbd, .ruling) {
        color: #fff;
      }
      kbd {
        grid-row: span 2;
        align-self: center;
        font: 600 1.5rem var(--cu-digits);
        color: var(--cu-held-text);
      }
      .fell {
        font: 600 1.25rem var(--cu-digits);
      }
      .went + .went::before {
        content: '·';
        margin-inline: 0.4rem;
      }
      .went small {
        font: 400 0.9rem var(--cu-text);
      }
      .row {
        gap: 0.4rem;
      }
      .row button {
        padding-inline: 0.7rem;
      }
      .ruling {
        font-weight: 400;
        color: var(--cu-quiet);
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  /** Everything that is asked about; the first is shown. */
  @property({ attribute: false }) held: readonly AskedShot[] = [];

  /** What was weighed in the first of them, for whoever wants to know why he is asked. */
  @property({ attribute: false }) accounts: readonly WeighedAccount[] = [];

  override connectedCallback() {
    super.connectedCallback();
    document.addEventListener('keydown', this.handleKey);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.handleKey);
  }

  protected override render() {
    const [first] = this.held;
    if (!first || !this.view) return nothing;
    const { entry, readings, cameFrom, whatFell, earlier } = first;
    const { event } = entry;
    const name = this.view.start.names[entry.before.at] ?? '';
    const more = this.held.length - 1;
    const alike = first.alike.length;
    return html`
      <section class="card" aria-label=${msg('The camera is not sure')}>
        <div role="status">
          <h2>${whatFell ? msg(str`What fell in ${name}’s shot?`) : msg(str`Was this ${name}’s shot?`)}</h2>
        </div>
        <p class="quiet">
          ${cameFrom ? msg(str`It came from the ${seatWord(cameFrom)} of the picture, where ${name} does not sit. Perhaps the shot before went otherwise.`) : this.goesOn(entry.event.id)}
          ${alike > 0 ? msg(str`Later shots in doubt for the same cause: ${alike}. Your answer is for all of them.`) : nothing}
          ${more > 0 ? msg(str`Further questions: ${more}`) : nothing}
        </p>
        <ol>${readings.map((reading, i) => this.renderReading(reading, i, entry.event.id))}</ol>
        ${
          whatFell && this.accounts.length > 0
            ? html`<details><summary>${msg('Why I ask')}</summary><carrom-weighed-shot .accounts=${this.accounts}></carrom-weighed-shot></details>`
            : nothing
        }
        <div class="row">
          ${event.kind === 'shot-played' && event.seen?.paths.length ? html`<button @click=${() => this.fire('replay-wanted', event.id)}>${msg('Look at it again')}</button>` : nothing}
          <button @click=${() => this.fire('entry-opened', entry.event.id)}>${msg('Something else')}</button>
          ${cameFrom && earlier ? html`<button @click=${() => this.fire('entry-opened', earlier)}>${msg('Correct the shot before')}</button>` : nothing}
        </div>
      </section>
    `;
  }

  private goesOn(id: string): string {
    return this.view?.entries.at(-1)?.event.id === id
      ? msg('The match goes on meanwhile.')
      : msg('Later shots are ruled again when you have chosen.');
  }

  private renderReading({ stroke, ruling }: RuledReading, i: number, id: string) {
    const speaker = this.view && speakerOf(this.view);
    return html`
      <li>
        <button class="reading ${i === 0 ? 'primary' : ''}" @click=${() => this.choose(id, stroke)}>
          <kbd>${i + 1}</kbd>
          <span class="fell">${strokeWords(stroke)}</span>
          <span class="ruling">${ruling.findings.map(finding => html`${spoken(say(finding, speaker))} `)}</span>
        </button>
      </li>
    `;
  }

  private choose(id: string, stroke: Stroke) {
    this.fire('reading-chosen', { id, stroke } satisfies ReadingChosen);
  }

  private fire(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  private handleKey = (event: KeyboardEvent) => {
    const [first] = this.held;
    const reading = first?.readings[Number(event.key) - 1];
    if (!first || !reading || event.repeat || hasModifier(event) || !isKeyFree(event)) return;
    event.preventDefault();
    this.choose(first.entry.event.id, reading.stroke);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-held-shot': HeldShotElement;
  }
}
