import * as THREE from 'three';
import type { ClutterLook, LegsLook } from '../look/room-look.ts';
import { type RoomLight, solid } from './material.ts';

const box = (x: number, y: number, z: number) => new THREE.BoxGeometry(x, y, z).translate(0, 0, z / 2);
const upright = (r: number, R: number, h: number) =>
  new THREE.CylinderGeometry(r, R, h, 20).rotateX(Math.PI / 2).translate(0, 0, h / 2);

type Part = readonly [THREE.BufferGeometry, 'tone' | 'other' | 'dark', number];

const partsOf = (kind: ClutterLook['kind']): readonly Part[] => {
  switch (kind) {
    case 'bottle':
      return [
        [upright(33, 34, 150), 'tone', 0.15],
        [upright(13, 33, 40).translate(0, 0, 150), 'tone', 0.15],
        [upright(14, 14, 22).translate(0, 0, 190), 'other', 0.4],
      ];
    case 'phone':
      return [
        [box(72, 150, 8), 'dark', 0.2],
        [box(67, 142, 0.6).translate(0, 0, 8), 'dark', 0.05],
      ];
    case 'book':
      return [
        [box(150, 215, 22), 'tone', 0.6],
        [box(100, 30, 0.5).translate(0, 60, 22), 'other', 0.7],
        [box(60, 12, 0.5).translate(0, -50, 22), 'other', 0.7],
      ];
    case 'box':
      return [
        [box(130, 90, 60), 'tone', 0.5],
        [box(90, 50, 0.6).translate(0, 0, 60), 'other', 0.5],
      ];
    case 'tin':
      return [
        [upright(28, 28, 120), 'other', 0.35],
        [upright(28.4, 28.4, 60).translate(0, 0, 25), 'tone', 0.4],
        [upright(16, 26, 18).translate(0, 0, 120), 'tone', 0.4],
      ];
    case 'cup':
      return [
        [upright(40, 30, 92), 'tone', 0.3],
        [upright(36, 36, 0.8).translate(0, 0, 92), 'dark', 0.1],
      ];
    case 'paper':
      return [
        [box(148, 210, 0.8), 'other', 0.9],
        [box(110, 4, 0.4).translate(0, 60, 0.8), 'dark', 0.9],
        [box(110, 4, 0.4).translate(0, 30, 0.8), 'dark', 0.9],
      ];
    case 'bag':
      return [[new THREE.SphereGeometry(75, 18, 10).scale(1.2, 0.8, 0.5).translate(0, 0, 30), 'tone', 0.9]];
    case 'keys':
      return [
        [box(55, 9, 3), 'other', 0.3],
        [new THREE.TorusGeometry(14, 2, 6, 16).translate(34, 0, 2), 'other', 0.25],
        [box(30, 40, 8).translate(-20, 22, 0), 'tone', 0.5],
      ];
  }
};

export const buildClutter = (room: RoomLight, look: ClutterLook): THREE.Group => {
  const group = new THREE.Group();
  for (const [geometry, tone, roughness] of partsOf(look.kind)) {
    const color = tone === 'dark' ? '#101113' : look[tone];
    const mesh = new THREE.Mesh(geometry, solid(room, { color, roughness }));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    group.add(mesh);
  }
  group.rotation.z = (look.turnDegrees * Math.PI) / 180;
  group.position.set(look.xMm, look.yMm, 0);
  return group;
};

/** Someone standing or sitting at the board, seen from above: shins, knees and feet. */
export const buildLegs = (room: RoomLight, look: LegsLook, groundZ: number): THREE.Group => {
  const group = new THREE.Group();
  const trousers = solid(room, { color: look.trousers, roughness: 0.9 });
  const feet = solid(room, { color: look.barefoot ? look.skin : look.shoes, roughness: look.barefoot ? 0.6 : 0.5 });
  for (const side of [-1, 1]) {
    const thigh = new THREE.Mesh(new THREE.CapsuleGeometry(72, 380, 6, 14), trousers);
    thigh.rotation.set(0, 0, Math.PI / 2 + side * 0.12);
    thigh.position.set(260, side * 110, Math.max(80, groundZ + 480));
    const shin = new THREE.Mesh(new THREE.CapsuleGeometry(52, Math.max(60, Math.abs(groundZ) * 0.6), 6, 12), trousers);
    shin.rotation.set(Math.PI / 2, 0, 0);
    shin.position.set(60, side * 120, groundZ + 260);
    const foot = new THREE.Group();
    const sole = new THREE.Mesh(new THREE.SphereGeometry(40, 14, 10).scale(2.6, 0.95, 0.6), feet);
    const heel = new THREE.Mesh(new THREE.SphereGeometry(34, 12, 8).translate(72, 0, 8), feet);
    foot.add(sole, heel);
    if (look.barefoot)
      for (let toe = 0; toe < 5; toe++) {
        const thick = toe === 0 ? 15 : 11;
        foot.add(
          new THREE.Mesh(
            new THREE.SphereGeometry(thick, 8, 6).translate(-100 + toe * 5, side * (28 - toe * 14), -8),
            feet,
          ),
        );
      }
    foot.position.set(10, side * 125, groundZ + 26);
    foot.rotation.z = side * 0.2;
    for (const part of groundZ < -200 ? [thigh, shin, foot] : [foot, shin]) {
      part.traverse(mesh => {
        mesh.castShadow = mesh.receiveShadow = true;
      });
      group.add(part);
    }
  }
  const bearing = (look.bearingDegrees * Math.PI) / 180;
  group.rotation.z = bearing;
  group.position.set(look.outMm * Math.cos(bearing) * 1.15, look.outMm * Math.sin(bearing) * 1.15, 0);
  return group;
};
