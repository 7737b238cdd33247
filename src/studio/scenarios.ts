import type { Performance } from './performance.ts';
import { HAND_STORIES } from './scenarios/hand-stories.ts';
import { SEEDS } from './scenarios/seeds.ts';
import { SHOT_STORIES } from './scenarios/shot-stories.ts';
import type { Story } from './scenarios/story.ts';

const STORIES = { ...SHOT_STORIES, ...HAND_STORIES };

/** Situations that can be asked for by name: each comes about every time, in several variations. */
export type ScenarioName = keyof typeof STORIES;
export const SCENARIOS = Object.keys(STORIES) as readonly ScenarioName[];

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(STORIES, name);

export const storyOf = (name: ScenarioName): Story => STORIES[name];

export const variationsOf = (name: ScenarioName): number => SEEDS[name]?.length ?? 0;

/** Variations repeat after the last one that was found. */
export const performScenario = (name: ScenarioName, variation = 0): Performance => {
  const seeds = SEEDS[name] ?? [];
  const seed = seeds[variation % seeds.length];
  if (seed === undefined) throw new Error(`no seed is known for the scenario ${name}`);
  return STORIES[name].tell(seed);
};
