import * as THREE from 'three';
import { dice } from '../dice.ts';
import type { TableLook } from '../look/look.ts';
import { DiscMaker } from './discs.ts';
import { buildFrame } from './frame.ts';
import { paintMarkings } from './markings.ts';
import type { RoomLight } from './material.ts';
import { printOf } from './pen.ts';
import { buildPockets } from './pockets.ts';
import { paintScars } from './scars.ts';
import { buildSurface } from './surface-mesh.ts';
import { bakeSurface } from './veneer.ts';

export interface RenderedTable {
  readonly group: THREE.Group;
  readonly discs: DiscMaker;
  readonly dispose: () => void;
}

/** Frees everything three keeps for a tree of meshes. */
export const disposeTree = (root: THREE.Object3D): void => {
  root.traverse(part => {
    const own = part.userData['dispose'];
    if (typeof own === 'function') own();
    if (!(part instanceof THREE.Mesh)) return;
    part.geometry.dispose();
    // Not the materials: with the last of its kind a shader goes too, and compiling it again takes a second.
    for (const material of [part.material].flat()) material.map?.dispose();
  });
};

/** Board, frame, pockets and the set of discs of one look. */
export const buildTable = (
  renderer: THREE.WebGLRenderer,
  room: RoomLight,
  look: TableLook,
  texturePx: number,
): RenderedTable => {
  const { kind, board, seed } = look;
  const marks = printOf(paintMarkings(kind, board, dice(seed, 'marks'), texturePx));
  const scars = printOf(paintScars(dice(seed, 'scars'), board.wear, kind.sideMm, texturePx / 2));
  const skin = bakeSurface(renderer, board, kind.sideMm, seed, marks, scars, texturePx);
  marks.dispose();
  scars.dispose();
  const group = new THREE.Group();
  group.add(
    buildSurface(room, kind, board, skin.texture),
    buildFrame(renderer, room, kind, look.frame, seed, texturePx),
    buildPockets(room, kind, look.pocket),
  );
  const discs = new DiscMaker(room, look);
  return {
    group,
    discs,
    dispose: () => {
      disposeTree(group);
      skin.dispose();
      discs.dispose();
    },
  };
};
