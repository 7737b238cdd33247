import { describe, expect, test } from 'vitest';
import { drawLook } from '../../../studio/look/look.ts';
import { looksInView, seesSurface } from './looks-in-view.ts';

const size = { widthPx: 960, heightPx: 720 };

describe('Looks for a recording', () => {
  test('are passed over where the camera does not see the whole surface', () => {
    const looks = looksInView(990_001, 20, size);
    expect(new Set(looks).size).toBe(20);
    expect(looks).not.toContain(990_001); // its far side is cut off by the picture's edge
    expect(looks.every(look => seesSurface(drawLook(look), size))).toBe(true);
  });

  test('a camera that hangs nearer no longer sees it all', () => {
    const [first = 0] = looksInView(1, 1, size);
    const look = drawLook(first);
    expect(seesSurface({ ...look, camera: { ...look.camera, fill: 1.6 } }, size)).toBe(false);
  });
});
