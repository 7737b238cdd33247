import * as THREE from 'three';
import { markingsOf, POCKETS, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { BoardLook } from '../look/board-look.ts';
import { type RoomLight, solid } from './material.ts';

/** The playing surface with its four holes; its texture's alpha says how rough each place is. */
export const buildSurface = (room: RoomLight, kind: SurfaceKind, board: BoardLook, skin: THREE.Texture): THREE.Mesh => {
  const { halfSideMm: half, pocketRadiusMm } = markingsOf(kind);
  const reach = half + 2;
  const shape = new THREE.Shape([
    new THREE.Vector2(-reach, -reach),
    new THREE.Vector2(reach, -reach),
    new THREE.Vector2(reach, reach),
    new THREE.Vector2(-reach, reach),
  ]);
  for (const pocket of POCKETS) {
    const { xMm, yMm } = pocketCentre(kind, pocket);
    const hole = new THREE.Path();
    hole.absarc(xMm, yMm, pocketRadiusMm, 0, 2 * Math.PI, true);
    shape.holes.push(hole);
  }
  const geometry = new THREE.ShapeGeometry(shape, 20);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++)
    uv.setXY(i, position.getX(i) / kind.sideMm + 0.5, position.getY(i) / kind.sideMm + 0.5);
  const material = solid(room, { map: skin, roughness: 1 - 0.45 * board.veneer.lacquer, roughInAlpha: true });
  const mesh = new THREE.Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
};
