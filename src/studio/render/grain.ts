import * as THREE from 'three';
import { dice } from '../dice.ts';

/** A tile of sensor noise, bell-shaped in every channel, always the same: frames differ by where it is laid. */
export const grainTexture = (): THREE.DataTexture => {
  const d = dice(1, 'grain');
  const data = new Uint8Array(256 * 256 * 4).map(() => Math.min(255, Math.max(0, 127.5 + d.bell() * 85)));
  const texture = new THREE.DataTexture(data, 256, 256);
  texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  texture.magFilter = texture.minFilter = THREE.LinearFilter;
  texture.needsUpdate = true;
  return texture;
};
