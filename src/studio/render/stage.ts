import * as THREE from 'three';
import { type Camera, hangCamera, knocked, type PictureSize } from '../camera.ts';
import { weatherAt } from '../drift.ts';
import type { Look } from '../look/look.ts';
import { subFrames } from '../shutter.ts';
import {
  type DiscTruth,
  ellipseOf,
  type FrameTruth,
  posesAsExposed,
  rounded,
  type ViewTruth,
  viewTruth,
} from '../truth-pixels.ts';
import { Cast } from './cast.ts';
import { buildPeople, buildWalls } from './company.ts';
import { discSize } from './discs.ts';
import { setEye } from './eye.ts';
import { RenderedFilm } from './film.ts';
import { handMask } from './hand-mask.ts';
import { countAs, HAND_ID, IdReader, LAYER } from './ids.ts';
import { Lamps } from './lamps.ts';
import { darkRoom, setRoomLight } from './material.ts';
import { partOf } from './moved.ts';
import type { Drawing } from './plates.ts';
import { movingSubFrames, type Quality } from './quality.ts';
import { buildRoom, groundsOf, ON_FRAME } from './room.ts';
import { isMoving, longestWayMm, type Shown } from './shown.ts';
import { buildTable, disposeTree, type RenderedTable } from './table.ts';

/** The studio with its camera: builds a look, shows a moment, takes the picture and says what is true about it. */
export class RenderStage {
  private readonly renderer: THREE.WebGLRenderer;
  private readonly scene = new THREE.Scene();
  private readonly boardGroup = new THREE.Group();
  private readonly eye = new THREE.PerspectiveCamera();
  private readonly roomLight = darkRoom();
  private readonly cast = new Cast(this.roomLight);
  private readonly ids = new IdReader();
  private readonly quality: Quality;
  private look: Look | undefined;
  private table: RenderedTable | undefined;
  private room: THREE.Group | undefined;
  private people: THREE.Group | undefined;
  private walls: THREE.Group | undefined;
  private lamps: Lamps | undefined;
  private camera: Camera | undefined;
  private film: RenderedFilm | undefined;

  constructor(canvas: HTMLCanvasElement, quality: Quality) {
    this.quality = quality;
    this.renderer = new THREE.WebGLRenderer({
      canvas,
      antialias: false,
      preserveDrawingBuffer: true,
      powerPreference: 'high-performance',
    });
    this.renderer.toneMapping = THREE.NoToneMapping;
    this.renderer.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.renderer.autoClear = false;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.eye.layers.enable(LAYER.pictureOnly);
    this.boardGroup.add(this.cast.group);
    this.scene.add(this.boardGroup);
  }

  /** Builds what differs from the look shown before. */
  dress(look: Look, size: PictureSize): void {
    const before = this.look;
    if (before?.seed !== look.seed || before.kind.sideMm !== look.kind.sideMm || !this.table) {
      if (this.table) this.boardGroup.remove(this.table.group);
      this.table?.dispose();
      this.table = buildTable(this.renderer, this.roomLight, look, this.quality.texturePx);
      this.boardGroup.add(this.table.group);
    }
    if (before?.sceneSeed !== look.sceneSeed || before.seed !== look.seed || !this.room || !this.lamps) {
      if (this.room) this.scene.remove(this.room);
      if (this.lamps) this.scene.remove(this.lamps.group);
      if (this.room) disposeTree(this.room);
      this.lamps?.dispose();
      this.room = buildRoom(this.renderer, this.roomLight, look, this.table.discs, this.quality.groundPx);
      this.lamps = new Lamps(look.light, look.kind.sideMm / 2 + look.frame.widthMm, this.quality.shadowPx);
      this.scene.add(this.room, this.lamps.group);
    }
    this.seat(look);
    this.cast.engage(look, this.table.discs);
    this.look = look;
    this.camera = hangCamera(look.camera, look.kind, look.frame.widthMm, size);
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(size.widthPx, size.heightPx, false);
    if (!this.film?.fits(size, this.camera)) {
      this.film?.dispose();
      this.film = new RenderedFilm(this.renderer, this.camera, this.quality.samples);
    }
  }

  /** People and walls change with every camera: they are few and plain. */
  private seat(look: Look): void {
    for (const part of [this.people, this.walls]) {
      if (!part) continue;
      this.scene.remove(part);
      disposeTree(part);
    }
    this.people = this.walls = undefined;
    if (!look.company) return;
    this.people = buildPeople(
      this.roomLight,
      look.company,
      look.kind.sideMm / 2 + look.frame.widthMm,
      look.frame.heightMm,
    );
    countAs(this.people, HAND_ID);
    this.walls = buildWalls(this.roomLight, look.company, groundsOf(look).floorMm);
    this.scene.add(this.people, this.walls);
  }

