import { msg, str } from '@lit/localize';
import type { HealthView, ModelView } from './health.ts';
import type { HubStatus } from './hub-panel.ts';
import type { SurfaceView } from './surface-state.ts';

/** The health panel's words, one or a few for each thing it watches. */
export const lightWord = (light: HealthView['light']): string => {
  const words = {
    good: msg('good'),
    'too-dark': msg('too dark'),
    covered: msg('lens covered?'),
    glare: msg('glare'),
  };
  return words[light];
};

export const boardWord = (surface: SurfaceView): string => {
  if (surface.state === 'found' && surface.by !== 'hand') {
    return msg(str`found, ${Math.round(100 * surface.certainty)} % sure`);
  }
  const words = {
    looking: msg('being looked for'),
    'not-found': msg('not found'),
    unsure: msg('perhaps found'),
    found: msg('fitted by hand'),
    moved: msg('camera or board moved'),
    covered: msg('covered or dark'),
  };
  return words[surface.state];
};

export const modelWord = (model: ModelView): string => {
  if (model.state === 'ready') return model.by === 'webgpu' ? msg('on the graphics card') : msg('on the processor');
  const words = {
    waiting: msg('when the board is found'),
    missing: msg('model missing'),
    broken: msg('model does not start'),
  };
  return words[model.state];
};

export const routeWord = (route: HealthView['route']): string => {
  const words = { stream: msg('stream'), bitmap: msg('picture by picture'), file: msg('every frame of the file') };
  return words[route];
};

/** Whether others can follow this table. */
export const hubWord = (hub: HubStatus): string => {
  const words = {
    'no-token': msg('only at this table'),
    connecting: msg('being connected'),
    connected: msg('connected'),
    away: msg('no connection: it is tried again'),
    refused: msg('refused: not this table’s link'),
    unasked: msg('not allowed yet'),
    declined: msg('not allowed'),
  };
  return words[hub];
};
