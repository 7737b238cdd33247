import { describe, expect, test } from 'vitest';
import { writeMessage } from '../../../hub/message.ts';
import type { ShotNote } from '../../../hub/payloads.ts';
import { type Publishing, tell, toldNothing } from '../../../hub/publish.ts';
import { scriptedBoard, studioTable } from './studio-match.ts';

describe('A table that plays the studio’s boards', () => {
  test('goes from shot to shot and from board to board; every shot’s ways fit the contract in 16 kB', () => {
    const board = scriptedBoard(3);
    expect(board.length).toBeGreaterThan(10);
    const table = studioTable('t', 0, [board]);
    let publishing: Publishing = toldNothing;
    const matches = new Set<string>();
    let [shots, longest, boards] = [0, 0, 0];
    for (let i = 0; i < board.length * 3; i += 1) {
      const { shot, ...stands } = table.next();
      publishing = tell(publishing, { kind: 'stands', ...stands }).after;
      matches.add(stands.match);
      if (stands.told.glance.phase === 'board-over') boards += 1;
      if (!shot) continue;
      shots += 1;
      const { send } = tell(publishing, {
        kind: 'shot',
        id: shot.id,
        line: '-',
        paths: shot.paths as ShotNote['paths'],
      });
      const text = send[0] && writeMessage(send[0]);
      if (!text?.ok) throw new Error(text?.error);
      longest = Math.max(longest, text.value.length);
    }
    console.log(`${shots} shots, ${matches.size} matches, ${boards} boards ended, longest shot ${longest} characters`);
    expect(shots).toBeGreaterThan(board.length);
    expect(longest).toBeLessThan(16_000);
  }, 60_000);
});
