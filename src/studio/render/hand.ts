import * as THREE from 'three';
import type { PersonLook } from '../look/people-look.ts';
import type { HandPose, InRoom } from '../moment.ts';
import { type Arm, buildArm } from './arm.ts';
import { bendsOf, FINGERS, type FingerShape, workingFinger } from './hand-bones.ts';
import { fingerDirection } from './hand-skin.ts';
import { type RoomLight, solid } from './material.ts';
import { boxRound, type Hull } from './moved.ts';

const RAD = Math.PI / 180;
const vector = ({ xMm, yMm, zMm }: InRoom) => new THREE.Vector3(xMm, yMm, zMm);

/** Where the last bone of a finger ends, as that bone sees it. */
const tipOf = (finger: FingerShape | undefined): THREE.Vector3 =>
  finger
    ? fingerDirection(finger).multiplyScalar(finger.bonesMm[2] + finger.radiiMm[3] * 0.6)
    : new THREE.Vector3(0, 180, 0);
/** Outermost points of the palm's own bones, and how thick the flesh is on any bone at most, with some to spare. */
const PALM = [
  [-26, -26, 0],
  [30, -26, 0],
  [-26, 88, 0],
  [30, 88, 0],
] as const;
const FLESH_MM = 26;

/** One hand with forearm and sleeve. The skeleton bends by gesture; then the whole hand goes where the fingertip works. */
export class Hand {
  readonly group = new THREE.Group();
  private readonly mesh: THREE.SkinnedMesh;
  private readonly fingers: readonly (readonly THREE.Bone[])[];
  private readonly holder = new THREE.Group();
  private readonly arm: Arm;
  private readonly person: PersonLook;

  constructor(room: RoomLight, geometry: THREE.BufferGeometry, person: PersonLook) {
    this.person = person;
    const palm = new THREE.Bone();
    this.fingers = FINGERS.map(finger => {
      const way = fingerDirection(finger);
      const bones = finger.bonesMm.map(() => new THREE.Bone());
      bones[0]?.position.set(...finger.root);
      for (let i = 1; i < 3; i++) bones[i]?.position.copy(way).multiplyScalar(finger.bonesMm[i - 1] ?? 0);
      palm.add(bones[0] ?? palm);
      for (let i = 1; i < 3; i++) bones[i - 1]?.add(bones[i] ?? palm);
      return bones;
    });
    this.mesh = new THREE.SkinnedMesh(geometry, skinMaterial(room, person));
    this.mesh.add(palm);
    this.mesh.bind(new THREE.Skeleton([palm, ...this.fingers.flat()]));
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.mesh.frustumCulled = false;
    this.holder.add(this.mesh);
    this.addRing(room, person);
    this.arm = buildArm(room, person);
    this.group.add(this.holder, this.arm.group);
  }

