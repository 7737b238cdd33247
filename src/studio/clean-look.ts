import { drawLook, type Look } from './look/look.ts';

/**
 * A look for measuring: flat even light, a black board, bright plain discs, no noise, no blur; but the camera of the
 * seed, leaning and with a lens that bends. In such a picture only top faces are bright.
 */
export const cleanLook = (seed: number): Look => {
  const look = drawLook(seed);
  const black = '#000000';
  return {
    ...look,
    kind: { sideMm: 736.6, pocketDiameterMm: 44.5, pieceDiameterMm: 31.8, strikerDiameterMm: 41.3 },
    board: {
      ...look.board,
      veneer: { ...look.board.veneer, light: black, dark: black, roughness: 1, lacquer: 0 },
      markings: { ...look.board.markings, opacity: 0 },
      wear: { powder: 0, scratches: 0, stains: 0, grime: 0, rubbedCentre: 0 },
    },
    frame: { ...look.frame, tone: black, cushion: black, grain: 0, chips: 0, art: 'none', roughness: 1 },
    pocket: { ...look.pocket, style: 'hole', back: black, rim: null },
    discs: {
      ...look.discs,
      white: '#ffffff',
      black: '#ffffff',
      queen: '#ffffff',
      bevelMm: 0.05,
      rings: 0,
      grooveMm: 0,
      dishMm: 0,
      wood: 0,
      unlike: 0,
      roughness: 1,
    },
    striker: { ...look.striker, tone: '#ffffff', print: 'plain', roughness: 1 },
    room: { floor: { ...look.room.floor, kind: 'plain', tone: black }, table: null, clutter: [], legs: [], strays: [] },
    light: {
      lamps: [],
      ambientShare: 0.9,
      ambientTone: '#ffffff',
      groundTone: black,
      glints: [],
      bars: 0,
      barsTurn: 0,
    },
    camera: { ...look.camera, tiltDegrees: 24, k1: -0.18, k2: 0.02, apertureMm: 0, focusOffMm: 0, fill: 0.9 },
    sensor: {
      ...look.sensor,
      gain: 1,
      red: 1,
      blue: 1,
      contrast: 1,
      saturation: 1,
      noise: 0,
      sharpen: 0,
      soften: 0,
      vignette: 0,
      bloom: 0,
      fringe: 0,
      monochrome: false,
      driftGain: 0,
      driftWarm: 0,
      flicker: 0,
    },
  };
};
