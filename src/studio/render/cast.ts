import * as THREE from 'three';
import type { Look } from '../look/look.ts';
import type { Moment } from '../moment.ts';
import { ContactShadows } from './contact-shadow.ts';
import { topFace } from './disc-shape.ts';
import { type DiscMaker, discSize, layDisc } from './discs.ts';
import { Hand } from './hand.ts';
import { wrapHand } from './hand-skin.ts';
import { countAs, HAND_ID, LAYER } from './ids.ts';
import type { RoomLight } from './material.ts';
import { boxRound, type Laid, type Lain } from './moved.ts';

/** A disc with the seam of shadow round it, however it leans, in its radius. */
const DISC_REACH = 1.9;

interface Actor {
  readonly body: THREE.Object3D;
  readonly seam: THREE.Mesh;
  readonly countedAs: number;
}

/** Everything that moves: one mesh per disc and hand that was ever asked for, shown where the moment says. */
export class Cast {
  readonly group = new THREE.Group();
  private readonly actors = new Map<string, Actor>();
  private readonly hands = new Map<string, Hand>();
  private readonly seams = new ContactShadows();
  private readonly flesh = wrapHand();
  private readonly room: RoomLight;
  private look: Look | undefined;
  private maker: DiscMaker | undefined;

  constructor(room: RoomLight) {
    this.room = room;
  }

  /** A new table or new people: the old meshes go. */
  engage(look: Look, maker: DiscMaker): void {
    const newTable = this.maker !== maker;
    for (const hand of this.hands.values()) {
      this.group.remove(hand.group);
      hand.dispose();
    }
    this.hands.clear();
    if (newTable) {
      for (const { body, seam } of this.actors.values()) this.group.remove(body, seam);
      this.actors.clear();
    }
    this.look = look;
    this.maker = maker;
  }

  /** The number under which a disc's pixels are counted. */
  countedAs(id: number, kind: string): number {
    return this.actors.get(`${kind}${id}`)?.countedAs ?? 0;
  }

  /** Shows a moment, and says how each thing lies in it. */
  play(moment: Moment): Laid {
    const { look } = this;
    const laid = new Map<string, Lain>();
    if (!look) return laid;
    this.group.updateWorldMatrix(true, false);
    for (const { body, seam } of this.actors.values()) body.visible = seam.visible = false;
    for (const pose of moment.discs) {
      const actor = this.actor(pose.id, pose.kind);
      layDisc(actor.body, pose);
      actor.body.visible = true;
      actor.seam.position.set(pose.xMm, pose.yMm, 0.25);
      actor.seam.visible = Math.abs(pose.zMm) < 1.5 && this.onSurface(pose.xMm, pose.yMm);
      const at = this.group.localToWorld(actor.body.position.clone());
      const hulls = [boxRound([at], discSize(look, pose.kind).radiusMm * DISC_REACH)];
      laid.set(`${pose.kind}${pose.id}`, { pose: JSON.stringify(pose), hulls });
    }
    for (const hand of this.hands.values()) hand.group.visible = false;
    for (const pose of moment.hands) {
      const key = `${pose.id}${pose.seat}`;
      const hand = this.hands.get(key) ?? new Hand(this.room, this.flesh, look.people[pose.seat]);
      if (!this.hands.has(key)) {
        countAs(hand.group, HAND_ID);
        this.hands.set(key, hand);
        this.group.add(hand.group);
      }
      hand.group.visible = true;
      hand.pose(pose);
      laid.set(`hand ${key}`, { pose: JSON.stringify(pose), hulls: hand.hulls() });
    }
    return laid;
  }

  private onSurface(xMm: number, yMm: number): boolean {
    const half = (this.look?.kind.sideMm ?? 0) / 2;
    return Math.abs(xMm) < half && Math.abs(yMm) < half;
  }

  private actor(id: number, kind: 'white' | 'black' | 'queen' | 'striker'): Actor {
    const key = `${kind}${id}`;
    const known = this.actors.get(key);
    const { look, maker } = this;
    if (known) return known;
    if (!look || !maker) throw new Error('nobody engaged this cast');
    const { radiusMm, thicknessMm } = discSize(look, kind);
    const body = maker.make(kind, id);
    const countedAs = 1 + (this.actors.size % 250);
    const top = new THREE.Mesh(topFace(radiusMm, thicknessMm + 0.2));
    top.layers.set(LAYER.countedOnly);
    top.userData['countedAs'] = countedAs;
    body.add(top);
    const seam = this.seams.make(radiusMm);
    this.group.add(body, seam);
    const actor = { body, seam, countedAs };
    this.actors.set(key, actor);
    return actor;
  }
}
