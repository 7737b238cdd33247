import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { COLOURS, type Disc, PIECES } from '../carrom/discs.ts';
import { nothingAmiss } from '../carrom/shot.ts';
import { type OnSurface, POCKETS, type Pocket } from '../carrom/surface.ts';
import { expectedOn, type LyingDisc } from '../match/reconcile.ts';
import { makeShot, parseShot } from '../rules/notation.ts';
import type { GameState } from '../rules/state.ts';
import type { Stroke } from '../rules/stroke.ts';
import { nextPlayer } from '../rules/turn.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord, pocketWord } from './disc-words.ts';
import './drawn-board.ts';
import type { DrawnDisc, DrawnPocket } from './drawn-board.ts';
import { asideAt, LARGER, placesFor, SEEN_LARGER, strikerBefore } from './lay-out.ts';
import { sharedStyles } from './shared-styles.ts';
import { shotComposerStyles } from './shot-composer-styles.ts';

/** Where a disc went. */
type Fate = Pocket | 'unknown' | 'off';
interface Taken {
  readonly id: string;
  readonly disc: Disc;
  readonly fate: Fate;
}

/** With more than so many out of sight, a hand is in the way: they did not all fall. */
const MOST_FELL = 3;

/**
 * Tells a shot by hand: tap what fell and where, in order, or type it in the notation.
 *
 * @fires stroke-told - detail: the stroke.
 */
@customElement('carrom-shot-composer')
@localized()
export class ShotComposer extends LitElement {
  static override styles = [sharedStyles, discMarkStyles, shotComposerStyles];

  @property({ attribute: false }) game?: GameState;

  /** What the camera sees lying there: pieces are drawn in their places, and those it misses are taken to have fallen. */
  @property({ attribute: false }) seen: readonly LyingDisc[] = [];

  /** It fills the room it is given. */
  @property({ type: Boolean, reflect: true }) fitted = false;

  /** A shot to begin with, when one is corrected. */
  @property({ attribute: false }) initial?: Stroke;

  /** What the button says; without it, it says what is about to be played. */
  @property() action = '';

  /** What this is about, where it is not the next shot. */
  @property() label = '';

  @state() private taken: readonly Taken[] = [];
  @state() private untouched = false;
  @state() private improper = false;
  /** What is wrong with the typed line, if anything. */
  @state() private complaint = '';
  /** What lay there when the person began: it stays in its place under his finger. */
  private lying: readonly LyingDisc[] = [];
  private touched = false;
  /** The stroke as typed: it may say more than taps can. Tapping makes it a plain one again. */
  private typed?: Stroke | undefined;

