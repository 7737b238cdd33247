import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SliceReport } from './load.ts';
import type { SliceNews, SliceOrder } from './load-slice.ts';

const slice = fileURLToPath(new URL('load-slice.ts', import.meta.url));

export interface SlicesRun {
  readonly order: Omit<SliceOrder, 'first'>;
  readonly processes: number;
  readonly says: (line: string) => void;
  /** All tables have begun to play. */
  readonly playing: () => void;
}

/** The tables shared out among processes of their own, each with its tables' viewers; resolves when all have reported. */
export const runSlices = async ({ order, processes, says, playing }: SlicesRun): Promise<readonly SliceReport[]> => {
  const children: ChildProcess[] = [];
  let begun = 0;
  const each = Math.ceil(order.tables / processes);
  const reportOf = (first: number) =>
    new Promise<SliceReport>((resolve, reject) => {
      const child = fork(slice, [], { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
      children.push(child);
      child.on('message', (news: SliceNews) => {
        if (news.kind === 'says') says(news.line);
        else if (news.kind === 'report') resolve(news.report);
        else {
          begun += 1;
          if (begun === children.length) playing();
        }
      });
      child.once('exit', code => reject(new Error(`tables from ${first} on ended with ${code}`)));
      child.send({ ...order, first, tables: Math.min(each, order.tables - first + 1) } satisfies SliceOrder);
    });
  const firsts = Array.from({ length: processes }, (_, i) => 1 + i * each).filter(first => first <= order.tables);
  try {
    return await Promise.all(firsts.map(reportOf));
  } finally {
    for (const child of children) child.kill();
  }
};
