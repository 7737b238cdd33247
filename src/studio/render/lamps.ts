import * as THREE from 'three';
import type { LampLook, LightLook } from '../look/light-look.ts';

const LAMPS = 2;
const UNLIT: LampLook = { at: { xMm: 0, yMm: 0, zMm: 2000 }, radiusMm: 0, tone: '#ffffff', share: 0, coneDegrees: 45 };

interface Lit {
  readonly light: THREE.SpotLight;
  readonly look: LampLook;
  readonly candela: number;
}

/** The lamps of a look. Shadows are soft because the lamp stands elsewhere on its glowing face in every sub-frame. */
export class Lamps {
  readonly group = new THREE.Group();
  private readonly lit: readonly Lit[];

  constructor(look: LightLook, boardHalfMm: number, shadowPx: number) {
    // Always the same number of lamps: another number means other shaders, and they take seconds to compile.
    const lamps = [...look.lamps, ...Array.from({ length: LAMPS }, () => UNLIT)].slice(0, LAMPS);
    this.lit = lamps.map(lamp => {
      const distance = Math.hypot(lamp.at.xMm, lamp.at.yMm, lamp.at.zMm);
      const incidence = Math.max(0.25, lamp.at.zMm / distance);
      const angle = lamp.coneDegrees === null ? 1.25 : (lamp.coneDegrees * Math.PI) / 180;
      const light = new THREE.SpotLight(lamp.tone, 0, 0, angle, lamp.coneDegrees === null ? 0.6 : 0.75, 2);
      light.castShadow = true;
      light.shadow.mapSize.set(shadowPx, shadowPx);
      light.shadow.camera.near = Math.max(50, distance - boardHalfMm * 2.2);
      light.shadow.camera.far = distance + boardHalfMm * 3;
      // The shadow map looks at the board only; what lies beyond is lit without shadow.
      const wanted = Math.atan((boardHalfMm * 1.75) / distance);
      light.shadow.focus = Math.min(1, wanted / angle);
      light.shadow.bias = -0.0006;
      light.shadow.normalBias = 0.8;
      light.shadow.radius = 1.6;
      // A lamp that does not shine needs a shadow map (the shader has a place for it), but not a new one every time.
      light.shadow.autoUpdate = lamp.share > 0;
      light.shadow.needsUpdate = true;
      this.group.add(light, light.target);
      return { light, look: lamp, candela: (lamp.share * Math.PI * distance ** 2) / incidence };
    });
    if (look.bars > 0) this.addBars(look);
  }

  /** Moves every lamp to a point of its face (u, v within −1 … 1) and sets its brightness. */
  sample(u: number, v: number, factor: number): void {
    for (const { light, look, candela } of this.lit) {
      const from = new THREE.Vector3(look.at.xMm, look.at.yMm, look.at.zMm);
      const side = new THREE.Vector3(0, 0, 1).cross(from).normalize();
      if (side.lengthSq() < 0.5) side.set(1, 0, 0);
      const up = from.clone().normalize().cross(side);
      light.position
        .copy(from)
        .addScaledVector(side, u * look.radiusMm)
        .addScaledVector(up, v * look.radiusMm);
      light.intensity = candela * factor;
    }
  }

  /** Where those that shine stand now. */
  places(): readonly THREE.Vector3[] {
    return this.lit.filter(({ look }) => look.share > 0).map(({ light }) => light.position);
  }

  private addBars(look: LightLook): void {
    const lamp = look.lamps[0];
    if (!lamp) return;
    const unseen = new THREE.MeshBasicMaterial({ colorWrite: false, depthWrite: false });
    const bars = new THREE.Group();
    for (let i = 0; i < look.bars; i++) {
      const bar = new THREE.Mesh(new THREE.BoxGeometry(1600, 42, 20), unseen);
      bar.position.set(0, (i - look.bars / 2) * 150, 0);
      bar.castShadow = true;
      bars.add(bar);
    }
    bars.position.set(lamp.at.xMm * 0.42, lamp.at.yMm * 0.42, lamp.at.zMm * 0.42);
    bars.rotation.z = look.barsTurn;
    this.group.add(bars);
  }

  dispose(): void {
    for (const { light } of this.lit) light.dispose();
  }
}