  protected override willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has('initial') && this.initial) this.read(this.initial);
    if (changed.has('game')) this.touched = false;
    if (this.touched || this.initial || !(changed.has('game') || changed.has('seen'))) return;
    this.lying = this.seen;
    this.taken = this.game ? this.gone(this.game).map(({ id, disc }) => ({ id, disc, fate: 'unknown' })) : [];
  }

  /** The line, ready to be typed over. */
  override focus() {
    this.renderRoot.querySelector<HTMLInputElement>('#line')?.select();
  }

  protected override render() {
    if (!this.game) return nothing;
    return html`
      <section class="card" aria-label=${this.label || msg('The next shot')}>
        <carrom-drawn-board
          .discs=${this.discs(this.game)}
          .discScale=${this.lying.length > 0 ? SEEN_LARGER : LARGER}
          .pockets=${this.pockets()}
          .label=${msg('Tap what fell, in order')}
          @disc-tapped=${({ detail }: CustomEvent<string>) => this.handleTap(detail)}
          @pocket-tapped=${({ detail }: CustomEvent<Pocket>) => this.handlePocket(detail)}
        ></carrom-drawn-board>
        <div class="told">
          <h2>${this.taken.length > 0 ? msg('What fell') : msg('Tap what fell, in order')}</h2>
          ${this.taken.length > 0 ? html`<ol>${this.taken.map(taken => this.renderTaken(taken))}</ol>` : nothing}
          <div class="row">
            <label class="check">
              <input type="checkbox" .checked=${this.untouched} ?disabled=${this.taken.some(({ disc }) => disc !== 'striker')}
                @change=${() => this.change({ untouched: !this.untouched })} />
              ${msg('Touched no piece')}
            </label>
            <label class="check">
              <input type="checkbox" .checked=${this.improper} @change=${() => this.change({ improper: !this.improper })} />
              ${msg('Improper shot')}
            </label>
          </div>
          <form class="row" @submit=${this.handlePlay}>
            <label class="visually-hidden" for="line">${msg('The shot in one line')}</label>
            <input id="line" autocomplete="off" spellcheck="false" .value=${makeShot(this.stroke())} @input=${this.handleLine}
              @keydown=${this.handleLineKey} aria-describedby="complaint" aria-invalid=${this.complaint !== ''} />
            <button class="primary" ?disabled=${this.complaint !== ''}>
              ${this.action || (this.taken.length === 0 ? msg('Nothing fell') : msg('Play this shot'))}
            </button>
          </form>
          <p id="complaint" role="status">${this.complaint}</p>
        </div>
      </section>
    `;
  }

  private renderTaken({ id, disc, fate }: Taken) {
    const fates: readonly Fate[] = ['unknown', ...POCKETS, 'off'];
    const word = (each: Fate) =>
      each === 'unknown' ? msg('some pocket') : each === 'off' ? msg('off the board') : pocketWord(each);
    return html`
      <li>
        ${discMark(disc)} ${discWord(disc)}
        <select aria-label=${msg(str`Where the ${discWord(disc)} went`)}
          @change=${({ target }: Event) => this.handleFate(id, (target as HTMLSelectElement).value)}>
          ${fates.map(each => html`<option value=${each} .selected=${each === fate}>${word(each)}</option>`)}
        </select>
        <button aria-label=${msg(str`Not the ${discWord(disc)}`)} @click=${() => this.handleTap(id)}>×</button>
      </li>
    `;
  }

  /** Where the disc that was tapped last went. */
  private pockets(): readonly DrawnPocket[] {
    const last = this.taken.at(-1);
    if (!last) return [];
    return POCKETS.map(pocket => ({
      pocket,
      label: msg(str`${discWord(last.disc)} into the pocket ${pocketWord(pocket)}`),
      chosen: last.fate === pocket,
    }));
  }

  /** Pieces in play that the camera does not see. */
  private missing(game: GameState): readonly { readonly id: string; readonly disc: Disc }[] {
    if (this.lying.length === 0) return [];
    const expected = expectedOn(game);
    return PIECES.flatMap(disc => {
      const seen = this.lying.filter(({ kind }) => kind === disc).length;
      return Array.from({ length: Math.max(0, expected[disc] - seen) }, (_, i) => ({ id: `gone-${disc}-${i}`, disc }));
    });
  }

  private gone(game: GameState) {
    const missing = this.missing(game);
    return missing.length > MOST_FELL ? [] : missing;
  }

  private discs(game: GameState): readonly DrawnDisc[] {
    return this.lying.length > 0 ? this.seenDiscs(game) : this.laidOut(game);
  }

  private seenDiscs(game: GameState): readonly DrawnDisc[] {
    const drawn = (id: string, disc: Disc, at: OnSurface): DrawnDisc => ({
      disc,
      at,
      tap: { id, label: discWord(disc), chosen: this.taken.some(taken => taken.id === id) },
    });
    const expected = expectedOn(game);
    const lying = PIECES.flatMap(piece =>
      this.lying
        .filter(({ kind }) => kind === piece)
        .slice(0, expected[piece])
        .map(({ at }, i) => drawn(`${piece}-${i}`, piece, at)),
    );
    const aside = this.missing(game).map(({ id, disc }, i) => drawn(id, disc, asideAt(i)));
    const striker = this.lying.find(({ kind }) => kind === 'striker')?.at;
    return [...lying, ...aside, drawn('S', 'striker', striker ?? strikerBefore(nextPlayer(game)?.seat ?? 'south'))];
  }

  private laidOut(game: GameState): readonly DrawnDisc[] {
    const tap = (id: string, disc: Disc) => ({
      id,
      label: discWord(disc),
      chosen: this.taken.some(taken => taken.id === id),
    });
    const pieces = COLOURS.flatMap(disc =>
      placesFor(disc, game.on[disc]).map(({ id, at }) => ({ disc, at, tap: tap(id, disc) })),
    );
    const centre = { xMm: 0, yMm: 0 };
    const queen = game.queen.kind === 'on' ? [{ disc: 'queen', at: centre, tap: tap('Q', 'queen') } as const] : [];
    const striker = {
      disc: 'striker',
      at: strikerBefore(nextPlayer(game)?.seat ?? 'south'),
      tap: tap('S', 'striker'),
    } as const;
    return [...queen, ...pieces, striker];
  }

  private stroke(): Stroke {
    if (this.typed) return this.typed;
    const pocketed = this.taken.flatMap(({ disc, fate }) => (fate === 'off' ? [] : [{ disc, pocket: fate }]));
    const offSurface = this.taken.filter(({ fate }) => fate === 'off').map(({ disc }) => disc);
    const facts = this.untouched
      ? ({ ...nothingAmiss, anyPieceTouched: 'no', firstTouched: 'nothing' } as const)
      : nothingAmiss;
    return { pocketed, offSurface, fellBack: [], facts, ...(this.improper ? { improper: true } : {}) };
  }

  private change(part: {
    readonly taken?: readonly Taken[];
    readonly untouched?: boolean;
    readonly improper?: boolean;
  }) {
    this.touched = true;
    this.taken = part.taken ?? this.taken;
    this.untouched = part.untouched ?? this.untouched;
    this.improper = part.improper ?? this.improper;
    this.complaint = '';
    this.typed = undefined;
    if (this.taken.some(({ disc }) => disc !== 'striker')) this.untouched = false;
  }

  private handleTap(id: string) {
    const without = this.taken.filter(taken => taken.id !== id);
    if (without.length < this.taken.length) return this.change({ taken: without });
    const disc = this.game && this.discs(this.game).find(({ tap }) => tap?.id === id)?.disc;
    if (disc) this.change({ taken: [...this.taken, { id, disc, fate: 'unknown' }] });
  }

  private handlePocket(pocket: Pocket) {
    const last = this.taken.at(-1);
    if (last) this.handleFate(last.id, last.fate === pocket ? 'unknown' : pocket);
  }

  private handleFate(id: string, value: string) {
    const fate: Fate = value === 'off' ? 'off' : (POCKETS.find(pocket => pocket === value) ?? 'unknown');
    this.change({ taken: this.taken.map(taken => (taken.id === id ? { ...taken, fate } : taken)) });
  }

  /** Escape leaves the line, so that keys mean what they mean elsewhere. */
  private handleLineKey({ key, target }: KeyboardEvent) {
    if (key === 'Escape') (target as HTMLInputElement).blur();
  }

  private handleLine({ target }: Event) {
    const parsed = parseShot((target as HTMLInputElement).value);
    if (parsed.ok) this.read(parsed.value);
    else this.complaint = msg(str`The line cannot be read from character ${parsed.column} on.`);
  }

  /** Shows a stroke as taps. The board has only so many of each: more cannot have fallen. */
  private read(stroke: Stroke) {
    const gone = [
      ...stroke.pocketed.map(({ disc, pocket }) => ({ disc, fate: pocket })),
      ...stroke.offSurface.map(disc => ({ disc, fate: 'off' as const })),
    ];
    const free = this.game ? this.discs(this.game).flatMap(({ disc, tap }) => (tap ? [{ disc, id: tap.id }] : [])) : [];
    const taken: Taken[] = [];
    for (const { disc, fate } of gone) {
      const one = free.find(each => each.disc === disc && !taken.some(({ id }) => id === each.id));
      if (!one) {
        this.complaint = msg(str`There is no further ${discWord(disc)} on the board.`);
        return;
      }
      taken.push({ id: one.id, disc, fate });
    }
    this.change({ taken, untouched: stroke.facts.anyPieceTouched === 'no', improper: stroke.improper === true });
    this.typed = stroke;
  }

  /** Whoever types one shot after the other need not clear the line. */
  private async selectLine() {
    await this.updateComplete;
    const line = this.renderRoot.querySelector<HTMLInputElement>('#line');
    if (line && line === (this.renderRoot as ShadowRoot).activeElement) line.select();
  }

  private handlePlay(event: SubmitEvent) {
    event.preventDefault();
    if (this.complaint) return;
    const detail = this.stroke();
    this.change({ taken: [], untouched: false, improper: false });
    this.touched = false;
    this.dispatchEvent(new CustomEvent('stroke-told', { detail, bubbles: true, composed: true }));
    void this.selectLine();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-composer': ShotComposer;
  }
}
