import type { Result } from '../../hub/payloads.ts';
import { joined, standing, withResults } from '../../hub/results.ts';
import { fetchRecord } from '../../io/hall-record.ts';
import { type FollowedTable, openFollower } from '../../io/hub-follower.ts';
import type { LineStatus } from '../../io/mqtt.ts';
import { keepResults, readResults } from '../../io/results-store.ts';
import type { HubPlace } from '../hub-place.ts';

/** All tables of a club as they stand, and its results: those heard, and those that whoever keeps the record knows. */
export class HallSession {
  tables: ReadonlyMap<string, FollowedTable> = new Map();
  line: LineStatus = 'connecting';
  readonly club: string;
  private known: readonly Result[];
  private readonly endFollowing: () => Promise<void>;

  constructor(
    { url, address }: HubPlace,
    private readonly changed: () => void,
    follow: typeof openFollower = openFollower,
    private readonly askRecord: typeof fetchRecord = fetchRecord,
  ) {
    this.club = address.club;
    this.known = readResults(this.club);
    this.endFollowing = follow({
      url,
      club: this.club,
      leaves: ['state', 'ruling', 'presence', 'results'],
      changed: followed => this.handleChange(followed),
      status: status => {
        this.line = status;
        // What ended while this page was not there, or had no connection.
        if (status === 'connected') void this.readRecord();
        changed();
      },
    });
  }

  get results(): readonly Result[] {
    return standing(this.known);
  }

  end(): Promise<void> {
    return this.endFollowing();
  }

  private handleChange(followed: FollowedTable) {
    this.tables = new Map(this.tables).set(followed.table, followed);
    this.know(withResults(this.known, followed.table, followed.following.results));
    this.changed();
  }

  private async readRecord() {
    this.know(joined(this.known, await this.askRecord(this.club)));
    this.changed();
  }

  private know(results: readonly Result[]) {
    if (results === this.known) return;
    this.known = results;
    keepResults(this.club, results);
  }
}
