import * as THREE from 'three';

export interface DiscShape {
  readonly radiusMm: number;
  readonly thicknessMm: number;
  readonly bevelMm: number;
  readonly rings: number;
  readonly grooveMm: number;
  readonly dishMm: number;
}

/** A turned disc, lower face at z 0: bevelled rim with a groove round it, rings cut into the top, top face's uv planar. */
export const discGeometry = (shape: DiscShape): THREE.BufferGeometry => {
  const { radiusMm: r, thicknessMm: h, bevelMm: b, rings, grooveMm: g, dishMm } = shape;
  const top: [number, number][] = [];
  for (let i = 0; i < rings; i++) {
    const at = r * (0.3 + (0.55 * (i + 1)) / (rings + 1) + 0.04 * i);
    const half = r * 0.045;
    top.push([at - half, h], [at - half * 0.3, h - g], [at + half * 0.3, h - g], [at + half, h]);
  }
  const dished = top.map(([x, z]): [number, number] => [x, z - dishMm * (1 - (x / r) ** 2)]);
  const profile: [number, number][] = [
    [0, 0],
    [r - b, 0],
    [r, b],
    [r, h * 0.42],
    [r - 0.5, h * 0.5],
    [r, h * 0.58],
    [r, h - b],
    [r - b * 0.35, h - b * 0.3],
    [r - b, h],
    ...dished.reverse(),
    [0, h - dishMm],
  ];
  const geometry = new THREE.LatheGeometry(
    profile.map(([x, z]) => new THREE.Vector2(x, z)),
    30,
  ).rotateX(Math.PI / 2);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / r / 2.06 + 0.5, position.getY(i) / r / 2.06 + 0.5);
  return geometry;
};

/** Only the top face, for counting how much of it can be seen. */
export const topFace = (radiusMm: number, thicknessMm: number): THREE.BufferGeometry =>
  new THREE.CircleGeometry(radiusMm, 40).translate(0, 0, thicknessMm);
