import { localized, msg } from '@lit/localize';
import { css, html, LitElement } from 'lit';
import { customElement, query } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';
import { sheetStyles } from './sheet-styles.ts';

/** Everything that has a key of its own. Whatever has none is reached with Tab and pressed with Enter. */
export const KEYS = {
  help: '?',
  tell: 't',
  undo: 'u',
  redo: 'r',
  correct: 'c',
  again: 'p',
  call: 'f',
  next: 'n',
  clock: ' ',
  ghost: 'g',
  boardNow: 'b',
  lines: 'l',
  teach: 'k',
  view: 'o',
  whole: 'w',
  menu: 'e',
  big: 'd',
  caller: 'v',
  setup: 'm',
  close: 'escape',
} as const;
export type KeyWish = keyof typeof KEYS;

/** What a key asks for; undefined: nothing. */
export const wishOf = (key: string): KeyWish | undefined =>
  (Object.keys(KEYS) as KeyWish[]).find(wish => KEYS[wish] === key.toLowerCase());

/**
 * The keys, on a sheet.
 *
 * @fires sheet-closed
 */
@customElement('carrom-key-help')
@localized()
export class KeyHelp extends LitElement {
  static override styles = [
    sharedStyles,
    sheetStyles,
    css`
      dialog {
        width: min(44rem, 96vw);
      }
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr));
        gap: 0.5rem 1.5rem;
        margin: 1rem 0;
      }
      dl div {
        display: grid;
        grid-template-columns: 4.2rem 1fr;
        align-items: center;
        gap: 0.8rem;
      }
      dt {
        text-align: right;
      }
      dd {
        margin: 0;
      }
      kbd {
        display: inline-block;
        min-width: 1.9rem;
        padding: 0.1rem 0.5rem;
        border: 1.5px solid var(--cu-quiet);
        border-bottom-width: 3px;
        border-radius: 6px;
        font: 600 1.05rem var(--cu-digits);
        text-align: center;
      }
      p {
        margin: 0;
      }
    `,
  ];

  @query('dialog') private dialog?: HTMLDialogElement;

  protected override firstUpdated() {
    this.dialog?.showModal();
  }

  protected override render() {
    return html`
      <dialog aria-label=${msg('Keys')} @close=${() => this.dispatchEvent(new CustomEvent('sheet-closed'))}>
        <div class="head">
          <h2>${msg('Keys')}</h2>
          <button @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
        <dl>
          ${this.rows().map(([keys, says]) => html`<div><dt>${keys.map(key => html`<kbd>${key}</kbd> `)}</dt><dd>${says}</dd></div>`)}
        </dl>
        <p class="quiet">${msg('Everything else is reached with Tab and pressed with Enter. Keys rest while you type.')}</p>
      </dialog>
    `;
  }

  private rows(): readonly (readonly [keys: readonly string[], says: string])[] {
    const key = (wish: KeyWish) => [KEYS[wish].toUpperCase()];
    return [
      [['1–4'], msg('Answer what the camera asks')],
      [key('tell'), msg('Tell a shot')],
      [key('correct'), msg('Correct the last shot')],
      [key('again'), msg('See the last shot again')],
      [key('call'), msg('Umpire’s call')],
      [key('undo'), msg('Undo')],
      [key('redo'), msg('Redo')],
      [key('next'), msg('Next board or game')],
      [[msg('Space')], msg('Start or stop the shot clock')],
      [key('ghost'), msg('Show how it lay before the shot')],
      [key('boardNow'), msg('This is the board now')],
      [key('view'), msg('Picture, from above, or both')],
      [key('whole'), msg('Whole screen')],
      [key('menu'), msg('Menu')],
      [key('lines'), msg('Drawing on the picture')],
      [key('teach'), msg('Teach colours')],
      [key('big'), msg('Big digits')],
      [key('caller'), msg('Caller’s voice')],
      [key('setup'), msg('New match')],
      [key('help'), msg('This sheet')],
      [['Esc'], msg('Close what is open')],
    ];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-key-help': KeyHelp;
  }
}