  pose(pose: HandPose): void {
    const bends = bendsOf(pose.gesture, pose.open);
    for (const [f, bones] of this.fingers.entries()) {
      const finger = FINGERS[f];
      const bend = bends[f];
      if (!finger || !bend) continue;
      const way = fingerDirection(finger);
      // Fingers bend about the axis across them; the thumb's points half towards the palm.
      const across = new THREE.Vector3(0, 0, 1).cross(way).normalize().negate();
      if (f === 0) across.applyAxisAngle(way, -0.7);
      for (const [i, bone] of bones.entries()) {
        bone.quaternion.setFromAxisAngle(across, -(bend.bend[i] ?? 0) * RAD);
        if (i === 0)
          bone.quaternion.premultiply(
            new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 0, 1), -bend.swing * RAD),
          );
      }
    }
    this.place(pose);
  }

  /** What holds hand, arm and sleeve as they are posed. */
  hulls(): readonly Hull[] {
    const palm = this.mesh.skeleton.bones[0];
    const flesh = [
      ...PALM.map(point => palm?.localToWorld(new THREE.Vector3(...point)) ?? new THREE.Vector3()),
      ...this.fingers.flatMap((bones, f) => [
        ...bones.map(bone => bone.getWorldPosition(new THREE.Vector3())),
        ...bones.slice(2).map(last => last.localToWorld(tipOf(FINGERS[f]))),
      ]),
    ];
    return [boxRound(flesh, FLESH_MM * this.person.size), ...this.arm.hulls()];
  }

  dispose(): void {
    this.arm.dispose();
  }

  /** Turns, scales and shifts the hand so that wrist and working fingertip are where the pose wants them. */
  private place(pose: HandPose): void {
    this.holder.position.set(0, 0, 0);
    this.holder.quaternion.identity();
    this.holder.scale.setScalar(1);
    this.mesh.scale.set(pose.right ? 1 : -1, 1, 1);
    this.holder.updateMatrixWorld(true);
    const tip = this.localTip(workingFinger(pose.gesture));
    const wanted = vector(pose.fingertip);
    const wrist = vector(pose.wrist);
    const reach = new THREE.Vector3().subVectors(wanted, wrist);
    const scale = Math.min(this.person.size * 1.08, Math.max(this.person.size * 0.92, reach.length() / tip.length()));
    // First level the hand: turn about z so that the tip points the right way, then pitch about the axis across.
    const heading = Math.atan2(reach.y, reach.x) - Math.atan2(tip.y, tip.x);
    const turn = new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 0, 1), heading);
    const turned = tip.clone().applyQuaternion(turn);
    const pitch = new THREE.Quaternion().setFromUnitVectors(turned.clone().normalize(), reach.clone().normalize());
    this.holder.quaternion.copy(pitch.multiply(turn));
    this.holder.scale.setScalar(scale);
    const placedTip = tip.multiplyScalar(scale).applyQuaternion(this.holder.quaternion);
    this.holder.position.copy(wanted).sub(placedTip);
    this.arm.reach(this.holder.position, vector(pose.elbow), this.holder.quaternion);
    this.group.updateMatrixWorld(true);
  }

  private localTip(finger: number): THREE.Vector3 {
    const shape = FINGERS[finger];
    const last = this.fingers[finger]?.[2];
    if (!shape || !last) return new THREE.Vector3(0, 180, 0);
    const parent = this.group.parent;
    parent?.remove(this.group);
    this.group.updateMatrixWorld(true);
    const tip = last.localToWorld(tipOf(shape));
    parent?.add(this.group);
    return tip;
  }

  private addRing(room: RoomLight, person: PersonLook): void {
    if (!person.ring) return;
    const ring = new THREE.Mesh(
      new THREE.TorusGeometry(10, 1.6, 8, 20),
      solid(room, { color: person.ring, metalness: 0.9, roughness: 0.25 }),
    );
    const finger = FINGERS[3];
    if (!finger) return;
    ring.position.copy(fingerDirection(finger)).multiplyScalar(20);
    ring.rotation.x = Math.PI / 2;
    this.fingers[3]?.[0]?.add(ring);
  }
}

/** Skin: warm where the light turns away, as blood shows through; nails paler and smoother. */
const skinMaterial = (room: RoomLight, person: PersonLook): THREE.MeshStandardMaterial => {
  const nail = new THREE.Color(person.nails ?? person.skin);
  if (!person.nails) nail.lerp(new THREE.Color('#f3d9cf'), 0.16);
  return solid(
    room,
    { color: person.skin, roughness: 0.58, vertexColors: true },
    {
      key: 'skin',
      uniforms: { uNail: { value: nail } },
      vertex: {
        common: '#include <common>\nattribute float nail;\nvarying float vNail;\nvarying vec3 vHere;',
        begin_vertex: '#include <begin_vertex>\nvNail = nail;\nvHere = position;',
      },
      fragment: {
        color_pars_fragment:
          '#include <color_pars_fragment>\nuniform vec3 uNail;\nvarying float vNail;\nvarying vec3 vHere;',
        color_fragment: `#include <color_fragment>
        float crease = sin(vHere.y * 0.9 + sin(vHere.x * 0.6) * 2.0) * sin(vHere.x * 1.3 + vHere.y * 0.31);
        diffuseColor.rgb *= 0.97 + 0.05 * crease;
        diffuseColor.rgb = mix(diffuseColor.rgb, uNail, smoothstep(0.5, 0.9, vNail));`,
        aomap_fragment: `float turned = 1.0 - saturate(dot(normal, toEye));
        reflectedLight.directDiffuse *= mix(vec3(1.0), vec3(1.14, 0.93, 0.86), turned * 0.8);
        reflectedLight.indirectDiffuse *= mix(vec3(1.0), vec3(1.15, 0.92, 0.85), turned * 0.8);`,
      },
    },
  );
};
