import type { SurfaceKind } from '../../carrom/surface.ts';
import { dice } from '../dice.ts';
import { type BoardLook, drawBoard } from './board-look.ts';
import { type CameraLook, drawCamera, drawSensor, drawSideCamera, type SensorLook } from './camera-look.ts';
import { type CompanyLook, drawCompany } from './company-look.ts';
import { type DiscSetLook, drawDiscs, drawStriker, type StrikerLook } from './disc-look.ts';
import { drawFrame, drawPocket, type FrameLook, type PocketLook } from './frame-look.ts';
import { drawLight, type LightLook } from './light-look.ts';
import { drawPeople, type PeopleLook } from './people-look.ts';
import { drawRoom, type RoomLook } from './room-look.ts';

/** The wooden thing and what is played with: what stays the same while lamps, cameras and rooms change. */
export interface TableLook {
  readonly seed: number;
  readonly kind: SurfaceKind;
  readonly board: BoardLook;
  readonly frame: FrameLook;
  readonly pocket: PocketLook;
  readonly discs: DiscSetLook;
  readonly striker: StrikerLook;
}

/** Everything about how a recording looks, as data. Drawn from seeds; the renderer builds it. */
export interface Look extends TableLook {
  readonly sceneSeed: number;
  readonly room: RoomLook;
  readonly light: LightLook;
  readonly people: PeopleLook;
  readonly camera: CameraLook;
  readonly sensor: SensorLook;
  /** Null for a camera above the board, which sees next to nothing of it. */
  readonly company: CompanyLook | null;
}

const drawKind = (seed: number): SurfaceKind => {
  const d = dice(seed, 'kind');
  const full = d.chance(0.62);
  const sideMm = full ? d.between(715, 748) : d.between(500, 790);
  const pieceDiameterMm = sideMm < 600 ? d.between(25.5, 30) : d.between(28.6, 32.5);
  return {
    sideMm,
    pocketDiameterMm: d.chance(0.6) ? d.between(44, 47.5) : d.between(44, 55),
    pieceDiameterMm,
    strikerDiameterMm: Math.max(pieceDiameterMm * 1.2, d.chance(0.75) ? d.between(38.5, 41.3) : d.between(41.3, 48)),
  };
};

export const drawTable = (seed: number): TableLook => {
  const board = drawBoard(dice(seed, 'board'));
  const discs = drawDiscs(dice(seed, 'discs'));
  return {
    seed,
    kind: drawKind(seed),
    board,
    frame: drawFrame(dice(seed, 'frame'), board.veneer),
    pocket: drawPocket(dice(seed, 'pocket')),
    discs,
    striker: drawStriker(dice(seed, 'striker'), discs),
  };
};

/** The same table from the side, with what is behind it and round it. */
export const fromAside = (look: Look, cameraSeed: number): Look => {
  const camera = drawSideCamera(dice(cameraSeed, 'side camera'));
  const outerHalfMm = look.kind.sideMm / 2 + look.frame.widthMm;
  const { bearingDegrees, tiltDegrees, distanceMm } = camera;
  const stand = { bearingDegrees, outMm: distanceMm * Math.sin((tiltDegrees * Math.PI) / 180) };
  return { ...look, camera, company: drawCompany(dice(cameraSeed, 'company'), stand, outerHalfMm) };
};

/** One table (`seed`) in one room under its lamps (`sceneSeed`), seen by one camera (`cameraSeed`). */
export const drawLook = (seed: number, sceneSeed = seed, cameraSeed = sceneSeed): Look => {
  const table = drawTable(seed);
  return {
    ...table,
    sceneSeed,
    room: drawRoom(dice(sceneSeed, 'room'), table.kind.sideMm / 2 + table.frame.widthMm),
    light: drawLight(dice(sceneSeed, 'light')),
    people: drawPeople(dice(cameraSeed, 'people')),
    camera: drawCamera(dice(cameraSeed, 'camera')),
    sensor: drawSensor(dice(cameraSeed, 'sensor')),
    company: null,
  };
};
