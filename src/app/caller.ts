import { speak } from '../io/speech.ts';
import type { MatchView } from '../match/replay.ts';
import { sidesName, speakerOf } from '../match/speaker.ts';
import { say } from '../rules/say.ts';
import { currentLanguage } from './language.ts';

/** Paragraph signs and numbers in brackets are for eyes. */
const forEars = (sentence: string): string => sentence.replace(/\s*\([^)]*\)/g, '');

/** What the caller says of the last ruling: its sentences, and the score when a board is over. */
export const callOf = (view: MatchView): string => {
  const ruling = view.entries.at(-1)?.ruling;
  if (!ruling) return '';
  const speaker = speakerOf(view);
  const sentences = ruling.findings.map(finding => forEars(say(finding, speaker)[currentLanguage()]));
  const { state, start } = view;
  const score =
    state.phase === 'playing' || state.round
      ? []
      : [`${sidesName(start, 'A')} ${state.score.A}, ${sidesName(start, 'B')} ${state.score.B}.`];
  return [...sentences, ...score].join(' ');
};

export const callOut = (view: MatchView): void => speak(callOf(view), currentLanguage());
