import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import { fallSilent, speak } from '../../../io/speech.ts';
import { isFoul } from '../../../match/is-foul.ts';
import type { MatchView } from '../../../match/replay.ts';
import { sidesName, speakerOf } from '../../../match/speaker.ts';
import { say } from '../../../rules/say.ts';
import type { CallerManner, Calls } from '../../../ui/caller-settings.ts';
import type { Language } from '../../language.ts';

/** Paragraph signs and numbers in brackets are for eyes. */
const forEars = (sentence: string): string => sentence.replace(/\s*\([^)]*\)/g, '');

/** What the caller says of the last ruling: its sentences as far as they are wanted, and the score when a board is over. */
export const callOf = (view: MatchView, language: Language, calls: Calls = 'everything'): string => {
  const last = view.entries.at(-1);
  if (!last) return '';
  const speaker = speakerOf(view);
  const told = calls === 'everything' || (calls === 'fouls' && isFoul(last));
  const sentences = told ? last.ruling.findings.map(finding => forEars(say(finding, speaker)[language])) : [];
  const { state, start } = view;
  const score =
    state.phase === 'playing' || state.round
      ? []
      : [`${sidesName(start, 'A')} ${state.score.A}, ${sidesName(start, 'B')} ${state.score.B}.`];
  return [...sentences, ...score].join(' ');
};

/** The caller as it is shown. */
export interface CallerView {
  readonly on: boolean;
  readonly manner: CallerManner;
}

const remembered = (): CallerView => {
  const { caller, callerSays, callerVolume } = readPreferences();
  return { on: caller ?? false, manner: { calls: callerSays ?? 'everything', volume: callerVolume ?? 1 } };
};

/** The caller's voice: on or off, its manner, remembered, and heard of every ruling while it is on. */
export class Caller {
  now = remembered();

  constructor(private readonly language: () => Language) {}

  toggle(view: MatchView | undefined) {
    this.now = { ...this.now, on: !this.now.on };
    keepPreferences({ caller: this.now.on });
    if (this.now.on && view) this.call(view);
    else fallSilent();
  }

  behave(manner: CallerManner) {
    this.now = { ...this.now, manner };
    keepPreferences({ callerSays: manner.calls, callerVolume: manner.volume });
  }

  call(view: MatchView) {
    const { on, manner } = this.now;
    const words = on ? callOf(view, this.language(), manner.calls) : '';
    if (words) speak(words, this.language(), manner.volume);
  }
}
