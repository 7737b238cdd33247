import { describe, expect, test, vi } from 'vitest';
import { newestFrameWins } from './newest-frame.ts';

const run = async (
  looks: (name: string) => Promise<void>,
  script: (offer: (name: string) => void) => Promise<void>,
) => {
  const seen: string[] = [];
  const dropped: string[] = [];
  const closed: string[] = [];
  const offer = newestFrameWins<{ name: string; close(): void }>(
    async ({ name }) => {
      seen.push(name);
      await looks(name);
    },
    ({ name }) => dropped.push(name),
  );
  let offered = 0;
  await script(name => {
    offered += 1;
    offer({ name, close: () => closed.push(name) });
  });
  await vi.waitFor(() => expect(closed).toHaveLength(offered));
  return { seen, dropped, closed: closed.toSorted() };
};

describe('The newest frame wins', () => {
  test('while one is looked at, only the newest waits', async () => {
    const slow = () => new Promise<void>(resolve => setTimeout(resolve, 5));
    const result = await run(slow, async offer => {
      for (const name of ['a', 'b', 'c', 'd']) offer(name);
    });
    expect(result).toEqual({ seen: ['a', 'd'], dropped: ['b', 'c'], closed: ['a', 'b', 'c', 'd'] });
  });

  test('a slow sender loses nothing', async () => {
    const result = await run(
      async () => undefined,
      async offer => {
        for (const name of ['a', 'b', 'c']) {
          offer(name);
          await new Promise(resolve => setTimeout(resolve, 2));
        }
      },
    );
    expect(result).toEqual({ seen: ['a', 'b', 'c'], dropped: [], closed: ['a', 'b', 'c'] });
  });
});
