import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDays } from '../../record/day-files.ts';
import { readRecorded } from '../../record/record-line.ts';

export interface KeptCount {
  readonly lost: number;
  readonly twice: number;
}

/** `npm run hall` in a process of its own while tables play; its record is compared with what they told. */
export const keepWhileLoaded = async (url: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-load-record-'));
  const file = fileURLToPath(new URL('../../hall.ts', import.meta.url));
  const args = ['--import', 'tsx', file, '--broker', url, '--club', 'load', '--record', folder, '--no-pages'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>(resolve => {
    let printed = '';
    child.stdout.on('data', data => {
      printed += data;
      if (printed.includes('connected, writing')) resolve();
    });
  });
  return {
    count: (told: readonly string[]): KeptCount => {
      const kept = new Map<string, number>();
      for (const text of readDays(folder, 9)) {
        const line = readRecorded(text);
        if (line?.kind !== 'ruling') continue;
        const key = `${line.note.match} ${line.note.seq}`;
        kept.set(key, (kept.get(key) ?? 0) + 1);
      }
      return {
        lost: told.filter(key => !kept.has(key)).length,
        twice: [...kept.values()].filter(times => times > 1).length,
      };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
