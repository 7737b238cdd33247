import * as THREE from 'three';
import { bothParts, type Hull, type Laid, type MovedPart, movedHulls } from './moved.ts';

interface Plate {
  readonly target: THREE.WebGLRenderTarget;
  laid: Laid | undefined;
}

/** How a plate is drawn on. Nothing can be drawn where it is shut: something seems to lie right before the eye there. */
export interface Drawing {
  readonly shut: (target: THREE.WebGLRenderTarget) => void;
  readonly open: (target: THREE.WebGLRenderTarget) => void;
  readonly draw: (target: THREE.WebGLRenderTarget) => void;
}

/**
 * The sub-frames of a picture, kept until the next one: what stands still in front of a camera that stands still is drawn
 * once, and only where something moved, or its shadow, is it drawn again. The picture is the same to the bit.
 */
export class Plates {
  readonly sum: THREE.WebGLRenderTarget;
  readonly plates: readonly Plate[];
  private readonly keeps: boolean;
  private scene = '';
  private fresh: MovedPart | undefined;

  constructor(width: number, height: number, count: number, samples: number) {
    // A graphics card that looks at several corners of a pixel throws them away after every drawing.
    this.keeps = samples === 0;
    this.sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false });
    this.plates = Array.from({ length: count }, () => ({
      target: new THREE.WebGLRenderTarget(width, height, { samples }),
      laid: undefined,
    }));
  }

  /** `scene` says everything about camera, light and room: when it differs, nothing drawn before is of use. */
  begin(scene: string): void {
    if (!this.keeps || scene !== this.scene) for (const plate of this.plates) plate.laid = undefined;
    this.scene = scene;
    this.fresh = undefined;
  }

  /** Draws one sub-frame, as far as it differs from what its plate shows. */
  draw(index: number, laid: Laid, partOf: (hull: Hull) => MovedPart | undefined, drawing: Drawing): void {
    const plate = this.plates[index];
    if (!plate) throw new Error(`there is no plate ${index}`);
    const { width, height } = this.sum;
    const parts = plate.laid
      ? movedHulls(plate.laid, laid).flatMap(hull => partOf(hull) ?? [])
      : [{ x: 0, y: 0, width, height }];
    plate.laid = laid;
    const all = parts.reduce<MovedPart | undefined>(bothParts, undefined);
    if (!all) return;
    limit(plate.target, all);
    drawing.shut(plate.target);
    for (const part of parts) {
      limit(plate.target, part);
      drawing.open(plate.target);
    }
    limit(plate.target, all);
    drawing.draw(plate.target);
    this.fresh = bothParts(this.fresh, all);
  }

  /** Adds up what was drawn, where anything was. */
  develop(add: (sum: THREE.WebGLRenderTarget, plates: readonly THREE.WebGLRenderTarget[]) => void): void {
    if (!this.fresh) return;
    limit(this.sum, this.fresh);
    add(
      this.sum,
      this.plates.map(({ target }) => target),
    );
  }

  dispose(): void {
    this.sum.dispose();
    for (const { target } of this.plates) target.dispose();
  }
}

const limit = (target: THREE.WebGLRenderTarget, { x, y, width, height }: MovedPart): void => {
  target.scissorTest = true;
  target.scissor.set(x, y, width, height);
};
