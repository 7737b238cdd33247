import { keepPreferences, readPreferences } from '../io/preferences.ts';
import { canSpeak, fallSilent, speak } from '../io/speech.ts';
import { isFoul } from '../match/is-foul.ts';
import type { MatchView } from '../match/replay.ts';
import { sidesName, speakerOf } from '../match/speaker.ts';
import { say } from '../rules/say.ts';
import type { CallerManner, Calls } from '../ui/caller-settings.ts';
import { currentLanguage } from './language.ts';

/** Paragraph signs and numbers in brackets are for eyes. */
const forEars = (sentence: string): string => sentence.replace(/\s*\([^)]*\)/g, '');

/** What the caller says of the last ruling: its sentences as far as they are wanted, and the score when a board is over. */
export const callOf = (view: MatchView, calls: Calls = 'everything'): string => {
  const last = view.entries.at(-1);
  if (!last) return '';
  const speaker = speakerOf(view);
  const told = calls === 'everything' || (calls === 'fouls' && isFoul(last));
  const sentences = told ? last.ruling.findings.map(finding => forEars(say(finding, speaker)[currentLanguage()])) : [];
  const { state, start } = view;
  const score =
    state.phase === 'playing' || state.round
      ? []
      : [`${sidesName(start, 'A')} ${state.score.A}, ${sidesName(start, 'B')} ${state.score.B}.`];
  return [...sentences, ...score].join(' ');
};

export const readManner = (): CallerManner => {
  const { callerSays, callerVolume } = readPreferences();
  return { calls: callerSays ?? 'everything', volume: callerVolume ?? 1 };
};

export const keepManner = ({ calls, volume }: CallerManner): void =>
  keepPreferences({ callerSays: calls, callerVolume: volume });

/** The caller's voice: on or off, remembered, and heard of every ruling while it is on. */
export class Caller {
  on = readPreferences().caller ?? false;

  /** What a switch shows; undefined where this browser cannot speak. */
  get shown(): boolean | undefined {
    return canSpeak() ? this.on : undefined;
  }

  toggle(view: MatchView | undefined) {
    this.on = !this.on;
    keepPreferences({ caller: this.on });
    if (this.on && view) this.call(view);
    else fallSilent();
  }

  call(view: MatchView) {
    if (!this.on) return;
    const { calls, volume } = readManner();
    const words = callOf(view, calls);
    if (words) speak(words, currentLanguage(), volume);
  }
}
