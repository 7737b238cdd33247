import * as THREE from 'three';
import { markingsOf, POCKETS, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { PocketLook } from '../look/frame-look.ts';
import { type RoomLight, solid } from './material.ts';
import { pixelCanvas, textureOf } from './pen.ts';

const netTexture = (look: PocketLook): THREE.CanvasTexture => {
  const { canvas, pen } = pixelCanvas(128, 128);
  pen.fillStyle = look.back;
  pen.fillRect(0, 0, 128, 128);
  pen.strokeStyle = look.tone;
  pen.lineWidth = 6;
  for (let i = -128; i <= 256; i += 21.34) {
    pen.beginPath();
    pen.moveTo(i, 0);
    pen.lineTo(i + 128, 128);
    pen.moveTo(i + 128, 0);
    pen.lineTo(i, 128);
    pen.stroke();
  }
  const texture = textureOf(canvas, true);
  texture.repeat.set(3, 1);
  return texture;
};

const bowl = (radius: number, depth: number, style: PocketLook['style']): THREE.BufferGeometry => {
  const flat = style === 'tray' || style === 'plate';
  const profile = flat
    ? [
        [radius + 3, 0],
        [radius + 3, -depth],
        [0, -depth],
      ]
    : [
        [radius, 0],
        [radius * 1.04, -depth * 0.4],
        [radius * 0.85, -depth * 0.75],
        [radius * 0.5, -depth * 0.95],
        [0, -depth],
      ];
  return new THREE.LatheGeometry(
    profile.map(([x, y]) => new THREE.Vector2(x, y)),
    24,
  ).rotateX(Math.PI / 2);
};

/** Four holes through the wood, each with what hangs or lies under it. */
export const buildPockets = (room: RoomLight, kind: SurfaceKind, look: PocketLook): THREE.Group => {
  const { pocketRadiusMm: radius } = markingsOf(kind);
  const group = new THREE.Group();
  const wall = new THREE.CylinderGeometry(radius, radius, 14, 28, 1, true).rotateX(Math.PI / 2).translate(0, 0, -7);
  const wallMaterial = solid(room, { color: look.rim ?? '#8d6a45', roughness: 0.8, side: THREE.DoubleSide });
  const depth = look.style === 'plate' ? 15 : look.depthMm;
  const below = bowl(radius, depth, look.style).translate(0, 0, -12);
  const tone = look.style === 'hole' ? look.back : look.tone;
  const belowMaterial = solid(room, { roughness: 0.9, side: THREE.DoubleSide });
  if (look.style === 'net') belowMaterial.map = netTexture(look);
  else belowMaterial.color.set(tone);
  const rimShape = look.rim ? new THREE.TorusGeometry(radius + 0.6, 1.5, 6, 32) : undefined;
  for (const pocket of POCKETS) {
    const { xMm, yMm } = pocketCentre(kind, pocket);
    const at = new THREE.Group();
    at.position.set(xMm, yMm, 0);
    const hanging = new THREE.Mesh(below, belowMaterial);
    hanging.castShadow = true;
    hanging.receiveShadow = true;
    const hole = new THREE.Mesh(wall, wallMaterial);
    hole.receiveShadow = true;
    at.add(hole, hanging);
    if (rimShape) at.add(new THREE.Mesh(rimShape, wallMaterial));
    group.add(at);
  }
  return group;
};
