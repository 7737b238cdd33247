import { cameraToken, cameraUser } from '../../../hub/camera-token.ts';
import type { HubPlace } from '../../hub-place.ts';

export interface PhoneEdges {
  /** Where phones reach the server of this page; undefined where they do not. */
  readonly fetchLan: () => Promise<string | undefined>;
  /** What a phone opens to be the camera of this place; undefined where none could open it. */
  readonly phoneLink: (place: HubPlace, lan: string | undefined) => string | undefined;
}

/** How phones come to this table. */
export class TablePhones {
  /** Where they reach the server that served this page; undefined where they do not. */
  lan: string | undefined;
  /** The hub of that server: the only one at which phones are. */
  place: HubPlace | undefined;
  /** What a phone scans to be this table's camera; undefined where none can come. */
  link: string | undefined;

  constructor(
    private readonly edges: PhoneEdges,
    private readonly changed: () => void,
  ) {}

  async open() {
    this.lan = await this.edges.fetchLan();
    if (this.link === undefined) await this.invite();
    this.changed();
  }

  comeBy(place: HubPlace | undefined) {
    this.place = place;
  }

  /** Makes a code anew: each is good for a day. */
  async invite() {
    const { place } = this;
    const token = place?.login && (await cameraToken(place.login.password));
    this.link =
      place &&
      token &&
      this.edges.phoneLink({ ...place, login: { user: cameraUser(place.address), password: token } }, this.lan);
    this.changed();
  }
}
