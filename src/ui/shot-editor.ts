import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Differences } from '../match/differences.ts';
import type { Correction } from '../match/events.ts';
import type { Entry, MatchView } from '../match/replay.ts';
import { sidesName, speakerOf } from '../match/speaker.ts';
import { say } from '../rules/say.ts';
import type { Stroke } from '../rules/stroke.ts';
import type { PlayerFilm } from './player-film.ts';
import { sharedStyles } from './shared-styles.ts';
import { sheetStyles } from './sheet-styles.ts';
import './shot-composer.ts';
import './shot-player.ts';
import { spoken } from './spoken.ts';
import { strokeSaid } from './stroke-words.ts';

/** A correction without its ids, which the page gives. */
export type Draft =
  | { readonly kind: 'shot-corrected'; readonly stroke: Stroke }
  | { readonly kind: 'entry-removed' }
  | { readonly kind: 'shot-inserted'; readonly stroke: Stroke };

/**
 * Overrules one entry of the match: tell the shot anew, take it out, or put one in before it. What would change is
 * shown before anything is applied.
 *
 * @fires correction-drafted - detail: the draft; the page answers with `outcome`.
 * @fires correction-applied
 * @fires editor-closed
 */
@customElement('carrom-shot-editor')
@localized()
export class ShotEditor extends LitElement {
  static override styles = [
    sharedStyles,
    sheetStyles,
    css`
      dialog {
        width: min(52rem, 96vw);
      }
      .head {
        margin-bottom: 0.8rem;
      }
      .ways {
        margin: 0.8rem 0;
      }
      .outcome {
        border-left: 6px solid var(--cu-held);
        padding-left: 0.9rem;
      }
      .outcome ul {
        margin: 0.3rem 0 0.8rem;
        padding-left: 1.1rem;
      }
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  @property({ attribute: false }) entry?: Entry;

  /** What the drafted correction would change. */
  @property({ attribute: false }) outcome?: Differences | undefined;

  /** The correction that would change it. */
  @property({ attribute: false }) drafted?: Correction | undefined;

  /** The shot as the camera saw it. */
  @property({ attribute: false }) film?: PlayerFilm | undefined;

  @state() private way: Correction['kind'] = 'shot-corrected';

  @query('dialog') private dialog?: HTMLDialogElement;

  protected override firstUpdated() {
    if (this.entry?.event.kind !== 'shot-played') this.way = 'entry-removed';
    this.dialog?.showModal();
  }

  /** What had the focus is gone when the task gives way to its outcome, or the other way: it stays in the dialog. */
  protected override updated(changed: PropertyValues<this>) {
    if (!changed.has('outcome') || (!this.outcome && !changed.get('outcome'))) return;
    this.renderRoot
      .querySelector<HTMLElement>(this.outcome ? '.outcome .primary' : '.ways [aria-pressed=true]')
      ?.focus();
  }

  protected override render() {
    if (!this.entry || !this.view) return nothing;
    const { event, ruling } = this.entry;
    const speaker = speakerOf(this.view);
    return html`
      <dialog aria-label=${msg('Correct a shot')} @close=${() => this.fire('editor-closed')}>
        <div class="head">
          <div>
            <h2>${msg('Correct a shot')}</h2>
            <p class="quiet">${ruling.findings.map(finding => html`${spoken(say(finding, speaker))} `)}</p>
          </div>
          <button @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
        <div class="row ways" role="group" aria-label=${msg('What to do')}>
          ${event.kind === 'shot-played' ? this.renderWay('shot-corrected', msg('Tell it anew')) : nothing}
          ${this.renderWay('entry-removed', msg('Take it out'))}
          ${this.renderWay('shot-inserted', msg('Put a shot in before it'))}
        </div>
        ${this.film ? html`<carrom-shot-player .film=${this.film}></carrom-shot-player>` : nothing}
        ${this.outcome ? this.renderOutcome(this.outcome) : this.renderTask(this.entry)}
      </dialog>
    `;
  }

  private renderWay(way: Correction['kind'], words: string) {
    return html`<button aria-pressed=${this.way === way} @click=${() => this.handleWay(way)}>${words}</button>`;
  }

  private renderTask({ event, before }: Entry) {
    if (this.way === 'entry-removed') {
      return html`<button class="primary" @click=${() => this.draft({ kind: 'entry-removed' })}>
        ${msg('Show what changes')}
      </button>`;
    }
    const initial = this.way === 'shot-corrected' && event.kind === 'shot-played' ? event.stroke : undefined;
    const way = this.way;
    return html`<carrom-shot-composer
      .game=${before}
      .initial=${initial}
      .label=${this.way === 'shot-corrected' ? msg('Tell it anew') : msg('Put a shot in before it')}
      .action=${msg('Show what changes')}
      @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.draft({ kind: way, stroke: detail })}
    ></carrom-shot-composer>`;
  }

  private renderOutcome({ ruledOtherwise, score, games, turnMoves }: Differences) {
    const view = this.view;
    if (!view) return nothing;
    const line = (points: typeof score.before) => `${points.A} : ${points.B}`;
    const scoreMoves = line(score.before) !== line(score.after);
    const gamesMove = line(games.before) !== line(games.after);
    return html`
      <div class="outcome" role="status">
        <h3>${msg('What changes')}</h3>
        <ul>
          ${this.drafted && 'stroke' in this.drafted ? html`<li>${msg(str`The shot is told as: ${strokeSaid(this.drafted.stroke)}`)}</li>` : nothing}
          <li>${msg(str`Later rulings that change: ${ruledOtherwise}`)}</li>
          ${scoreMoves ? html`<li>${msg(str`Score of ${sidesName(view.start, 'A')} and ${sidesName(view.start, 'B')}: ${line(score.before)} becomes ${line(score.after)}`)}</li>` : nothing}
          ${gamesMove ? html`<li>${msg(str`Games: ${line(games.before)} becomes ${line(games.after)}`)}</li>` : nothing}
          ${turnMoves ? html`<li>${msg('The turn goes to somebody else, or the board ends otherwise.')}</li>` : nothing}
        </ul>
        <div class="row">
          <button class="primary" @click=${() => this.fire('correction-applied')}>${msg('Apply')}</button>
          <button @click=${() => this.fire('correction-drafted')}>${msg('Back')}</button>
        </div>
      </div>
    `;
  }

  private handleWay(way: Correction['kind']) {
    this.way = way;
    this.fire('correction-drafted');
  }

  private draft(draft: Draft) {
    this.fire('correction-drafted', draft);
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-editor': ShotEditor;
  }
}
