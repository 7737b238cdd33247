import type { ReplayCue, RulingNote } from '../../hub/payloads.ts';
import { borrowClip } from '../../io/clip-relay.ts';
import { type FollowedTable, openFollower } from '../../io/hub-follower.ts';
import { insideObs, type ObsStudio, visitScene } from '../../io/obs-scenes.ts';
import { openObs } from '../../io/obs-websocket.ts';
import type { ReplayFilm } from '../../ui/overlay-replay.ts';
import type { Banner, OverlayView } from '../../ui/overlay-view.ts';
import type { HubPlace } from '../hub-place.ts';
import type { bannerMs, rulingBanner, standingBanner } from './overlay-banner.ts';
import type { filmOf } from './overlay-film.ts';
import { isCountry, type OverlayLook } from './overlay-look.ts';

/** A replay that could not begin within this time is not wanted any more. */
const CUE_MS = 5_000;

/** Why a score is shown grey. */
const STALE = { away: 'no-hub', gone: 'no-table', untold: 'untold' } as const;

/** What is told in words, which are the page's: it speaks a language. */
export interface OverlayWords {
  readonly bannerMs: typeof bannerMs;
  readonly rulingBanner: typeof rulingBanner;
  readonly standingBanner: typeof standingBanner;
  readonly filmOf: typeof filmOf;
}

/** What the stream shows of a table: driven by the table alone. */
export class OverlaySession {
  film: { readonly film: ReplayFilm; readonly where: 'inset' | 'full' } | undefined;
  private followed: FollowedTable | undefined;
  private passing: Banner | undefined;
  private nowMs = Date.now();
  private flags: readonly string[];
  private cue: { readonly replay: ReplayCue; readonly atMs: number } | undefined;
  /** Raised whenever a replay begins or ends: who comes back with a film finds out whether it is still wanted. */
  private turn = 0;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private readonly obs: ObsStudio | undefined;
  private leaveScene = () => {};
  private readonly endFollowing: () => Promise<void>;

  constructor(
    { url, address }: HubPlace,
    private readonly look: OverlayLook,
    private readonly words: OverlayWords,
    private readonly changed: () => void,
  ) {
    this.flags = look.flags;
    this.obs = look.obs ? openObs(look.obs.url, look.obs.password) : insideObs();
    this.endFollowing = openFollower({
      url,
      ...address,
      changed: (followed, fresh) => this.handleChange(followed, fresh),
    });
    void this.drawFlags();
  }

  end() {
    clearTimeout(this.leaving);
    clearInterval(this.ticking);
    void this.endFollowing();
  }

  /** Undefined: nothing was heard of a match yet. */
  view(): OverlayView | undefined {
    const held = this.followed?.following.state;
    if (!held || !this.followed) return undefined;
    const { tag, logo } = this.look;
    const { link } = this.followed;
    // Nobody should read a foul that may be taken back already, or a clock that may have stopped.
    const banner = link === 'live' ? (this.passing ?? this.words.standingBanner(held)) : undefined;
    const clock = link === 'live' ? this.clock() : undefined;
    return {
      glance: held.glance,
      tag,
      logo,
      flags: this.flags,
      ...(link === 'live' ? {} : { stale: STALE[link] }),
      ...(banner ? { banner } : {}),
      ...(clock ? { clock } : {}),
    };
  }

  endReplay() {
    this.turn += 1;
    this.cue = undefined;
    const { video } = this.film?.film ?? {};
    if (video) URL.revokeObjectURL(video.url);
    this.film = undefined;
    this.leaveScene();
    this.leaveScene = () => {};
    this.changed();
  }

  private clock(): OverlayView['clock'] {
    const following = this.followed?.following;
    const told = following?.clock;
    if (!told || told.match !== following.state?.match || told.leftMs === 0) return undefined;
    const gone = told.running ? Math.max(0, this.nowMs - (this.followed?.aheadMs ?? 0) - told.atMs) : 0;
    return { seconds: Math.ceil(Math.max(0, told.leftMs - gone) / 1000), running: told.running };
  }

  /** Letters until the pictures are there, and where there is none. */
  private async drawFlags() {
    const { flags } = this.look;
    if (!flags.some(isCountry)) return;
    const { flagPicture } = await import('../../io/flags.ts');
    this.flags = await Promise.all(
      flags.map(async flag => (isCountry(flag) ? ((await flagPicture(flag)) ?? flag) : flag)),
    );
    this.changed();
  }

  /** Shows what the cue asks for as soon as its shot is there: two messages may come in either order. */
  private async beginReplay({ following: { shot } }: FollowedTable) {
    const { cue } = this;
    if (!cue || !shot || shot.match !== cue.replay.match || shot.id !== (cue.replay.shot ?? shot.id)) return;
    this.endReplay();
    if (shot.paths.length === 0 || Date.now() - cue.atMs > CUE_MS) return;
    const turn = this.turn;
    const clip = await borrowClip(shot.match, shot.id);
    if (turn !== this.turn) return;
    this.film = { film: this.words.filmOf(shot, cue.replay, clip), where: cue.replay.where };
    this.changed();
    if (this.look.replayScene) this.leaveScene = visitScene(this.obs, this.look.replayScene);
  }

  private handleChange(followed: FollowedTable, fresh: readonly RulingNote[]) {
    const before = this.followed?.following;
    this.followed = followed;
    const { replay } = followed.following;
    // A cue is not kept by the broker: one that is heard is meant now.
    if (before && replay && replay !== before.replay) this.cue = { replay, atMs: Date.now() };
    // A replay that was cut off is not shown again when the table is back, and OBS must not wait for its end.
    if (followed.link !== 'live') this.endReplay();
    else void this.beginReplay(followed);
    this.tick(followed.following.clock?.running === true);
    const last = fresh.at(-1);
    if (last) this.announce(this.words.rulingBanner(last, this.look.sayAll));
    this.changed();
  }

  /** While the clock runs, time passes. */
  private tick(running: boolean) {
    this.nowMs = Date.now();
    if (running && !this.ticking) {
      this.ticking = setInterval(() => {
        this.nowMs = Date.now();
        this.changed();
      }, 200);
    } else if (!running) {
      clearInterval(this.ticking);
      this.ticking = undefined;
    }
  }

  private announce(banner: Banner | undefined) {
    clearTimeout(this.leaving);
    this.passing = banner;
    if (!banner) return;
    this.leaving = setTimeout(() => {
      this.passing = undefined;
      this.changed();
    }, this.look.bannerMs ?? this.words.bannerMs(banner));
  }
}
