import * as THREE from 'three';
import { markingsOf, type SurfaceKind } from '../../carrom/surface.ts';
import type { FrameLook } from '../look/frame-look.ts';
import { bake } from './bake.ts';
import { NOISE } from './glsl-noise.ts';
import { type RoomLight, solid } from './material.ts';
import { millimetreCanvas, type Pen, polygon, printOf, write } from './pen.ts';

const roundedSquare = (path: THREE.Path, half: number, radius: number): void => {
  const r = Math.max(0.01, radius);
  path.moveTo(-half + r, -half);
  path.lineTo(half - r, -half);
  path.absarc(half - r, -half + r, r, -Math.PI / 2, 0, false);
  path.lineTo(half, half - r);
  path.absarc(half - r, half - r, r, 0, Math.PI / 2, false);
  path.lineTo(-half + r, half);
  path.absarc(-half + r, half - r, r, Math.PI / 2, Math.PI, false);
  path.lineTo(-half, -half + r);
  path.absarc(-half + r, -half + r, r, Math.PI, 1.5 * Math.PI, false);
};

/** Wood or paint along each of the four sides, mitred, chipped at the edges, with the maker's art on top. */
const SKIN = /* glsl */ `
${NOISE}
varying vec2 vUv;
uniform sampler2D uArt;
uniform vec3 uTone;
uniform float uOuter, uInner, uGrain, uChips, uSeed, uRough;
void paint() {
  vec2 mm = (vUv - 0.5) * uOuter * 2.0;
  float far = max(abs(mm.x), abs(mm.y));
  if (far < uInner - 6.0) {
    gl_FragColor = vec4(uTone, uRough);
    return;
  }
  bool upright = abs(mm.x) > abs(mm.y);
  float dark = wood(upright ? mm.yx + sign(mm.x) * 300.0 : mm + sign(mm.y) * 700.0, 0.9, 0.9, 0.6, uSeed);
  vec3 colour = uTone * mix(1.0, 1.35 - dark * 0.9, uGrain);
  vec4 art = texture2D(uArt, vUv);
  colour = mix(colour, inkOf(art), art.a);
  float edge = min(uOuter - far, far - uInner);
  float chip = smoothstep(0.66, 0.74, fbm(mm * 0.16 + uSeed) + 0.28 * exp(-edge / 5.0)) * uChips;
  colour = mix(colour, vec3(0.32, 0.22, 0.13), chip * 0.7 * smoothstep(12.0, 0.0, edge) * smoothstep(0.5, 3.0, far - uInner));
  float dust = smoothstep(0.5, 0.85, fbm(mm * 0.02 + 4.0)) * (0.015 + 0.05 * uChips);
  colour = mix(colour, vec3(0.7, 0.66, 0.6), dust);
  gl_FragColor = vec4(colour, clamp(uRough + dust + 0.15 * (fbm(mm * 0.03 + 50.0) - 0.45), 0.08, 1.0));
}`;

const caps = (pen: Pen, look: FrameLook, outer: number, width: number): void => {
  for (let i = 0; i < 4; i++) {
    pen.fillStyle = look.capTone;
    const far = outer - width * 1.55;
    polygon(pen, [
      [outer, outer],
      [far, outer],
      [far, outer - width],
      [outer - width, outer - width],
      [outer - width, far],
      [outer, far],
    ]);
    pen.fillStyle = look.artTone;
    write(
      pen,
      look.words.slice(0, 3),
      outer - width * 0.6,
      outer - width * 0.5,
      width * 0.3,
      -Math.PI / 4,
      'bold 100px sans-serif',
    );
    pen.rotate(Math.PI / 2);
  }
};

const paintArt = (look: FrameLook, half: number, sizePx: number): HTMLCanvasElement => {
  const outer = half + look.widthMm;
  const { canvas, pen } = millimetreCanvas(outer * 2, sizePx);
  const middle = half + look.widthMm / 2;
  if (look.art === 'caps' || look.art === 'caps-and-words') caps(pen, look, outer, look.widthMm);
  pen.fillStyle = look.artTone;
  for (let i = 0; i < 4; i++) {
    if (look.art === 'stripes') {
      for (const off of [-5, 0, 5]) pen.fillRect(-half * 0.62, -middle + off - 0.9, half * 1.24, 1.8);
      for (const x of [-half * 0.66, half * 0.66]) pen.fillRect(x - 8, -middle - 7, 16, 14);
    }
    if (look.art === 'line') pen.fillRect(-middle, -middle - 1, 2 * middle, 2);
    if ((look.art === 'words' || look.art === 'caps-and-words') && i % 2 === 0)
      write(pen, look.words, 0, -middle, look.widthMm * 0.45, 0, 'italic bold 100px sans-serif');
    pen.rotate(Math.PI / 2);
  }
  return canvas;
};

export const buildFrame = (
  renderer: THREE.WebGLRenderer,
  room: RoomLight,
  kind: SurfaceKind,
  look: FrameLook,
  seed: number,
  texturePx: number,
): THREE.Group => {
  const m = markingsOf(kind);
  const outer = m.halfSideMm + look.widthMm;
  const bevel = Math.min(3, look.heightMm * 0.12);
  const shape = new THREE.Shape();
  roundedSquare(shape, outer - bevel, look.outerRadiusMm);
  const hole = new THREE.Path();
  roundedSquare(hole, m.halfSideMm + bevel, look.innerRadius * m.pocketRadiusMm + bevel);
  shape.holes.push(hole);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: look.heightMm + look.depthMm - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 3,
    curveSegments: 10,
  });
  geometry.translate(0, 0, bevel - look.depthMm);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / outer / 2 + 0.5, position.getY(i) / outer / 2 + 0.5);
  const art = printOf(paintArt(look, m.halfSideMm, texturePx));
  const skin = bake(renderer, texturePx, SKIN, {
    uArt: art,
    uTone: new THREE.Color(look.tone),
    uOuter: outer,
    uInner: m.halfSideMm,
    uGrain: look.grain,
    uChips: look.chips,
    uSeed: (seed % 911) / 29,
    uRough: look.roughness,
  });
  art.dispose();
  const top = solid(room, { map: skin.texture, roughness: 1, roughInAlpha: true });
  const sides = look.cushion === look.tone ? top : solid(room, { color: look.cushion, roughness: 0.6 });
  const mesh = new THREE.Mesh(geometry, [top, sides]);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  const group = new THREE.Group();
  group.add(mesh);
  group.userData['dispose'] = () => skin.dispose();
  return group;
};