  /** Takes one picture into the canvas. */
  take(shown: Shown, wantsTruth: boolean): { readonly truth: FrameTruth; readonly view: ViewTruth } | undefined {
    const { look, camera, film, lamps } = this;
    if (!look || !camera || !film || !lamps) throw new Error('the stage is not dressed');
    const weather = weatherAt(look, shown.disturbances, shown.atMs);
    const hung = knocked(camera, weather.cameraShift, weather.cameraTurnDegrees);
    this.boardGroup.position.set(weather.boardXMm, weather.boardYMm, 0);
    this.boardGroup.visible = shown.board;
    const onFrame = this.room?.getObjectByName(ON_FRAME);
    if (onFrame) onFrame.visible = shown.board;
    const wayMm = longestWayMm(shown, look.sensor.exposureMs + look.sensor.readoutMs);
    const moving = isMoving(wayMm);
    const count = moving ? movingSubFrames(this.quality, wayMm) : this.quality.stillSubFrames;
    const subs = subFrames(shown.atMs, look.sensor, count, moving && count > 1);
    const stepMs = moving && count > 1 ? (look.sensor.exposureMs + look.sensor.readoutMs) / count : 0;
    setRoomLight(this.roomLight, look.light, Math.sqrt(weather.lightFactor));
    const plates = film.plates(count, moving && count > 1);
    plates.begin(
      JSON.stringify([
        look.seed,
        look.sceneSeed,
        look.kind,
        look.camera,
        look.sensor,
        shown.board,
        weather.lightFactor,
        weather.cameraShift,
        weather.cameraTurnDegrees,
        weather.boardXMm,
        weather.boardYMm,
      ]),
    );
    for (const [i, sub] of subs.entries()) {
      const laid = shown.board ? this.cast.play(shown.momentAt(sub.atMs)) : new Map();
      lamps.sample(count > 1 ? sub.lamp[0] : 0, count > 1 ? sub.lamp[1] : 0, weather.lightFactor);
      setEye(this.eye, hung, film.overscan, sub.pixel, count > 1 ? sub.lens : [0, 0]);
      const grounds = groundsOf(look);
      plates.draw(i, laid, hull => partOf(hull, lamps.places(), grounds, this.eye, film), this.drawing);
    }
    film.expose(plates, subs, shown.atMs, look.sensor, stepMs);
    film.finish(plates, hung, look.sensor, {
      gain: weather.gain,
      red: weather.red,
      blue: weather.blue,
      grainSeed: look.sceneSeed * 7 + shown.frame * 131,
    });
    if (!wantsTruth) return undefined;
    const onBoard: Camera = {
      ...hung,
      eye: { ...hung.eye, xMm: hung.eye.xMm - weather.boardXMm, yMm: hung.eye.yMm - weather.boardYMm },
    };
    return { truth: this.truth(shown, look, hung, onBoard, film, moving), view: viewTruth(onBoard, look.kind) };
  }

  /** Gives back the graphics memory. */
  dispose(): void {
    this.table?.dispose();
    if (this.room) disposeTree(this.room);
    this.lamps?.dispose();
    this.film?.dispose();
    this.ids.dispose();
    this.renderer.dispose();
  }

  private readonly drawing: Drawing = {
    shut: target => this.clearWith(target, 0),
    open: target => this.clearWith(target, 1),
    draw: target => {
      this.renderer.setRenderTarget(target);
      this.renderer.render(this.scene, this.eye);
    },
  };

  private clearWith(target: THREE.WebGLRenderTarget, depth: 0 | 1): void {
    this.renderer.setRenderTarget(target);
    this.renderer.setClearColor(0x0c0b0a, 1);
    this.renderer.state.buffers.depth.setClear(depth);
    this.renderer.clear(depth === 1, true, false);
    this.renderer.state.buffers.depth.setClear(1);
  }

  private truth(
    shown: Shown,
    look: Look,
    hung: Camera,
    onBoard: Camera,
    film: RenderedFilm,
    moving: boolean,
  ): FrameTruth {
    const base = { frame: shown.frame, atMs: rounded(shown.atMs, 3), view: 0, still: !moving };
    if (!shown.board) return { ...base, discs: [], hand: false, handMask: null };
    const poses = posesAsExposed(onBoard, shown.momentAt, shown.atMs, moving ? look.sensor.readoutMs : 0);
    const middle = shown.momentAt(shown.atMs);
    this.cast.play({ ...middle, discs: poses });
    setEye(this.eye, hung, film.overscan, [0, 0], [0, 0]);
    const { width, height } = film;
    const seen = this.ids.read(this.renderer, this.scene, this.boardGroup, this.people, this.eye, width, height);
    const counts = new Float64Array(256);
    for (const id of seen) counts[id] = (counts[id] ?? 0) + 1;
    const discs = poses.map((pose): DiscTruth => {
      const { radiusMm, thicknessMm } = discSize(look, pose.kind);
      const { areaPx, infront, ...ellipse } = ellipseOf(onBoard, pose, radiusMm, thicknessMm);
      const visible = infront
        ? Math.min(1, (counts[this.cast.countedAs(pose.id, pose.kind)] ?? 0) / Math.max(1, areaPx))
        : 0;
      return {
        id: pose.id,
        kind: pose.kind,
        xMm: rounded(pose.xMm, 2),
        yMm: rounded(pose.yMm, 2),
        zMm: rounded(pose.zMm, 2),
        xPx: rounded(ellipse.xPx, 2),
        yPx: rounded(ellipse.yPx, 2),
        majorPx: rounded(ellipse.majorPx, 2),
        minorPx: rounded(ellipse.minorPx, 2),
        angleDegrees: rounded(ellipse.angleDegrees, 1),
        visible: visible > 0.97 ? 1 : rounded(visible, 2),
      };
    });
    const hand = (counts[HAND_ID] ?? 0) > 0;
    return { ...base, discs, hand, handMask: hand ? handMask(seen, width, height, hung) : null };
  }
}
