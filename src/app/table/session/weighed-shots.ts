import type { WeighedAccount } from '../../../carrom/weighed.ts';

/** So many shots' accounts are kept while the page is open: a long evening has fewer. */
const MOST = 400;
const NONE: readonly WeighedAccount[] = [];

/** What was weighed in each shot seen since the page was opened. It is not written down: the log keeps what happened. */
export class WeighedShots {
  private readonly accounts = new Map<string, readonly WeighedAccount[]>();
  private last: string | undefined;

  keep(id: string, accounts: readonly WeighedAccount[]) {
    this.accounts.set(id, accounts);
    this.last = id;
    const [oldest] = this.accounts.keys();
    if (this.accounts.size > MOST && oldest !== undefined) this.accounts.delete(oldest);
  }

  /** Of this shot; without one of the last. */
  of(id = this.last): readonly WeighedAccount[] {
    return (id !== undefined && this.accounts.get(id)) || NONE;
  }
}
