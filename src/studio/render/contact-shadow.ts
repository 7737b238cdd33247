import * as THREE from 'three';
import { LAYER } from './ids.ts';
import { pixelCanvas } from './pen.ts';

/** The dark seam under a disc where the room's light does not reach; lamps' shadows are cast properly elsewhere. */
const seamTexture = (): THREE.CanvasTexture => {
  const { canvas, pen } = pixelCanvas(64, 64);
  const seam = pen.createRadialGradient(32, 32, 18, 32, 32, 31);
  seam.addColorStop(0, 'rgba(0, 0, 0, 0.62)');
  seam.addColorStop(0.35, 'rgba(0, 0, 0, 0.4)');
  seam.addColorStop(1, 'rgba(0, 0, 0, 0)');
  pen.fillStyle = seam;
  pen.fillRect(0, 0, 64, 64);
  return new THREE.CanvasTexture(canvas);
};

export class ContactShadows {
  private readonly material = new THREE.MeshBasicMaterial({
    map: seamTexture(),
    transparent: true,
    depthWrite: false,
    color: '#1a0f06',
  });
  private readonly plane = new THREE.PlaneGeometry(2, 2);

  make(radiusMm: number): THREE.Mesh {
    const mesh = new THREE.Mesh(this.plane, this.material);
    mesh.scale.setScalar(radiusMm * 1.42);
    mesh.layers.set(LAYER.pictureOnly);
    return mesh;
  }
}
