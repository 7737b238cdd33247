import type { Finding, PutBack, Ruling, Saw, ToConfirm } from './ruling.ts';
import type { GameState } from './state.ts';
import { nextPlayer, partyAt } from './turn.ts';

const NO_CONFIRM: readonly ToConfirm[] = [];
const NO_PUT_BACK: readonly PutBack[] = [];
const NOTHING_FELL = { white: 0, black: 0 } as const;

/** Gathers a ruling: what has to be done with hands comes from the findings. */
export const ruled = (after: GameState, findings: readonly Finding[], toConfirm = NO_CONFIRM): Ruling => {
  let putBack = NO_PUT_BACK;
  if (after.phase === 'playing')
    for (const { effects } of findings)
      for (const effect of effects)
        if (effect.kind === 'put-back') putBack = putBack === NO_PUT_BACK ? [effect.back] : [...putBack, effect.back];
  return { findings, after, putBack, toConfirm, question: after.asks, next: nextPlayer(after) };
};

export const nobodySaw = (state: GameState): Saw => ({
  by: partyAt(state),
  colour: undefined,
  fell: NOTHING_FELL,
  last: [],
  queen: false,
  queenOn: state.queen.kind === 'on',
  striker: false,
  strikerOff: false,
  improper: false,
  covering: false,
  touched: true,
  jumped: [],
  fellBack: [],
});

/** Several paragraphs that one sentence rests on. */
export const citing = (...cites: readonly string[]): string => [...new Set(cites)].join('; ');

/** Nothing to be done in this phase: the state stays as it is, and the ruling says so. */
export const refused = (state: GameState, cite: string): Ruling =>
  ruled(state, [{ cite, topic: 'refused', saw: nobodySaw(state), effects: [] }]);
