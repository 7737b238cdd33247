import * as THREE from 'three';
import type { Look } from '../look/look.ts';
import { buildClutter, buildLegs } from './clutter.ts';
import { type DiscMaker, discSize } from './discs.ts';
import { bakeGround } from './ground.ts';
import { type RoomLight, solid } from './material.ts';
import type { Grounds } from './moved.ts';

const FLOOR_MM = 2600;
/** What lies on the frame goes when the board goes. */
export const ON_FRAME = 'on-frame';

/** What shadows can fall on; the frame round the surface is there for a board that was nudged. */
export const groundsOf = ({ kind, room, frame }: Look): Grounds => {
  const under = -frame.depthMm;
  const { table } = room;
  return {
    boardHalfMm: kind.sideMm / 2,
    boardUnderMm: under,
    // The square that fits into a round table: what passes its rim falls to the floor.
    table:
      table === null
        ? undefined
        : {
            halfXMm: (table.widthMm / 2) * (table.round ? Math.SQRT1_2 : 1),
            halfYMm: ((table.round ? table.widthMm : table.lengthMm) / 2) * (table.round ? Math.SQRT1_2 : 1),
            zMm: under,
          },
    floorMm: table ? under - table.heightMm : under,
  };
};

/** What the board lies on and everything round it that does not move. */
export const buildRoom = (
  renderer: THREE.WebGLRenderer,
  light: RoomLight,
  look: Look,
  discs: DiscMaker,
  texturePx: number,
): THREE.Group => {
  const group = new THREE.Group();
  const { room, frame } = look;
  const underMm = -frame.depthMm;
  const floorZ = room.table ? underMm - room.table.heightMm : underMm;
  const floor = bakeGround(renderer, room.floor, FLOOR_MM, texturePx, look.sceneSeed);
  const baked = [floor];
  const floorMesh = new THREE.Mesh(
    new THREE.PlaneGeometry(FLOOR_MM * 3, FLOOR_MM * 3),
    solid(light, { map: floor.texture, roughness: room.floor.roughness }),
  );
  const uv = floorMesh.geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * 3 - 1, uv.getY(i) * 3 - 1);
  floorMesh.position.z = floorZ;
  floorMesh.receiveShadow = true;
  group.add(floorMesh);
  if (room.table) {
    const { top, widthMm, lengthMm, round } = room.table;
    const skin = bakeGround(renderer, top, Math.max(widthMm, lengthMm), texturePx, look.sceneSeed + 5);
    baked.push(skin);
    const material = solid(light, { map: skin.texture, roughness: top.roughness });
    const slab = round
      ? new THREE.CylinderGeometry(widthMm / 2, widthMm / 2, 25, 48).rotateX(Math.PI / 2)
      : new THREE.BoxGeometry(widthMm, lengthMm, 25);
    const mesh = new THREE.Mesh(slab, material);
    mesh.position.z = underMm - 12.5;
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  for (const thing of room.clutter) {
    const { table } = room;
    const onTable =
      table && Math.abs(thing.xMm) < table.widthMm / 2 - 60 && Math.abs(thing.yMm) < table.lengthMm / 2 - 60;
    const built = buildClutter(light, thing);
    built.position.z = onTable ? underMm : floorZ;
    group.add(built);
  }
  for (const legs of room.legs) group.add(buildLegs(light, legs, floorZ));
  addStrays(group, look, discs, underMm);
  group.userData['dispose'] = () => {
    for (const target of baked) target.dispose();
  };
  return group;
};

/** Discs out of play: on the frame, or beside the board where pocketed pieces are kept. */
const addStrays = (group: THREE.Group, look: Look, discs: DiscMaker, underMm: number): void => {
  const onFrame = new THREE.Group();
  onFrame.name = ON_FRAME;
  group.add(onFrame);
  const inner = look.kind.sideMm / 2;
  const outer = inner + look.frame.widthMm;
  for (const [i, stray] of look.room.strays.entries()) {
    const { radiusMm } = discSize(look, stray.kind);
    if (stray.on === 'frame' && radiusMm * 2 > look.frame.widthMm) continue;
    const mesh = discs.make(stray.kind, i);
    const far = stray.on === 'frame' ? inner + look.frame.widthMm / 2 : outer + radiusMm + 8 + stray.share * 60;
    const along = (stray.share * 2 - 1) * inner * 0.9;
    const quarter = Math.floor(stray.bearingDegrees / 90);
    const turned = [
      [far, along],
      [-along, far],
      [-far, -along],
      [along, -far],
    ][quarter] ?? [far, along];
    const z = stray.on === 'frame' ? look.frame.heightMm : underMm;
    mesh.position.set(turned[0] ?? 0, turned[1] ?? 0, z);
    if (stray.on === 'frame') onFrame.add(mesh);
    else group.add(mesh);
  }
};
