/** A camera measures within a tolerance; near the limit it must say so instead of calling a foul. */
export const ANSWERS = ['yes', 'no', 'cannot-tell'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Is `value` at most `limit`, when `value` may be off by `tolerance` either way? */
export const atMost = (value: number, limit: number, tolerance: number): Answer => {
  if (value + tolerance <= limit) return 'yes';
  return value - tolerance > limit ? 'no' : 'cannot-tell';
};

export const atLeast = (value: number, limit: number, tolerance: number): Answer => atMost(-value, -limit, tolerance);

export const not = (answer: Answer): Answer => (answer === 'yes' ? 'no' : answer === 'no' ? 'yes' : answer);

export const allOf = (...answers: readonly Answer[]): Answer => {
  if (answers.includes('no')) return 'no';
  return answers.includes('cannot-tell') ? 'cannot-tell' : 'yes';
};

export const anyOf = (...answers: readonly Answer[]): Answer => not(allOf(...answers.map(not)));
