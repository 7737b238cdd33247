import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { isFoul } from '../match/is-foul.ts';
import type { Entry, MatchView } from '../match/replay.ts';
import { speakerOf } from '../match/speaker.ts';
import { say } from '../rules/say.ts';
import type { Stroke } from '../rules/stroke.ts';
import { countWords } from './count-words.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { drawMiniShot } from './mini-shot.ts';
import { sharedStyles } from './shared-styles.ts';
import { shotRibbonStyles } from './shot-ribbon-styles.ts';
import { spoken } from './spoken.ts';
import { strokeSaid } from './stroke-words.ts';

/** Longer matches lose their oldest cards, this many at once: what is in view need not move at every shot. */
const MOST = 160;
const DROPPED = 40;

/** A shot is to have a star, or none any more. */
export interface StarChosen {
  readonly id: string;
  readonly on: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const hasChanged = (a: ReadonlySet<string>, b: ReadonlySet<string> = NONE) =>
  a.size !== b.size || [...a].some(id => !b.has(id));

/**
 * The match at a glance: every shot a small card with its ways, what fell, how it was ruled and how sure the camera was.
 *
 * @fires entry-chosen - detail: the id of the entry to look at.
 * @fires star-chosen - detail: StarChosen.
 */
@customElement('carrom-shot-ribbon')
@localized()
export class ShotRibbon extends LitElement {
  static override styles = [sharedStyles, discMarkStyles, shotRibbonStyles];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** The shots a person is asked about. */
  @property({ attribute: false }) held = NONE;

  /** The shot that is looked at. */
  @property({ attribute: false }) chosen?: string | undefined;

  /** Shots that there is a film of: they can have a star. */
  @property({ attribute: false, hasChanged }) filmed = NONE;

  @property({ attribute: false, hasChanged }) starred = NONE;

  @query('ol') private row?: HTMLElement;

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('chosen')) this.showChosen();
    const before = changed.get('view');
    if (!changed.has('view') || before?.entries.at(-1) === this.view?.entries.at(-1)) return;
    // The newest is what people want to see.
    if (this.row) this.row.scrollLeft = this.row.scrollWidth;
  }

  /** The card of the shot that is looked at lies in the row's window; the page itself stays where it is. */
  private showChosen() {
    const { row } = this;
    const card = row?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (!row || !card) return;
    const [from, to] = [card.offsetLeft, card.offsetLeft + card.offsetWidth];
    if (from < row.scrollLeft) row.scrollLeft = from;
    else if (to > row.scrollLeft + row.clientWidth) row.scrollLeft = to - row.clientWidth;
  }

  protected override render() {
    const entries = this.view?.entries ?? [];
    const skip = Math.max(0, Math.ceil((entries.length - MOST) / DROPPED) * DROPPED);
    return html`
      <section aria-label=${msg('Shots')}>
        <ol tabindex="0" aria-label=${msg('Shots')}>
          ${entries.length === 0 ? this.renderEmpty() : nothing}
          ${repeat(
            entries.slice(skip),
            ({ event }) => event.id,
            entry =>
              guard(
                [
                  entry,
                  ...[this.held, this.filmed, this.starred].map(ids => ids.has(entry.event.id)),
                  this.chosen === entry.event.id,
                  msg('Foul'),
                ],
                () => this.renderEntry(entry),
              ),
          )}
        </ol>
      </section>
    `;
  }

  private renderEmpty() {
    const ghost = html`<li class="ghost" data-empty aria-hidden="true"></li>`;
    return html`<li class="empty" data-empty>${msg('Every shot will be a card here.')}</li>${ghost}${ghost}${ghost}`;
  }

  private renderEntry(entry: Entry) {
    const { event, ruling } = entry;
    if (event.kind === 'board-begun') return html`<li class="break">${msg(str`Board ${ruling.after.board}`)}</li>`;
    const held = this.held.has(event.id);
    const foul = isFoul(entry);
    const tone = held ? 'held' : foul ? 'foul' : this.counts(entry) ? 'good' : '';
    return html`<li>
      <button class="shot ${tone}" aria-current=${this.chosen === event.id ? 'true' : nothing} title=${this.ruled(entry)}
        @click=${() => this.fire('entry-chosen', event.id)}>
        ${
          event.kind === 'shot-played'
            ? drawMiniShot(event.seen?.paths ?? [], event.stroke)
            : html`<span class="call" aria-hidden="true">${event.kind === 'board-counted' ? '9' : '!'}</span>`
        }
        <span class="who"><b>${this.name(entry)}</b> <i class="how">${this.how(entry, held, foul)}</i></span>
        <span class="fell">${event.kind === 'shot-played' ? this.fell(event.stroke) : nothing}</span>
        <span class="ruled">${this.ruled(entry).replaceAll(/ \([^()]*\)(?= |$)/g, '')}</span>
      </button>
      ${event.kind === 'shot-played' && this.filmed.has(event.id) ? this.renderStar(event.id, `${this.name(entry)}, ${strokeSaid(event.stroke)}`) : nothing}
    </li>`;
  }

  private renderStar(id: string, shot: string) {
    const on = this.starred.has(id);
    const words = msg(str`Star for the shot of ${shot}`);
    return html`<button class="star" aria-pressed=${on} aria-label=${words} title=${msg('Star')}
      @click=${() => this.fire('star-chosen', { id, on: !on })}>${on ? '★' : '☆'}</button>`;
  }

  private counts({ event }: Entry): boolean {
    return event.kind === 'shot-played' && event.stroke.pocketed.some(({ disc }) => disc !== 'striker');
  }

  private fell(stroke: Stroke) {
    const { pocketed, offSurface } = stroke;
    const all = [...pocketed.map(({ disc }) => disc), ...offSurface];
    const said = html`<span class="visually-hidden">${strokeSaid(stroke)}.</span>`;
    return html`${all.length > 0 ? all.map(disc => discMark(disc)) : html`<span aria-hidden="true">–</span>`}${said}`;
  }

  /** How sure the camera was; who said it else; what it amounts to where that matters more. */
  private how({ event }: Entry, held: boolean, foul: boolean): string {
    if (held) return msg('? asks');
    if (foul) return msg('Foul');
    if (event.kind !== 'shot-played') return event.kind === 'umpire-called' ? msg('Call') : '';
    return event.by === 'camera' && event.seen
      ? msg(str`${Math.floor(100 * event.seen.probability)} % sure`)
      : msg('by hand');
  }

  private name({ event, before }: Entry): string {
    return event.kind === 'shot-played' ? (this.view?.start.names[before.at] ?? '') : msg('Umpire');
  }

  private ruled({ event, ruling }: Entry): string {
    const speaker = this.view && speakerOf(this.view);
    const counted = event.kind === 'board-counted' ? [countWords(event.count)] : [];
    return [...counted, ...ruling.findings.map(finding => spoken(say(finding, speaker)))].join(' ');
  }

  private fire(type: string, detail: string | StarChosen) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-ribbon': ShotRibbon;
  }
}
