import * as THREE from 'three';
import { type Camera, overscanOf, type PictureSize } from '../camera.ts';
import type { SensorLook } from '../look/camera-look.ts';
import type { SubFrame } from '../shutter.ts';
import { ADD, DEVELOP, GLOW, QUAD } from './glsl-film.ts';
import { grainTexture } from './grain.ts';
import { Plates } from './plates.ts';

const quadMaterial = (
  fragmentShader: string,
  uniforms: Readonly<Record<string, THREE.IUniform>>,
  adds: boolean,
): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    vertexShader: QUAD,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    ...(adds
      ? {
          blending: THREE.CustomBlending,
          blendSrc: THREE.OneFactor,
          blendDst: THREE.OneFactor,
          blendEquation: THREE.AddEquation,
        }
      : { blending: THREE.NoBlending }),
  });

export interface Exposure {
  readonly gain: number;
  readonly red: number;
  readonly blue: number;
  readonly grainSeed: number;
}

/** Gathers sub-frames as light, then develops them as a webcam would: lens, sensor, tone curve, noise. */
export class RenderedFilm {
  /** What is drawn: larger than the picture, because a bent lens shows more than a straight one. */
  readonly width: number;
  readonly height: number;
  readonly overscan: readonly [number, number];
  private readonly samples: number;
  private readonly sets = new Map<number, Plates>();
  private readonly glow: THREE.WebGLRenderTarget;
  private readonly grain = grainTexture();
  private readonly spread = quadMaterial(GLOW, { uSum: { value: null }, uStep: { value: new THREE.Vector2() } }, false);
  private readonly add = quadMaterial(
    ADD,
    { uFrame: { value: null }, uAt: { value: 0 }, uHalf: { value: 1 }, uReadout: { value: 0 }, uStep: { value: 1 } },
    true,
  );
  private readonly develop: THREE.ShaderMaterial;
  private readonly quad: THREE.Mesh;
  private readonly eye = new THREE.Camera();
  private readonly renderer: THREE.WebGLRenderer;

  constructor(renderer: THREE.WebGLRenderer, camera: Camera, samples: number) {
    this.renderer = renderer;
    const { widthPx, heightPx } = camera.size;
    const over = overscanOf(camera);
    const [w, h] = [Math.ceil(widthPx * over), Math.ceil(heightPx * over)];
    this.overscan = [w / widthPx, h / heightPx];
    this.width = w;
    this.height = h;
    this.samples = samples;
    const [gw, gh] = [Math.ceil(w / 16), Math.ceil(h / 16)];
    this.glow = new THREE.WebGLRenderTarget(gw, gh, { type: THREE.FloatType, depthBuffer: false });
    this.develop = quadMaterial(
      DEVELOP,
      Object.fromEntries(
        [
          'uSum',
          'uGlow',
          'uGrain',
          'uSize',
          'uOver',
          'uFocal',
          'uK',
          'uGain',
          'uContrast',
          'uSaturation',
          'uNoise',
          'uBlotch',
          'uSharpen',
          'uSoften',
          'uVignette',
          'uBloom',
          'uFringe',
          'uSeed',
          'uMono',
        ].map(name => [name, { value: null as unknown }]),
      ),
      false,
    );
    this.quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.add);
    this.quad.frustumCulled = false;
  }

  /** The plates for pictures of so many sub-frames; moving (with a shutter) and still ones have their own. */
  plates(count: number, moving: boolean): Plates {
    const key = moving ? -count : count;
    const known = this.sets.get(key);
    if (known) return known;
    const made = new Plates(this.width, this.height, count, this.samples);
    this.sets.set(key, made);
    return made;
  }

  /** Adds up the plates, each for the rows that are exposed at its moment. */
  expose(plates: Plates, subs: readonly SubFrame[], frameMs: number, sensor: SensorLook, stepMs: number): void {
    const moving = stepMs > 0;
    plates.develop((sum, targets) => {
      this.renderer.setRenderTarget(sum);
      this.renderer.setClearColor(0x000000, 0);
      this.renderer.clear();
      for (const [i, sub] of subs.entries()) {
        this.set(this.add, {
          uFrame: targets[i]?.texture,
          uAt: sub.atMs - frameMs,
          uHalf: moving ? Math.max(sensor.exposureMs / 2, stepMs / 2) : 1e6,
          uReadout: moving ? sensor.readoutMs : 0,
          uStep: moving ? stepMs : 1,
        });
        this.draw(this.add, sum);
      }
    });
  }

  finish({ sum }: Plates, camera: Camera, sensor: SensorLook, exposure: Exposure): void {
    const { size, lens } = camera;
    this.set(this.spread, {
      uSum: sum.texture,
      uStep: new THREE.Vector2(1 / this.glow.width, 1 / this.glow.height),
    });
    this.draw(this.spread, this.glow);
    this.set(this.develop, {
      uGlow: this.glow.texture,
      uGrain: this.grain,
      uSum: sum.texture,
      uSize: new THREE.Vector2(size.widthPx, size.heightPx),
      uOver: new THREE.Vector2(...this.overscan),
      uFocal: lens.focalPx,
      uK: new THREE.Vector2(lens.k1, lens.k2),
      uGain: new THREE.Vector3(exposure.gain * exposure.red, exposure.gain, exposure.gain * exposure.blue),
      uContrast: sensor.contrast,
      uSaturation: sensor.saturation,
      uNoise: sensor.noise,
      uBlotch: sensor.blotchNoise,
      uSharpen: sensor.sharpen,
      uSoften: sensor.soften,
      uVignette: sensor.vignette,
      uBloom: sensor.bloom,
      uFringe: sensor.fringe,
      uSeed: exposure.grainSeed % 10007,
      uMono: sensor.monochrome ? 1 : 0,
    });
    this.draw(this.develop, null);
  }

  fits(size: PictureSize, camera: Camera): boolean {
    const over = overscanOf(camera);
    return this.width === Math.ceil(size.widthPx * over) && this.height === Math.ceil(size.heightPx * over);
  }

  dispose(): void {
    for (const plates of this.sets.values()) plates.dispose();
    this.glow.dispose();
    this.grain.dispose();
    this.quad.geometry.dispose();
  }

  private set(material: THREE.ShaderMaterial, values: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(values)) {
      const uniform = material.uniforms[name];
      if (uniform) uniform.value = value;
    }
  }

  private draw(material: THREE.ShaderMaterial, into: THREE.WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(into);
    this.renderer.render(this.quad, this.eye);
  }
}
