import { describe, expect, test } from 'vitest';
import { drawLook } from './look.ts';

const looks = Array.from({ length: 300 }, (_, seed) => drawLook(seed));

describe('looks drawn from a seed', () => {
  test('the same seed gives the same look', () => {
    expect(drawLook(7)).toEqual(drawLook(7));
    expect(drawLook(7)).not.toEqual(drawLook(8));
  });

  test('another room or another camera leaves the table as it is', () => {
    const { room, light, people, camera, sensor, sceneSeed, ...table } = drawLook(7, 100, 200);
    expect(drawLook(7)).toMatchObject(table);
    expect(camera).not.toEqual(drawLook(7).camera);
  });

  test('boards, pockets and cameras stay within what people have', () => {
    for (const { kind, frame, camera } of looks) {
      expect(kind.sideMm + 2 * frame.widthMm).toBeGreaterThan(560);
      expect(kind.sideMm + 2 * frame.widthMm).toBeLessThan(960);
      expect(kind.pocketDiameterMm).toBeGreaterThanOrEqual(44);
      expect(kind.pocketDiameterMm).toBeLessThanOrEqual(55);
      expect(kind.strikerDiameterMm).toBeGreaterThan(kind.pieceDiameterMm);
      expect(camera.tiltDegrees).toBeLessThanOrEqual(35);
      expect(camera.distanceMm).toBeGreaterThanOrEqual(800);
      expect(camera.distanceMm).toBeLessThanOrEqual(2000);
    }
  });

  test('every colour is one a screen can show', () => {
    const tones = JSON.stringify(looks).match(/"#[^"]*"/g) ?? [];
    expect(tones.length).toBeGreaterThan(1000);
    for (const tone of tones) expect(tone).toMatch(/^"#[0-9a-f]{6}"$/);
  });

  test('looks vary: every kind of pocket, frame art, centre and ground comes up', () => {
    const kinds = (pick: (look: (typeof looks)[number]) => string) => new Set(looks.map(pick)).size;
    expect(kinds(look => look.pocket.style)).toBe(5);
    expect(kinds(look => look.frame.art)).toBe(6);
    expect(kinds(look => look.board.centre.art)).toBe(8);
    expect(kinds(look => look.room.floor.kind)).toBeGreaterThanOrEqual(9);
  });
});
