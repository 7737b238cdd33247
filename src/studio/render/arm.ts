import * as THREE from 'three';
import type { PersonLook } from '../look/people-look.ts';
import { type RoomLight, solid } from './material.ts';
import type { Hull } from './moved.ts';
import { pixelCanvas, textureOf } from './pen.ts';

export interface Arm {
  readonly group: THREE.Group;
  readonly reach: (wrist: THREE.Vector3, elbow: THREE.Vector3, hand: THREE.Quaternion) => void;
  /** What holds arm and sleeve, a piece of the arm each. */
  readonly hulls: () => readonly Hull[];
  readonly dispose: () => void;
}

/** The pieces an arm is held by, between these shares of its length: sleeves reach farthest, before the wrist nothing does. */
const PIECES = 6;
const [FROM, TO] = [-0.05, 1.32];
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** A tube along z from the wrist (0) to the elbow (1), oval as a forearm is, and swelling towards the elbow. */
const tube = (radii: readonly (readonly [number, number])[]): THREE.BufferGeometry =>
  new THREE.LatheGeometry(
    radii.map(([share, radius]) => new THREE.Vector2(radius, share)),
    24,
  )
    .rotateX(-Math.PI / 2)
    .scale(1, 0.76, 1);

const clothMaterial = (room: RoomLight, person: PersonLook): THREE.MeshStandardMaterial => {
  const { canvas, pen } = pixelCanvas(64, 64);
  pen.fillStyle = person.cloth;
  pen.fillRect(0, 0, 64, 64);
  if (person.striped) {
    pen.fillStyle = person.striped;
    for (let i = 0; i < 4; i++) pen.fillRect(0, i * 16, 64, 6);
  }
  for (let i = 0; i < 64; i += 2) {
    pen.fillStyle = `rgba(0, 0, 0, ${0.05 + 0.05 * (i % 4)})`;
    pen.fillRect(i, 0, 1, 64);
  }
  const map = textureOf(canvas, true);
  map.repeat.set(4, 4);
  return solid(room, { map, roughness: 0.95, side: THREE.DoubleSide });
};

export const buildArm = (room: RoomLight, person: PersonLook): Arm => {
  const group = new THREE.Group();
  const stretch = new THREE.Group();
  group.add(stretch);
  const skin = solid(room, { color: new THREE.Color(person.skin).multiplyScalar(0.97), roughness: 0.6 });
  const s = person.size;
  const parts = [
    new THREE.Mesh(
      tube([
        [-0.03, 0],
        [-0.02, 12 * s],
        [0.02, 15 * s],
        [0.06, 20 * s],
        [0.13, 25.5 * s],
        [0.3, 33 * s],
        [0.65, 43 * s],
        [0.9, 44 * s],
        [1.05, 40 * s],
        [1.08, 0],
      ]),
      skin,
    ),
  ];
  if (person.sleeve > 0) {
    const end = Math.max(0.02, 1 - person.sleeve);
    const cloth = clothMaterial(room, person);
    parts.push(
      new THREE.Mesh(
        tube([
          [end, 30 * s],
          [end, 38 * s],
          [end + 0.04, 37 * s],
          [0.35, 43 * s],
          [0.6, 54 * s],
          [0.8, 52 * s],
          [1.1, 62 * s],
          [1.3, 60 * s],
        ]),
        cloth,
      ),
    );
  }
  if (person.watch && person.sleeve < 0.8) {
    const metal = solid(room, { color: person.watch, metalness: 0.5, roughness: 0.3 });
    parts.push(
      new THREE.Mesh(
        tube([
          [0.1, 27 * s],
          [0.1, 31 * s],
          [0.17, 33 * s],
          [0.17, 28 * s],
        ]),
        metal,
      ),
    );
  }
  const reachMm = 66 * s;
  for (const part of parts) {
    part.castShadow = true;
    part.receiveShadow = part.material !== skin;
    stretch.add(part);
  }
  const reach: Arm['reach'] = (wrist, elbow) => {
    const along = new THREE.Vector3().subVectors(elbow, wrist);
    // From inside the hand's own wrist, so that the two skins meet under the surface.
    group.position.copy(wrist).addScaledVector(along.clone().normalize(), 24);
    group.position.z -= 7;
    // The tube runs along −z of the group after its turn; keep its flat side down.
    const flat = new THREE.Vector3(0, 0, 1);
    const z = along.clone().normalize().negate();
    const x = new THREE.Vector3().crossVectors(flat, z).normalize();
    const y = new THREE.Vector3().crossVectors(z, x);
    group.quaternion.setFromRotationMatrix(new THREE.Matrix4().makeBasis(x, y, z));
    stretch.scale.set(1, 1, along.length());
  };
  return {
    group,
    reach,
    hulls: () =>
      Array.from({ length: PIECES }, (_, i) =>
        [i, i + 1].flatMap(end =>
          CORNERS.map(([x, y]) =>
            stretch.localToWorld(new THREE.Vector3(x * reachMm, y * reachMm, -(FROM + ((TO - FROM) * end) / PIECES))),
          ),
        ),
      ),
    dispose: () => {
      for (const part of parts) part.geometry.dispose();
    },
  };
};
