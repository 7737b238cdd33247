import type { ModelView } from '../../../ui/health.ts';
import type { DetectorState } from '../../../vision/detect/piece-finder.ts';

/** What people are shown of the network that finds the pieces. */
export const modelView = (state: DetectorState): ModelView => {
  if (!state.ok) return { state: state.error === 'no-model' ? 'missing' : 'broken' };
  return state.value === null ? { state: 'waiting' } : { state: 'ready', by: state.value.by };
};
