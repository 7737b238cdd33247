import type { Wish } from '../../hub/payloads.ts';
import { type FollowedTable, openFollower } from '../../io/hub-follower.ts';
import { type HubRemote, openHubRemote, type RemoteAnswer } from '../../io/hub-remote.ts';
import type { LineStatus } from '../../io/mqtt.ts';
import type { HubPlace } from '../hub-place.ts';
import { newId } from '../new-id.ts';

/** What the umpire wants, and the match as he saw it when he decided. */
export interface Wished {
  readonly wish: Wish;
  readonly about: { readonly match: string; readonly seq: number };
}

/** Follows one table and asks it for what the umpire wants, one thing at a time. */
export class RemoteSession {
  followed: FollowedTable | undefined;
  line: LineStatus = 'connecting';
  /** A wish is on its way. */
  asking = false;
  /** What the table said to the last one. */
  answer: RemoteAnswer | undefined;
  private remote: HubRemote | undefined;
  private endFollowing = async () => {};

  constructor(private readonly changed: () => void) {}

  /** Follows the table of this place; without a token nobody is asked. */
  open({ url, address, login }: HubPlace) {
    this.end();
    if (!login) return;
    this.endFollowing = openFollower({
      url,
      ...address,
      leaves: ['state', 'ruling', 'review', 'clock', 'presence'],
      changed: followed => {
        this.followed = followed;
        this.changed();
      },
    });
    this.remote = openHubRemote({
      url,
      address,
      login,
      status: status => {
        this.line = status;
        this.changed();
      },
    });
  }

  end() {
    void this.endFollowing();
    void this.remote?.end();
    this.remote = undefined;
  }

  async ask({ wish, about }: Wished) {
    if (this.asking) return;
    this.asking = true;
    this.changed();
    this.answer = await this.remote?.ask(newId(), about, wish);
    this.asking = false;
    this.changed();
  }
}
