import { describe, expect, test } from 'vitest';
import { penaltyWellPlaced, pieceCentred, pieceInPrison, pieceOnLine, pieceOnOrBehindLine } from './piece-place.ts';
import { backCushionFirst, directlyHit, leavesForwards, type Touch } from './striker-path.ts';
import {
  strikerCoversBaseCircle,
  strikerHalfOnBaseCircle,
  strikerTouchesArrow,
  strikerTouchesBothLines,
} from './striker-place.ts';
import { standardSurface as surface } from './surface.ts';

const at = (xMm: number, yMm: number) => ({ xMm, yMm });

describe('The striker’s place (004 §3.2 h), largest striker', () => {
  test.each([
    ['in the middle of the band it touches both lines', 0, -250.8, 1, 'yes'],
    ['9 mm towards the centre it still touches the thick earth line', 0, -241.8, 0.5, 'yes'],
    ['12 mm towards the centre it has left the earth line', 0, -238.8, 1, 'no'],
    ['8 mm towards the player it has left the thin sky line', 0, -258.8, 1, 'no'],
    ['within a millimetre of the limit nobody can tell', 0, -241.2, 1, 'cannot-tell'],
  ] as const)('both lines: %s', (_says, xMm, yMm, tolerance, answer) => {
    expect(strikerTouchesBothLines(surface, at(xMm, yMm), tolerance)).toBe(answer);
  });

  test.each([
    ['centred on a base circle it covers it', 219.1, 'yes', 'no'],
    ['4 mm beside the circle’s centre it still does', 215.1, 'yes', 'no'],
    ['10 mm beside, it covers it in part', 209.1, 'no', 'yes'],
    ['40 mm beside, it is clear of it', 179, 'no', 'no'],
  ] as const)('base circle: %s', (_says, xMm, covers, half) => {
    expect(strikerCoversBaseCircle(surface, at(xMm, -250.8), 0.5)).toBe(covers);
    expect(strikerHalfOnBaseCircle(surface, at(xMm, -250.8), 0.5)).toBe(half);
    expect(strikerHalfOnBaseCircle(surface, at(-xMm, -250.8), 0.5)).toBe(half);
  });

  test('exactly on a base circle it clears the arrow by one millimetre: a camera cannot tell, and calls no foul', () => {
    expect(strikerTouchesArrow(surface, at(219.1, -250.8), 0)).toBe('no');
    expect(strikerTouchesArrow(surface, at(219.1, -250.8), 1.5)).toBe('cannot-tell');
    expect(strikerTouchesArrow(surface, at(228, -250.8), 1.5)).toBe('yes');
  });
});

describe('Where pieces lie', () => {
  test.each([
    ['far from my lines', 0, 0, 'no', 'no'],
    ['touching the sky line', 100, -222, 'yes', 'yes'],
    ['on the extension of my lines, near the side cushion', 340, -250, 'yes', 'yes'],
    ['well behind my lines', 0, -320, 'yes', 'no'],
  ] as const)('%s', (_says, xMm, yMm, onOrBehind, on) => {
    expect(pieceOnOrBehindLine(surface, at(xMm, yMm), 1)).toBe(onOrBehind);
    expect(pieceOnLine(surface, at(xMm, yMm), 1)).toBe(on);
  });

  test.each([
    ['on my right-hand arrow', 200, -200, 'yes'],
    ['on my left-hand arrow', -250, -245, 'yes'],
    ['on the arrow of the player opposite', 200, 200, 'no'],
    ['in the middle of the surface', 0, 0, 'no'],
    ['on the arc at the arrow’s inner end, beside the arrow', 151, -106, 'yes'],
  ] as const)('prison (ICPF §4): %s: %s', (_says, xMm, yMm, answer) => {
    expect(pieceInPrison(surface, at(xMm, yMm), 1)).toBe(answer);
  });

  test.each([
    ['inside the outer and off the centre circle', at(50, 0), [], 'yes'],
    ['over the outer circle', at(80, 0), [], 'no'],
    ['on the centre circle', at(20, 0), [], 'no'],
    ['touching another piece', at(50, 0), [at(50, 28)], 'no'],
    ['a hair from the outer circle', at(69, 0), [], 'cannot-tell'],
  ] as const)('penalty piece (004 §3.11 l) %s', (_says, place, others, answer) => {
    expect(penaltyWellPlaced(surface, place, others, 1)).toBe(answer);
  });

  test('a queen put back lies on the centre', () => {
    expect(pieceCentred(at(1, 1), 5, 2)).toBe('yes');
    expect(pieceCentred(at(10, 0), 5, 2)).toBe('no');
  });
});

describe('The striker’s path', () => {
  const white: Touch = { kind: 'piece', piece: 'white', at: at(0, 0) };
  const cushion = (seat: 'south' | 'north' | 'east'): Touch => ({ kind: 'cushion', cushion: seat });

  test('a hit is direct when nothing was touched before', () => {
    expect(directlyHit([white, cushion('north')])).toBe(white);
    expect(directlyHit([cushion('north'), white])).toBeUndefined();
    expect(directlyHit([])).toBeUndefined();
  });

  test.each([
    ['away from the shooter', 900, [], 'yes'],
    ['to the far cushion and back off his own', 900, [cushion('north'), cushion('south')], 'yes'],
    ['towards himself', -900, [cushion('south')], 'no'],
    ['along the line', 5, [cushion('east')], 'cannot-tell'],
  ] as const)('forward shot: %s', (_says, vyMmPerS, touches, answer) => {
    expect(leavesForwards({ vxMmPerS: 0, vyMmPerS }, touches, 20)).toBe(answer);
  });

  test('a back-cushion shot touches his own cushion before any piece (ICPF §4)', () => {
    expect(backCushionFirst([cushion('south'), white])).toBe('yes');
    expect(backCushionFirst([white, cushion('south')])).toBe('no');
    expect(backCushionFirst([cushion('south')])).toBe('yes');
  });
});
