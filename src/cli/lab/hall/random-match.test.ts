import { describe, expect, test } from 'vitest';
import { readMessage, writeMessage } from '../../../hub/message.ts';
import { type Publishing, tell, toldNothing } from '../../../hub/publish.ts';
import { topicOf } from '../../../hub/topics.ts';
import { viewFromLine } from '../../../match/view-from-line.ts';
import { randomTable } from './random-match.ts';

describe('Whatever is played in any book', () => {
  test('fits the contract, stays small, and can be gone on from', () => {
    let longest = 0;
    for (let seed = 1; seed <= 16; seed += 1) {
      const table = randomTable('t', seed);
      let publishing: Publishing = toldNothing;
      for (let i = 0; i < 120; i += 1) {
        const stands = table.next();
        const { after, send } = tell(publishing, { kind: 'stands', ...stands });
        publishing = after;
        for (const message of send) {
          const text = writeMessage(message);
          if (!text.ok) throw new Error(`${text.error}: ${JSON.stringify(message.body)}`);
          longest = Math.max(longest, text.value.length);
          const address = { club: 'club', table: 't' };
          if (i % 20 === 0) expect(readMessage(topicOf(address, message.leaf), text.value).ok).toBe(true);
        }
        expect(viewFromLine(stands.told.start, stands.told.line), stands.told.line).toBeDefined();
      }
    }
    console.log(`longest message of 1920 random standings: ${longest} characters`);
    expect(longest).toBeLessThan(24_000);
  }, 60_000);
});
