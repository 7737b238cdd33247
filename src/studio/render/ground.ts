import * as THREE from 'three';
import { GROUNDS, type GroundLook } from '../look/room-look.ts';
import { bake } from './bake.ts';
import { NOISE } from './glsl-noise.ts';

/** Everything a board may lie on, painted over a square of `uSize` millimetres. */
const GROUND = /* glsl */ `
${NOISE}
varying vec2 vUv;
uniform vec3 uTone, uOther;
uniform float uSize, uSeed, uRepeat, uTurn;
uniform int uKind;
vec3 planks(vec2 p) {
  float wide = 105.0 * uRepeat;
  float row = floor(p.y / wide);
  float start = hash21(vec2(row, uSeed)) * 900.0;
  float board = floor((p.x + start) / (900.0 * uRepeat));
  float tint = hash21(vec2(row, board) + uSeed);
  float dark = wood(p + vec2(board * 311.0, row * 173.0), 0.9, 0.8, 0.5, tint * 9.0);
  vec2 gap = vec2(mod(p.x + start, 900.0 * uRepeat), mod(p.y, wide));
  float seam = smoothstep(0.0, 2.5, min(min(gap.x, 900.0 * uRepeat - gap.x), min(gap.y, wide - gap.y)));
  return uTone * (1.25 - dark * 0.65) * (0.8 + 0.4 * tint) * mix(0.35, 1.0, seam);
}
vec3 tiles(vec2 p) {
  float side = 330.0 * uRepeat;
  vec2 cell = floor(p / side), q = mod(p, side);
  float seam = smoothstep(1.0, 4.0, min(min(q.x, side - q.x), min(q.y, side - q.y)));
  vec3 tile = uTone * (0.94 + 0.1 * hash21(cell + uSeed)) * (0.93 + 0.16 * fbm(p * 0.012 + hash21(cell) * 40.0));
  return mix(uTone * 0.55, tile, seam);
}
vec3 carpet(vec2 p) {
  float pile = noise(p * 0.35) * 0.5 + noise(p * 0.8) * 0.5;
  vec3 c = uTone * (0.65 + 0.6 * pile) * (0.85 + 0.3 * fbm(p * 0.01));
  vec2 q = abs(fract(p / (260.0 * uRepeat)) - 0.5);
  float motif = smoothstep(0.16, 0.13, abs(q.x + q.y - 0.32)) + smoothstep(0.09, 0.07, length(q - 0.5));
  return mix(c, uOther * (0.6 + 0.5 * pile), clamp(motif, 0.0, 1.0) * step(0.45, hash21(vec2(uSeed, 3.0))) * 0.85);
}
vec3 cloth(vec2 p) {
  float side = 120.0 * uRepeat;
  vec2 cell = floor(p / side), q = fract(p / side) - 0.5;
  float r = length(q), a = atan(q.y, q.x);
  float flower = smoothstep(0.04, 0.0, r - 0.22 - 0.1 * cos(a * (4.0 + floor(hash21(cell) * 3.0))));
  float box = step(0.44, max(abs(q.x), abs(q.y)));
  float pick = hash21(cell + uSeed);
  vec3 ground = mix(uTone, mix(uTone, uOther, 0.35) * 0.7, step(0.72, pick));
  vec3 c = mix(ground, uOther, max(flower * step(0.35, pick), box));
  float weave = 0.9 + 0.2 * noise(p * vec2(1.2, 0.4)) - 0.14 * noise(p * 0.012);
  return c * weave * (0.85 + 0.3 * fbm(p * 0.006 + 7.0));
}
vec3 check(vec2 p) {
  float side = 60.0 * uRepeat;
  vec2 s = step(0.5, fract(p / side));
  float fold = 0.8 + 0.35 * fbm(p * vec2(0.004, 0.009));
  return mix(mix(uOther, uTone, 0.5 * (s.x + s.y)), uTone * uOther, 0.15) * fold;
}
vec3 grass(vec2 p) {
  float blades = noise(p * vec2(0.5, 0.22)) * 0.45 + noise(p * vec2(0.25, 0.6) + 5.0) * 0.35 + noise(p * 1.1) * 0.2;
  vec3 c = mix(uTone * 0.25, uTone * 1.5, blades);
  return c * (0.75 + 0.5 * fbm(p * 0.01)) * mix(vec3(1), vec3(1.2, 1.1, 0.7), noise(p * 0.03));
}
vec3 marble(vec2 p) {
  float vein = abs(fbm(p * 0.004 + fbm(p * 0.009) * 2.0) - 0.47);
  vec3 c = mix(uTone * 0.6, uTone, smoothstep(0.0, 0.05, vein)) * (0.9 + 0.15 * fbm(p * 0.02));
  float side = 600.0;
  vec2 q = mod(p, side);
  return c * mix(0.75, 1.0, smoothstep(0.5, 2.0, min(q.x, q.y)));
}
void paint() {
  vec2 mm = (vUv - 0.5) * uSize;
  float s = sin(uTurn), c = cos(uTurn);
  vec2 p = vec2(c * mm.x - s * mm.y, s * mm.x + c * mm.y) + 5000.0 + uSeed * 91.0;
  vec3 colour;
  if (uKind == 0) colour = planks(p);
  else if (uKind == 1) colour = tiles(p);
  else if (uKind == 2) colour = carpet(p);
  else if (uKind == 3) colour = cloth(p);
  else if (uKind == 4) colour = check(p);
  else if (uKind == 5) colour = grass(p);
  else if (uKind == 6) colour = uTone * (0.96 + 0.08 * fbm(p * 0.004));
  else if (uKind == 7) colour = uTone * (0.7 + 0.5 * fbm(p * 0.006) + 0.18 * (noise(p * 0.5) - 0.5));
  else if (uKind == 8) colour = marble(p);
  else colour = uTone * (0.62 + 0.5 * noise(p * vec2(0.02, 0.25)) + 0.25 * step(0.5, fract(p.y / 9.0))) * (0.85 + 0.3 * fbm(p * 0.01));
  float dirt = smoothstep(0.5, 0.8, fbm(p * 0.003 + 60.0)) * 0.18;
  gl_FragColor = vec4(colour * (1.0 - dirt), 1.0);
}`;

export const bakeGround = (
  renderer: THREE.WebGLRenderer,
  look: GroundLook,
  sizeMm: number,
  sizePx: number,
  seed: number,
): THREE.WebGLRenderTarget => {
  const target = bake(renderer, sizePx, GROUND, {
    uTone: new THREE.Color(look.tone),
    uOther: new THREE.Color(look.other),
    uSize: sizeMm,
    uSeed: (seed % 733) / 17,
    uRepeat: look.repeatMm,
    uTurn: (look.turnDegrees * Math.PI) / 180,
    uKind: GROUNDS.indexOf(look.kind),
  });
  target.texture.wrapS = target.texture.wrapT = THREE.MirroredRepeatWrapping;
  return target;
};
