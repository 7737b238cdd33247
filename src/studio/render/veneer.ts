import * as THREE from 'three';
import type { BoardLook } from '../look/board-look.ts';
import { bake } from './bake.ts';
import { NOISE } from './glsl-noise.ts';

/** Veneer, what is printed on it, and what years of play did to both. Alpha carries how rough the place is. */
const SURFACE = /* glsl */ `
${NOISE}
varying vec2 vUv;
uniform sampler2D uMarks;
uniform sampler2D uScars;
uniform vec3 uLight, uDark;
uniform float uSide, uSeed, uFigure, uFibre, uBlotch, uTurned, uOpacity, uWear, uPowder, uGrime, uRubbed, uRough;
void paint() {
  vec2 mm = (vUv - 0.5) * uSide;
  vec2 along = uTurned > 0.5 ? mm.yx : mm;
  float dark = wood(along, uFigure, uFibre, uBlotch, uSeed);
  vec3 colour = mix(uLight, uDark, dark);
  colour *= 1.0 + 0.05 * (noise(mm * 0.9 + uSeed) - 0.5);
  // Wear: in patches, and most in the middle where the discs slide.
  float patches = fbm(mm * 0.011 + uSeed * 3.1) * 0.75 + fbm(mm * 0.06 + 8.0) * 0.35;
  float middle = exp(-dot(mm, mm) / (uSide * uSide * 0.05));
  float gone = smoothstep(1.3 - uWear * 0.95, 1.45 - uWear * 0.85, patches + 0.25 * middle * uWear + 0.25);
  float faint = 1.0 - uWear * uWear * 0.6;
  vec4 mark = texture2D(uMarks, vUv);
  float speckle = 0.98 + 0.04 * noise(mm * 2.1) - 0.3 * uWear * noise(mm * 1.3 + 5.0);
  colour = mix(colour, inkOf(mark), clamp(mark.a * uOpacity * faint * (1.0 - gone) * speckle, 0.0, 1.0));
  vec4 scar = texture2D(uScars, vUv);
  colour = mix(colour, inkOf(scar), scar.a);
  colour = mix(colour, colour * 1.12 + 0.03, middle * uRubbed);
  // Grime gathers at the cushions, powder everywhere but thickest there.
  float edge = min(uSide * 0.5 - abs(mm.x), uSide * 0.5 - abs(mm.y));
  float rim = exp(-max(edge, 0.0) / 26.0);
  colour *= 1.0 - uGrime * (0.42 * rim * (0.5 + fbm(mm * 0.03)) + 0.16 * smoothstep(0.45, 0.75, fbm(mm * 0.008 + 31.0)));
  // A frame 2 cm high keeps the room's light off the surface beside it.
  colour *= 1.0 - 0.34 * exp(-max(edge, 0.0) / 11.0);
  float dust = uPowder * (0.25 * fbm(mm * 0.02 + 3.0) + 0.3 * smoothstep(0.45, 0.8, fbm(mm * vec2(0.006, 0.012) + 11.0)) + 0.5 * rim * fbm(mm * 0.05));
  colour = mix(colour, vec3(0.86, 0.84, 0.8), clamp(dust, 0.0, 0.6));
  gl_FragColor = vec4(colour, clamp(uRough + dust * 0.5 + 0.12 * (fbm(mm * 0.02) - 0.4), 0.12, 0.95));
}`;

export const bakeSurface = (
  renderer: THREE.WebGLRenderer,
  board: BoardLook,
  sideMm: number,
  seed: number,
  marks: THREE.Texture,
  scars: THREE.Texture,
  sizePx: number,
): THREE.WebGLRenderTarget => {
  const { veneer, markings, wear } = board;
  return bake(renderer, sizePx, SURFACE, {
    uMarks: marks,
    uScars: scars,
    uLight: new THREE.Color(veneer.light),
    uDark: new THREE.Color(veneer.dark),
    uSide: sideMm,
    uSeed: (seed % 977) / 31,
    uFigure: veneer.figure,
    uFibre: veneer.fibre,
    uBlotch: veneer.blotch,
    uTurned: veneer.quarterTurned ? 1 : 0,
    uOpacity: markings.opacity,
    uWear: markings.wear,
    uPowder: wear.powder,
    uGrime: wear.grime,
    uRubbed: wear.rubbedCentre,
    uRough: veneer.roughness,
  });
};
