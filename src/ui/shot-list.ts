import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { nothingAmiss } from '../carrom/shot.ts';
import type { PlayedEvent } from '../match/events.ts';
import type { Entry, MatchView } from '../match/replay.ts';
import { speakerOf } from '../match/speaker.ts';
import { makeShot } from '../rules/notation.ts';
import { type Speaker, say } from '../rules/say.ts';
import { countWords } from './count-words.ts';
import { playerIcons } from './player-icons.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';

/** Longer lists are cut: the first shots of a long match are in its record. */
const SHOWN = 30;

/** What fell, in the notation. What the camera measured besides fills lines and is in the record. */
const lineOf = ({ stroke, by }: Extract<PlayedEvent, { readonly kind: 'shot-played' }>): string =>
  makeShot(by === 'camera' ? { ...stroke, facts: nothingAmiss } : stroke);

/**
 * What happened, the newest first, each with the sentence of its ruling.
 *
 * @fires entry-opened - detail: the id of the entry to look at or correct.
 * @fires replay-wanted - detail: the id of the shot to see again.
 */
@customElement('carrom-shot-list')
@localized()
export class ShotList extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      ol {
        margin: 0.6rem 0 0;
        padding: 0;
        list-style: none;
        max-height: 22rem;
        overflow: auto;
      }
      li {
        display: grid;
        grid-template-columns: 5.5rem 1fr auto;
        align-items: start;
        gap: 0.6rem;
        padding: 0.4rem 0;
        border-top: 1px solid var(--cu-card-edge);
      }
      .who {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .row {
        flex-wrap: nowrap;
      }
      .replay svg {
        display: block;
        width: 1.2rem;
        fill: currentcolor;
      }
      code {
        display: block;
        font-size: 0.95rem;
        color: var(--cu-quiet);
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  /** The list can only be read. */
  @property({ type: Boolean }) fixed = false;

  protected override render() {
    if (!this.view || this.view.entries.length === 0) return nothing;
    const speaker = speakerOf(this.view);
    return html`
      <section class="card" aria-label=${msg('Shots')}>
        <h2>${msg('Shots')}</h2>
        <ol tabindex="0">
          ${this.view.entries
            .slice(-SHOWN)
            .toReversed()
            .map(entry => this.renderEntry(entry, speaker))}
        </ol>
      </section>
    `;
  }

  private renderEntry({ event, before, ruling }: Entry, speaker: Speaker) {
    const names = this.view?.start.names ?? [];
    return html`
      <li>
        <span class="who">
          ${event.kind === 'shot-played' ? names[before.at] : msg('Umpire')}
          ${event.kind === 'shot-played' ? html`<code>${lineOf(event)}</code>` : nothing}
        </span>
        <span class="says">${event.kind === 'board-counted' ? countWords(event.count) : nothing}${ruling.findings.map(finding => html`<span>${spoken(say(finding, speaker))} </span>`)}</span>
        <span class="row">
          ${this.renderReplay(event, names[before.at] ?? '')}
          ${
            this.fixed
              ? nothing
              : html`<button aria-label=${msg(str`Correct the shot of ${names[before.at] ?? ''}`)} @click=${() => this.handleOpen(event.id)}>
                ${msg('Correct')}
              </button>`
          }
        </span>
      </li>
    `;
  }

  private renderReplay(event: PlayedEvent, name: string) {
    if (event.kind !== 'shot-played' || !event.seen?.paths.length) return nothing;
    return html`<button class="replay" aria-label=${msg(str`See the shot of ${name} again`)} title=${msg('See it again')} @click=${() => this.fire('replay-wanted', event.id)}>${playerIcons.play}</button>`;
  }

  private handleOpen(id: string) {
    this.fire('entry-opened', id);
  }

  private fire(type: string, detail: string) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-list': ShotList;
  }
}
