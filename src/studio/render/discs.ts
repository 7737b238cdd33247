import * as THREE from 'three';
import type { Disc } from '../../carrom/discs.ts';
import { dice } from '../dice.ts';
import type { TableLook } from '../look/look.ts';
import { vary } from '../look/tone.ts';
import type { DiscPose } from '../moment.ts';
import { piecePrint, strikerPrint } from './disc-print.ts';
import { discGeometry } from './disc-shape.ts';
import { type RoomLight, solid } from './material.ts';

export interface DiscSize {
  readonly radiusMm: number;
  readonly thicknessMm: number;
}

export const discSize = (table: TableLook, kind: Disc): DiscSize =>
  kind === 'striker'
    ? { radiusMm: table.kind.strikerDiameterMm / 2, thicknessMm: table.striker.thicknessMm }
    : { radiusMm: table.kind.pieceDiameterMm / 2, thicknessMm: table.discs.thicknessMm };

const VARIANTS = 3;

/** Puts a disc where its pose says. Leaning turns it about its own middle. */
export const layDisc = (at: THREE.Object3D, pose: DiscPose): void => {
  const radians = Math.PI / 180;
  const towards = pose.leanTowardsDegrees * radians;
  const axis = new THREE.Vector3(-Math.sin(towards), Math.cos(towards), 0);
  at.position.set(pose.xMm, pose.yMm, pose.zMm);
  at.quaternion
    .setFromAxisAngle(axis, pose.leanDegrees * radians)
    .multiply(new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 0, 1), pose.turnDegrees * radians));
};

/** Makes discs of one table's set; each piece differs a little from its brothers. */
export class DiscMaker {
  private readonly piece: THREE.BufferGeometry;
  private readonly striker: THREE.BufferGeometry;
  private readonly materials: Readonly<Record<Disc, readonly THREE.MeshStandardMaterial[]>>;

  constructor(room: RoomLight, table: TableLook) {
    const { discs, striker } = table;
    this.piece = discGeometry({
      ...discSize(table, 'white'),
      bevelMm: discs.bevelMm,
      rings: discs.rings,
      grooveMm: discs.grooveMm,
      dishMm: discs.dishMm,
    });
    this.striker = discGeometry({ ...discSize(table, 'striker'), bevelMm: 1.2, rings: 0, grooveMm: 0, dishMm: 0 });
    const d = dice(table.seed, 'prints');
    const pieces = (tone: typeof discs.white, count = VARIANTS) =>
      Array.from({ length: count }, () => {
        const map = piecePrint(d, vary(d, tone, 0.7 * discs.unlike), discs.wood, discs.rings);
        return solid(room, { map, roughness: discs.roughness });
      });
    this.materials = {
      white: pieces(discs.white),
      black: pieces(discs.black),
      queen: pieces(discs.queen, 1),
      striker: [solid(room, { map: strikerPrint(d, striker), roughness: striker.roughness })],
    };
  }

  make(kind: Disc, id: number): THREE.Mesh {
    const materials = this.materials[kind];
    const mesh = new THREE.Mesh(kind === 'striker' ? this.striker : this.piece, materials[id % materials.length]);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    return mesh;
  }

  dispose(): void {
    this.piece.dispose();
    this.striker.dispose();
    for (const material of Object.values(this.materials).flat()) material.map?.dispose();
  }
}
