import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { bothParts, boxRound, type Grounds, type Laid, movedHulls, partOf } from './moved.ts';

/** An eye two metres above the middle of the board, looking straight down. */
const eye = new THREE.PerspectiveCamera(40, 1, 60, 7000);
eye.position.set(0, 0, 2000);
eye.updateMatrixWorld(true);
const size = { width: 1000, height: 1000 };
const grounds: Grounds = { boardHalfMm: 370, boardUnderMm: -60, table: undefined, floorMm: -800 };
const overhead = new THREE.Vector3(0, 0, 2500);
const fromTheLeft = new THREE.Vector3(-2500, 0, 1500);
const piece = (xMm: number) => boxRound([new THREE.Vector3(xMm, 0, 0)], 20);
const laid = (xMm: number): Laid => new Map([['white1', { pose: `${xMm}`, hulls: [piece(xMm)] }]]);

describe('what is drawn anew', () => {
  test('is nothing when everything lies as before', () => {
    expect(movedHulls(laid(50), laid(50))).toEqual([]);
  });
  test('is where a piece was and where it is', () => {
    expect(movedHulls(laid(50), laid(90))).toEqual([piece(50), piece(90)]);
  });
  test('is where a piece was, when it is gone', () => {
    expect(movedHulls(laid(50), new Map())).toEqual([piece(50)]);
  });
  test('is a small part of the picture for a small piece', () => {
    const part = partOf(piece(0), [overhead], grounds, eye, size);
    expect(part?.width).toBeLessThan(60);
    expect((part?.x ?? 0) + (part?.width ?? 0) / 2).toBeCloseTo(500, -1);
  });
  test('reaches as far as the shadow of a hand that a low lamp throws', () => {
    const hand = boxRound([new THREE.Vector3(0, 0, 150)], 40);
    const [lit, aside] = [overhead, fromTheLeft].map(lamp => partOf(hand, [lamp], grounds, eye, size));
    const right = (part: typeof lit) => (part?.x ?? 0) + (part?.width ?? 0);
    expect(right(aside)).toBeGreaterThan(right(lit) + 50);
    expect(aside?.x).toBeCloseTo(lit?.x ?? 0, -1);
  });
  test('reaches to the floor for what hangs over the edge of the board', () => {
    const high = new THREE.Vector3(-800, 0, 2500);
    const [inside, outside] = [300, 380].map(xMm => partOf(piece(xMm), [high], grounds, eye, size));
    expect(outside?.width).toBeGreaterThan(2 * (inside?.width ?? 1000));
  });
  test('is the whole picture when a lamp hangs lower than the hand', () => {
    const hand = boxRound([new THREE.Vector3(0, 0, 150)], 40);
    expect(partOf(hand, [new THREE.Vector3(900, 0, 180)], grounds, eye, size)).toEqual({ x: 0, y: 0, ...size });
  });
  test('is nothing for what is out of the picture', () => {
    expect(partOf(piece(3000), [overhead], { ...grounds, floorMm: -60 }, eye, size)).toBeUndefined();
  });
  test('of two parts holds both', () => {
    const [a, b] = [
      { x: 10, y: 20, width: 5, height: 5 },
      { x: 30, y: 0, width: 10, height: 10 },
    ];
    expect(bothParts(a, b)).toEqual({ x: 10, y: 0, width: 30, height: 25 });
    expect(bothParts(undefined, b)).toEqual(b);
  });
});
