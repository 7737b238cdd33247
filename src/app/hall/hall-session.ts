import type { Result } from '../../hub/payloads.ts';
import { withResult } from '../../hub/results.ts';
import { type FollowedTable, openFollower } from '../../io/hub-follower.ts';
import type { LineStatus } from '../../io/mqtt.ts';
import { keepResults, readResults } from '../../io/results-store.ts';
import type { HubPlace } from '../hub-place.ts';

/** All tables of a club as they stand, and the results that this computer has seen. */
export class HallSession {
  tables: ReadonlyMap<string, FollowedTable> = new Map();
  results: readonly Result[];
  line: LineStatus = 'connecting';
  readonly club: string;
  private readonly endFollowing: () => Promise<void>;

  constructor(
    { url, address }: HubPlace,
    private readonly changed: () => void,
    follow: typeof openFollower = openFollower,
  ) {
    this.club = address.club;
    this.results = readResults(this.club);
    this.endFollowing = follow({
      url,
      club: this.club,
      leaves: ['state', 'ruling', 'presence'],
      changed: followed => this.handleChange(followed),
      status: status => {
        this.line = status;
        changed();
      },
    });
  }

  end(): Promise<void> {
    return this.endFollowing();
  }

  private handleChange(followed: FollowedTable) {
    this.tables = new Map(this.tables).set(followed.table, followed);
    const results = withResult(this.results, followed.table, followed.following, new Date().toISOString());
    if (results !== this.results) {
      this.results = results;
      keepResults(this.club, results);
    }
    this.changed();
  }
}
