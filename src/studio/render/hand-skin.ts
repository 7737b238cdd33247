import * as THREE from 'three';
import { FINGERS, type FingerShape } from './hand-bones.ts';
import { wrapSkin } from './surface-nets.ts';

export interface Segment {
  readonly from: THREE.Vector3;
  readonly to: THREE.Vector3;
  readonly fromR: number;
  readonly toR: number;
  /** 0 is the palm; 1 + 3 · finger + bone otherwise. */
  readonly bone: number;
}

export const fingerDirection = (finger: FingerShape): THREE.Vector3 => {
  const [swing, dip] = [(finger.swingDegrees * Math.PI) / 180, (finger.dipDegrees * Math.PI) / 180];
  return new THREE.Vector3(Math.sin(swing) * Math.cos(dip), Math.cos(swing) * Math.cos(dip), -Math.sin(dip));
};

const fingerSegments = (finger: FingerShape, index: number): readonly Segment[] => {
  const way = fingerDirection(finger);
  let from = new THREE.Vector3(...finger.root);
  return finger.bonesMm.map((long, i) => {
    const to = from.clone().addScaledVector(way, long);
    const segment = {
      from,
      to,
      fromR: finger.radiiMm[i] ?? 8,
      toR: finger.radiiMm[i + 1] ?? 8,
      bone: 1 + index * 3 + i,
    };
    from = to;
    return segment;
  });
};

const palm = (
  a: readonly [number, number, number],
  b: readonly [number, number, number],
  fromR: number,
  toR: number,
): Segment => ({
  from: new THREE.Vector3(...a),
  to: new THREE.Vector3(...b),
  fromR,
  toR,
  bone: 0,
});

export const SEGMENTS: readonly Segment[] = [
  palm([-10, -26, 0], [-26, 84, 0], 17, 12.5),
  palm([-3, -26, 1], [-6, 88, 2], 18, 13),
  palm([5, -26, 1], [13, 84, 1], 18, 12.5),
  palm([11, -26, 0], [30, 73, -2], 16, 11.5),
  palm([-14, 6, -8], [-20, 48, -11], 14, 13),
  palm([22, 10, -8], [27, 50, -8], 12, 11),
  ...FINGERS.flatMap(fingerSegments),
];

const distance = (s: Segment, p: THREE.Vector3): number => {
  const along = new THREE.Vector3().subVectors(s.to, s.from);
  const t = Math.min(1, Math.max(0, new THREE.Vector3().subVectors(p, s.from).dot(along) / along.lengthSq()));
  return p.distanceTo(new THREE.Vector3().copy(s.from).addScaledVector(along, t)) - (s.fromR + (s.toR - s.fromR) * t);
};

/** The same without vectors: it runs a million times. */
const fastDistance = (s: Segment, x: number, y: number, z: number): number => {
  const [ax, ay, az] = [s.to.x - s.from.x, s.to.y - s.from.y, s.to.z - s.from.z];
  const [px, py, pz] = [x - s.from.x, y - s.from.y, z - s.from.z];
  const t = Math.min(1, Math.max(0, (px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az)));
  return Math.hypot(px - ax * t, py - ay * t, pz - az * t) - (s.fromR + (s.toR - s.fromR) * t);
};

/** Flesh: neighbouring parts melt into each other, but one finger does not melt into the next. */
const flesh = (x: number, y: number, z: number): number => {
  const groups = [9e9, 9e9, 9e9, 9e9, 9e9, 9e9];
  for (const s of SEGMENTS) {
    const group = s.bone === 0 ? 0 : 1 + Math.floor((s.bone - 1) / 3);
    const d = fastDistance(s, x, y, s.bone === 0 ? z * 1.12 : z);
    const k = s.bone === 0 ? 12 : 3;
    const before = groups[group] ?? 9e9;
    const h = Math.max(k - Math.abs(before - d), 0) / k;
    groups[group] = Math.min(before, d) - h * h * k * 0.25;
  }
  const [hand = 9e9, ...fingers] = groups;
  let all = hand;
  for (const finger of fingers) {
    const h = Math.max(9 - Math.abs(all - finger), 0) / 9;
    all = Math.min(all, finger) - h * h * 9 * 0.25;
  }
  return all;
};

const NAIL = 1;
/** Vertex colour as a multiplier of the skin: knuckles and tips redder, palm paler; alpha of 1 in `nail` marks nails. */
const tint = (
  p: THREE.Vector3,
  normalUp: number,
): { readonly rgb: readonly [number, number, number]; readonly nail: number } => {
  let nail = 0;
  let red = 0;
  for (const finger of FINGERS) {
    const way = fingerDirection(finger);
    const long = finger.bonesMm[0] + finger.bonesMm[1] + finger.bonesMm[2];
    const tip = new THREE.Vector3(...finger.root).addScaledVector(way, long);
    const back = p.distanceTo(tip);
    if (back < 11 && normalUp > 0.45 && back > 3) nail = NAIL;
    red = Math.max(red, Math.exp(-(back * back) / 500));
    const knuckle = p.distanceTo(new THREE.Vector3(...finger.root).addScaledVector(way, finger.bonesMm[0]));
    red = Math.max(red, 0.7 * Math.exp(-(knuckle * knuckle) / 120) * (normalUp > 0 ? 1 : 0.4));
  }
  const pale = normalUp < -0.2 ? 1.18 : 1;
  return { rgb: [pale * (1 + 0.04 * red), pale * (1 - 0.14 * red), pale * (1 - 0.17 * red)], nail };
};

/** The rest-pose hand, wrapped once: geometry with skin indices and weights for 16 bones. */
export const wrapHand = (): THREE.BufferGeometry => {
  const skin = wrapSkin(flesh, [-124, -50, -52], [66, 222, 30], 3.2);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(skin.positions, 3));
  geometry.setIndex(new THREE.BufferAttribute(skin.indices, 1));
  geometry.computeVertexNormals();
  const count = skin.positions.length / 3;
  const bones = new Uint16Array(count * 4);
  const weights = new Float32Array(count * 4);
  const colours = new Float32Array(count * 3);
  const nails = new Float32Array(count);
  const normal = geometry.getAttribute('normal');
  for (let v = 0; v < count; v++) {
    const p = new THREE.Vector3().fromArray(skin.positions, v * 3);
    const near = new Map<number, number>();
    for (const s of SEGMENTS) near.set(s.bone, Math.min(near.get(s.bone) ?? 9e9, Math.max(0, distance(s, p)) + 0.8));
    const ranked = [...near].sort((a, b) => a[1] - b[1]);
    const finger = (bone: number) => Math.floor((bone - 1) / 3);
    const best = ranked[0]?.[0] ?? 0;
    // Only the palm and one finger pull at a place; otherwise neighbours drag each other along.
    const mine = ranked.filter(([bone]) => bone === 0 || best === 0 || finger(bone) === finger(best)).slice(0, 3);
    const sum = mine.reduce((total, [, d]) => total + d ** -3, 0);
    for (const [i, [bone, d]] of mine.entries()) {
      bones[v * 4 + i] = bone;
      weights[v * 4 + i] = d ** -3 / sum;
    }
    const { rgb, nail } = tint(p, normal.getZ(v));
    colours.set(rgb, v * 3);
    nails[v] = nail;
  }
  geometry.setAttribute('skinIndex', new THREE.BufferAttribute(bones, 4));
  geometry.setAttribute('skinWeight', new THREE.BufferAttribute(weights, 4));
  geometry.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  geometry.setAttribute('nail', new THREE.BufferAttribute(nails, 1));
  return geometry;
};
