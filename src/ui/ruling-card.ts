import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { isFoul } from '../match/is-foul.ts';
import type { Reconciled } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import { speakerOf } from '../match/speaker.ts';
import type { Answered } from '../rules/calls.ts';
import type { PutBack, ToConfirm } from '../rules/ruling.ts';
import { type Speaker, say, sayPutBack, sayQuestion, sayToConfirm } from '../rules/say.ts';
import type { Question } from '../rules/state.ts';
import { countWords } from './count-words.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord } from './disc-words.ts';
import { playerIcons } from './player-icons.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';

/**
 * What the book says of the last shot, with its paragraph; what to put back; and the question it leaves open.
 *
 * @fires question-answered - detail: the answer.
 * @fires replay-wanted - detail: the id of the shot to see again.
 */
@customElement('carrom-ruling-card')
@localized()
export class RulingCard extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      /* A ruling of one line, of two, or none: as high as each other, and what is below stays where it is. */
      .card {
        min-height: 9.1rem;
        border-left: 6px solid var(--cu-go);
      }
      .none {
        border-left-color: var(--cu-card-edge);
      }
      .none p {
        margin: 0;
      }
      .card.foul {
        border-left-color: var(--cu-warn);
      }
      .card.asks {
        border-left-color: var(--cu-held);
      }
      .findings {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .findings li:first-child {
        font: 600 1.45rem / 1.25 var(--cu-digits);
      }
      .findings li + li {
        margin-top: 0.4rem;
      }
      h3 {
        margin: 0.9rem 0 0.3rem;
        font-size: 1.1rem;
      }
      .back label {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        min-height: 2.2rem;
        padding: 0.2rem 0;
        cursor: pointer;
      }
      .back input {
        flex: none;
        width: 1.3rem;
        height: 1.3rem;
        accent-color: var(--cu-go);
      }
      .back label:has(:checked) {
        color: var(--cu-quiet);
        text-decoration: line-through;
      }
      .again {
        margin-top: 0.8rem;
      }
      .again button {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
      }
      .again svg {
        width: 1.1rem;
        fill: currentcolor;
      }
      .confirm {
        margin: 0.6rem 0 0;
        font-size: 0.92rem;
        color: var(--cu-quiet);
      }
      .confirm ul {
        margin: 0.1rem 0 0;
        padding-left: 1.1rem;
      }
    `,
  ];

  /** The match; its last ruling is shown. */
  @property({ attribute: false }) view?: MatchView;

  /** What the camera sees of it, if there is one: what is done is ticked off by itself. */
  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Ticked off by hand, in the ruling with this id. */
  @state() private ticked: { readonly of: string; readonly backs: ReadonlySet<number> } = { of: '', backs: new Set() };

  protected override render() {
    const last = this.view?.entries.at(-1);
    if (!this.view) return nothing;
    if (!last)
      return html`<section class="card none" aria-label=${msg('Ruling')}><p class="quiet">${msg('What the book says of a shot will be read here.')}</p></section>`;
    const { findings, putBack, toConfirm, question } = last.ruling;
    const speaker = speakerOf(this.view);
    return html`
      <section class="card ${question ? 'asks' : isFoul(last) ? 'foul' : ''}" aria-label=${msg('Ruling')}>
        <div role="status">
          <ul class="findings">${this.renderCount()}${findings.map(finding => html`<li>${spoken(say(finding, speaker))}</li>`)}</ul>
        </div>
        ${putBack.length > 0 ? this.renderPutBack(putBack, speaker) : nothing}
        ${toConfirm.length > 0 ? this.renderToConfirm(toConfirm, speaker) : nothing}
        ${question ? this.renderQuestion(question, speaker) : nothing}
        ${this.renderReplay()}
      </section>
    `;
  }

  /** A question that only people can answer: by what they saw, and a call where there is one. */
  private renderToConfirm(items: readonly ToConfirm[], speaker: Speaker) {
    return html`<div class="confirm">${msg('Only people can tell:')}
      <ul>${items.map(item => html`<li>${spoken(sayToConfirm(item, speaker))}</li>`)}</ul>
    </div>`;
  }

  private renderReplay() {
    const event = this.view?.entries.at(-1)?.event;
    if (event?.kind !== 'shot-played' || !event.seen?.paths.length) return nothing;
    return html`<div class="row again"><button @click=${() => this.handleReplay(event.id)}>${playerIcons.play} ${msg('See it again')}</button></div>`;
  }

  private handleReplay(detail: string) {
    this.dispatchEvent(new CustomEvent('replay-wanted', { detail, bubbles: true, composed: true }));
  }

  /** A count has no paragraph: a person said so. */
  private renderCount() {
    const event = this.view?.entries.at(-1)?.event;
    return event?.kind === 'board-counted' ? html`<li>${countWords(event.count)}</li>` : nothing;
  }

  private renderPutBack(backs: readonly PutBack[], speaker: Speaker) {
    return html`
      <h3>${msg('Put back')}</h3>
      <div class="back">
        ${backs.map(
          (back, i) => html`
            <label>
              <input type="checkbox" .checked=${this.isDone(i)} @change=${() => this.handleTick(i)} />
              <span>${Array.from({ length: back.count }, () => discMark(back.piece))}</span>
              ${spoken(sayPutBack(back, speaker))}
            </label>
          `,
        )}
      </div>
    `;
  }

  private lastId(): string {
    return this.view?.entries.at(-1)?.event.id ?? '';
  }

  private isDone(i: number): boolean {
    const task = this.reconciled?.tasks.filter(({ kind }) => kind === 'put-back')[i];
    const seen = task?.kind === 'put-back' && task.done === task.back.count && !task.badly;
    return seen || (this.ticked.of === this.lastId() && this.ticked.backs.has(i));
  }

  private handleTick(i: number) {
    const of = this.lastId();
    const backs = new Set(this.ticked.of === of ? this.ticked.backs : []);
    if (!backs.delete(i)) backs.add(i);
    this.ticked = { of, backs };
  }

  private renderQuestion(question: Question, speaker: Speaker) {
    return html`
      <h3>${spoken(sayQuestion(question, speaker))}</h3>
      <div class="row">
        ${this.choices(question).map(
          ({ words, answer }) => html`<button @click=${() => this.handleAnswer(answer)}>${words}</button>`,
        )}
      </div>
    `;
  }

  private choices(question: Question): readonly { readonly words: string; readonly answer: Answered }[] {
    const { kind } = question;
    switch (kind) {
      case 'which-colour':
        return (['white', 'black'] as const).map(colour => ({ words: discWord(colour), answer: { kind, colour } }));
      case 'waive-dues':
        return [
          { words: msg('Put them back'), answer: { kind, waive: false } },
          { words: msg('Waive them'), answer: { kind, waive: true } },
        ];
      case 'demand-points':
        return Array.from({ length: question.most + 1 }, (_, points) => ({
          words: points === 0 ? msg('None') : msg(str`${points} more`),
          answer: { kind, points },
        }));
      case 'red-followed':
        return [
          { words: msg('Yes, it was followed'), answer: { kind, followed: true } },
          { words: msg('No'), answer: { kind, followed: false } },
        ];
      case 'room-now':
        return [
          { words: msg('Put them back'), answer: { kind, room: true } },
          { words: msg('No room yet'), answer: { kind, room: false } },
        ];
      case 'void-board':
        return [
          { words: msg('Replay the board'), answer: { kind, replay: true } },
          { words: msg('Play on'), answer: { kind, replay: false } },
        ];
      case 'who-breaks':
        return (this.view?.start.names ?? []).map((words, player) => ({ words, answer: { kind, player } }));
    }
  }

  private handleAnswer(detail: Answered) {
    this.dispatchEvent(new CustomEvent('question-answered', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-ruling-card': RulingCard;
  }
}
