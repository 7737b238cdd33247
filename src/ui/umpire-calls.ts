import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchView } from '../match/replay.ts';
import { sidesName } from '../match/speaker.ts';
import type { CallKind, UmpireCall } from '../rules/calls.ts';
import { PARTIES } from '../rules/state.ts';
import { partyAt, partyOf } from '../rules/turn.ts';
import { fieldStyles, formStyles } from './form-styles.ts';
import { sharedStyles } from './shared-styles.ts';

/**
 * What no camera sees: the umpire calls it, with who did it and, if he likes, the paragraph.
 *
 * @fires umpire-called - detail: the call.
 */
@customElement('carrom-umpire-calls')
@localized()
export class UmpireCalls extends LitElement {
  static override styles = [
    sharedStyles,
    formStyles,
    fieldStyles,
    css`
      select {
        min-width: 0;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  /** Opened, with the first choice at hand. */
  override focus() {
    const calls = this.renderRoot.querySelector('details');
    if (calls) calls.open = true;
    calls?.querySelector('select')?.focus();
  }

  protected override render() {
    if (!this.view) return nothing;
    const { start, state } = this.view;
    const parties = PARTIES.filter(party => start.names.some((_, at) => partyOf(start.format, at) === party));
    return html`
      <details class="card">
        <summary>${msg('Umpire’s call')}</summary>
        <form @submit=${this.handleCall}>
          <label>
            ${msg('Call')}
            <select name="kind">
              ${this.calls().map(({ kind, words }) => html`<option value=${kind}>${words}</option>`)}
            </select>
          </label>
          <label>
            ${msg('By')}
            <select name="by">
              ${parties.map(party => html`<option value=${party} .selected=${party === partyAt(state)}>${sidesName(start, party)}</option>`)}
            </select>
          </label>
          <label>
            ${msg('Paragraph')}
            <input name="cite" maxlength="20" autocomplete="off" />
          </label>
          <button>${msg('Call it')}</button>
        </form>
      </details>
    `;
  }

  private calls(): readonly { readonly kind: CallKind; readonly words: string }[] {
    return [
      { kind: 'foul', words: msg('Foul') },
      { kind: 'technical-foul', words: msg('Technical foul') },
      { kind: 'touched-piece', words: msg('Touched a piece') },
      { kind: 'time', words: msg('Too slow') },
      { kind: 'out-of-turn', words: msg('Played out of turn') },
      { kind: 'bad-placing', words: msg('Badly placed penalty piece') },
      ...(this.view?.table.book.calls['no-room'].does === 'rule'
        ? [{ kind: 'no-room', words: msg('No room to put a piece back') } as const]
        : []),
      { kind: 'partners-talk', words: msg('Partners talked') },
      { kind: 'striker-left-lying', words: msg('Striker left lying') },
      { kind: 'left-seat', words: msg('Left the seat') },
      { kind: 'board-shaken', words: msg('Board shaken, position lost') },
      { kind: 'played-during-appeal', words: msg('Played during an appeal') },
      { kind: 'void-board', words: msg('Void: replay the board') },
      { kind: 're-break', words: msg('Break again') },
      { kind: 'stop-turn', words: msg('Turn ends now') },
      { kind: 'let-it-stand', words: msg('Let it stand') },
      { kind: 'concede-game', words: msg('Concedes the game') },
      { kind: 'concede-match', words: msg('Concedes the match') },
      { kind: 'disqualify', words: msg('Disqualified') },
    ];
  }

  private handleCall(event: SubmitEvent) {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const by = PARTIES.find(party => party === data.get('by')) ?? 'A';
    const kind = this.calls().find(call => call.kind === data.get('kind'))?.kind ?? 'foul';
    const cite = String(data.get('cite') ?? '').trim();
    const call = { ...this.callOf(kind, by), ...(cite ? { cite } : {}) };
    this.dispatchEvent(new CustomEvent<UmpireCall>('umpire-called', { detail: call, bubbles: true, composed: true }));
    form.reset();
  }

  private callOf(kind: CallKind, by: (typeof PARTIES)[number]): UmpireCall {
    switch (kind) {
      case 'board-shaken':
        return { kind, by, restorable: false };
      case 'void-board':
        return { kind, why: 'unforeseen' };
      case 're-break':
        return { kind };
      case 'stop-turn':
        return { kind, side: by };
      case 'let-it-stand':
        return { kind, what: 'other', side: by };
      case 'toss':
      case 'slip':
      case 'late-fall':
      case 'award-board':
      case 'break-before-play':
        return { kind: 'foul', by }; // not offered here: they need more than who did it
      default:
        return { kind, by };
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-umpire-calls': UmpireCalls;
  }
}
