import * as THREE from 'three';

/** Which layer shows what: the picture sees 0 and 2, the counting of visible pixels sees 0 and 1. */
export const LAYER = { everywhere: 0, countedOnly: 1, pictureOnly: 2 } as const;
export const HAND_ID = 255;

const hidden = new THREE.MeshBasicMaterial({ color: 0x000000, side: THREE.DoubleSide });
const marks = new Map<number, THREE.MeshBasicMaterial>();
const markOf = (id: number): THREE.MeshBasicMaterial => {
  const known = marks.get(id);
  if (known) return known;
  const made = new THREE.MeshBasicMaterial({ color: new THREE.Color(id / 255, 0, 0), side: THREE.DoubleSide });
  marks.set(id, made);
  return made;
};

/** Says what a mesh is when pixels are counted; without it a mesh only hides what is behind. */
export const countAs = (object: THREE.Object3D, id: number): void => {
  object.traverse(part => {
    part.userData['countedAs'] = id;
  });
};

/** Draws every mesh in the flat colour of what it is, and reads the picture back: one byte per pixel, top row first. */
export class IdReader {
  private target: THREE.WebGLRenderTarget | undefined;
  private pixels = new Uint8Array(0);

  read(
    renderer: THREE.WebGLRenderer,
    scene: THREE.Scene,
    root: THREE.Object3D,
    inFront: THREE.Object3D | undefined,
    eye: THREE.PerspectiveCamera,
    width: number,
    height: number,
  ): Uint8Array {
    if (this.target?.width !== width || this.target.height !== height) {
      this.target?.dispose();
      this.target = new THREE.WebGLRenderTarget(width, height);
      this.pixels = new Uint8Array(width * height * 4);
    }
    const swapped: [THREE.Mesh, THREE.Material | THREE.Material[]][] = [];
    const siblings = scene.children.filter(child => child !== root && child !== inFront && child.visible);
    for (const child of siblings) child.visible = false;
    const mark = (part: THREE.Object3D) => {
      if (!(part instanceof THREE.Mesh)) return;
      swapped.push([part, part.material]);
      const id = part.userData['countedAs'];
      part.material = typeof id === 'number' ? markOf(id) : hidden;
    };
    root.traverse(mark);
    inFront?.traverse(mark);
    const [shadows, layers] = [renderer.shadowMap.enabled, eye.layers.mask];
    renderer.shadowMap.enabled = false;
    eye.layers.set(LAYER.everywhere);
    eye.layers.enable(LAYER.countedOnly);
    renderer.setRenderTarget(this.target);
    renderer.setClearColor(0x000000, 1);
    renderer.clear();
    renderer.render(scene, eye);
    renderer.readRenderTargetPixels(this.target, 0, 0, width, height, this.pixels);
    eye.layers.mask = layers;
    renderer.shadowMap.enabled = shadows;
    for (const [mesh, material] of swapped) mesh.material = material;
    for (const child of siblings) child.visible = true;
    const ids = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) {
      const from = (height - 1 - y) * width * 4;
      for (let x = 0; x < width; x++) ids[y * width + x] = this.pixels[from + x * 4] ?? 0;
    }
    return ids;
  }

  dispose(): void {
    this.target?.dispose();
  }
}
