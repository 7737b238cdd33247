import { runLoad, type SliceReport } from './load.ts';
import { openTables } from './open-tables.ts';

/** One part of the tables of a load run, with their viewers, in a process of its own. */
export interface SliceOrder {
  readonly url: string;
  readonly first: number;
  readonly tables: number;
  readonly viewers: number;
  readonly minutes: number;
  readonly everyS: number;
  readonly play: string;
  /** What logs tables in, where the broker wants that: table → password. */
  readonly passwords?: Readonly<Record<string, string>>;
}

export type SliceNews =
  | { readonly kind: 'says'; readonly line: string }
  | { readonly kind: 'playing' }
  | { readonly kind: 'report'; readonly report: SliceReport };

process.once('message', async (order: SliceOrder) => {
  const tell = (news: SliceNews) => process.send?.(news);
  const { passwords, play, ...rest } = order;
  const report = await runLoad({
    ...rest,
    ...(passwords ? { loginOf: table => ({ user: `load/${table}`, password: passwords[table] ?? '' }) } : {}),
    tableOf: openTables(play),
    says: line => tell({ kind: 'says', line }),
    playing: () => tell({ kind: 'playing' }),
  });
  tell({ kind: 'report', report });
  process.disconnect();
});
