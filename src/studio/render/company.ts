import * as THREE from 'three';
import type { BystanderLook, CompanyLook, WallLook } from '../look/company-look.ts';
import { type RoomLight, solid } from './material.ts';

const WALL_MM = 3200;
const HEAD_MM = 98;

/** A limb between two points. */
const limb = (from: THREE.Vector3, to: THREE.Vector3, radius: number, material: THREE.Material): THREE.Mesh => {
  const way = to.clone().sub(from);
  const mesh = new THREE.Mesh(new THREE.CapsuleGeometry(radius, way.length(), 5, 12), material);
  mesh.position.copy(from).addScaledVector(way, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.normalize());
  return mesh;
};

/** Built as if sitting east of the board and facing it, then turned to where the person is. */
const buildBystander = (room: RoomLight, look: BystanderLook, outerHalfMm: number, frameMm: number): THREE.Group => {
  const group = new THREE.Group();
  const [cloth, skin, hair] = [look.cloth, look.skin, look.hair].map(color => solid(room, { color, roughness: 0.85 }));
  if (!cloth || !skin || !hair) return group;
  const s = look.size;
  const lean = (look.leanDegrees * Math.PI) / 180;
  const hips = new THREE.Vector3(look.outMm, 0, look.shouldersMm - 480 * s);
  const above = (mm: number) => new THREE.Vector3(-Math.sin(lean), 0, Math.cos(lean)).multiplyScalar(mm).add(hips);
  const chest = limb(above(60), above(380 * s), 130 * s, cloth);
  chest.scale.set(1, 1, 1.35);
  const neck = limb(above(400 * s), above(540 * s), 50 * s, skin);
  const middle = above(650 * s);
  const head = new THREE.Mesh(new THREE.SphereGeometry(HEAD_MM * s, 18, 14).scale(0.95, 0.8, 1.2), skin);
  head.position.copy(middle);
  const crown = new THREE.Mesh(new THREE.SphereGeometry(HEAD_MM * s, 18, 14).scale(1, 0.88, 1.15), hair);
  crown.position.copy(middle).add(new THREE.Vector3(22 * s, 0, 24 * s));
  group.add(chest, neck, head, crown);
  for (const [i, lies] of look.arms.entries()) {
    const side = i === 0 ? -1 : 1;
    const shoulder = above(440 * s).add(new THREE.Vector3(0, side * 200 * s, 0));
    const elbow = lies
      ? new THREE.Vector3(outerHalfMm + 40, side * 260 * s, frameMm + 40)
      : shoulder.clone().add(new THREE.Vector3(30, side * 60, -280 * s));
    const wrist = lies
      ? new THREE.Vector3(outerHalfMm - 70, side * 90 * s, frameMm + 35)
      : elbow.clone().add(new THREE.Vector3(-180 * s, 0, -120 * s));
    group.add(limb(shoulder, elbow, 55 * s, cloth), limb(elbow, wrist, 38 * s, skin));
  }
  group.rotation.z = (look.bearingDegrees * Math.PI) / 180;
  return group;
};

const buildWall = (room: RoomLight, look: WallLook, floorZ: number): THREE.Group => {
  const group = new THREE.Group();
  const panel = (width: number, height: number, tone: string, inMm: number) => {
    const mesh = new THREE.Mesh(
      new THREE.PlaneGeometry(width, height).rotateX(Math.PI / 2).rotateZ(-Math.PI / 2),
      solid(room, { color: tone, roughness: 0.9, side: THREE.DoubleSide }),
    );
    mesh.position.x = look.outMm - inMm;
    return mesh;
  };
  const wall = panel(WALL_MM * 3, WALL_MM, look.tone, 0);
  wall.position.z = floorZ + WALL_MM / 2;
  group.add(wall);
  if (look.opening) {
    const { widthMm, heightMm, alongMm, tone } = look.opening;
    const opening = panel(widthMm, heightMm, tone, 12);
    opening.position.y = alongMm;
    opening.position.z = floorZ + 900 + heightMm / 2;
    group.add(opening);
  }
  group.rotation.z = (look.bearingDegrees * Math.PI) / 180;
  return group;
};

/** The walls behind the board. */
export const buildWalls = (room: RoomLight, company: CompanyLook, floorZ: number): THREE.Group => {
  const group = new THREE.Group();
  for (const wall of company.walls) group.add(buildWall(room, wall, floorZ));
  return group;
};

/** The people round the board. */
export const buildPeople = (
  room: RoomLight,
  company: CompanyLook,
  outerHalfMm: number,
  frameMm: number,
): THREE.Group => {
  const group = new THREE.Group();
  for (const each of company.bystanders) group.add(buildBystander(room, each, outerHalfMm, frameMm));
  group.traverse(part => {
    part.castShadow = part.receiveShadow = true;
  });
  return group;
};
