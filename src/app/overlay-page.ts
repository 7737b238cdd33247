import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { ReplayCue, RulingNote } from '../hub/payloads.ts';
import { type Followed, openFollower } from '../io/hub-follower.ts';
import { insideObs, type ObsStudio, visitScene } from '../io/obs-scenes.ts';
import { openObs } from '../io/obs-websocket.ts';
import '../ui/overlay-bar.ts';
import '../ui/overlay-corner.ts';
import '../ui/overlay-full.ts';
import '../ui/overlay-replay.ts';
import type { Film } from '../ui/overlay-replay.ts';
import type { Banner, OverlayView } from '../ui/overlay-view.ts';
import { staleWords } from '../ui/overlay-words.ts';
import { readHubPlace, watchForToken } from './hub-place.ts';
import { bannerMs, rulingBanner, standingBanner } from './overlay-banner.ts';
import { filmOf } from './overlay-film.ts';
import { isCountry, readLook } from './overlay-look.ts';
import { overlayPageStyles } from './overlay-page-styles.ts';

/** A replay that could not begin within this time is not wanted any more. */
const CUE_MS = 5_000;

/** Why a score is shown grey. */
const STALE = { away: 'no-hub', gone: 'no-table', untold: 'untold' } as const;

/** What a stream shows over the table's picture. Transparent wherever it has nothing to say; driven by the table alone. */
@customElement('carrom-overlay-page')
@localized()
export class OverlayPage extends LitElement {
  static override styles = overlayPageStyles;

  @state() private followed?: Followed;
  @state() private passing?: Banner | undefined;
  @state() private film?: { readonly film: Film; readonly where: 'inset' | 'full' } | undefined;
  @state() private nowMs = Date.now();
  @state() private flags: readonly string[] = [];
  private readonly look = readLook(location.search, location.hash);
  private readonly place = readHubPlace(location, undefined);
  private cue?: { readonly replay: ReplayCue; readonly atMs: number } | undefined;
  private leaving?: ReturnType<typeof setTimeout>;
  private ticking?: ReturnType<typeof setInterval> | undefined;
  private obs?: ObsStudio | undefined;
  private leaveScene = () => {};
  private end = async () => {};
  private forgetToken = () => {};

  override connectedCallback() {
    super.connectedCallback();
    // It needs none here, and must not be on the screen.
    this.forgetToken = watchForToken(() => readHubPlace(location, undefined));
    const { theme, accent, still, obs, flags } = this.look;
    this.flags = flags;
    void this.drawFlags(flags);
    this.obs = obs ? openObs(obs.url, obs.password) : insideObs();
    this.setAttribute('theme', theme);
    this.toggleAttribute('still', still);
    if (accent) this.style.setProperty('--ov-accent', accent);
    const { url, address } = this.place;
    this.end = openFollower({ url, ...address, changed: (followed, fresh) => this.handleChange(followed, fresh) });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.leaving);
    clearInterval(this.ticking);
    this.forgetToken();
    void this.end();
  }

  protected override render() {
    const view = this.view();
    if (!view) {
      return html`<p class="chip alone" role="status">${msg(str`Table ${this.place.address.table}: no match yet`)}</p>`;
    }
    const { layout, corner, top } = this.look;
    // A board over the scoreboard would hide half of it.
    const behind = layout === 'full' && this.film?.where === 'full' && !view.stale;
    return html`
      <div class="place ${layout} ${layout === 'corner' ? corner : ''} ${top ? 'top' : ''} ${view.stale ? 'stale' : ''} ${behind ? 'behind' : ''}">
        ${this.renderLayout(view)}
        ${view.stale ? html`<p class="chip" role="status">${staleWords(view.stale)}</p>` : nothing}
      </div>
      ${
        this.film && !view.stale
          ? html`<carrom-overlay-replay class=${this.film.where === 'full' ? 'full-screen' : this.insetPlace()} .film=${this.film.film} ?still=${this.look.still}
              @replay-over=${this.endReplay}></carrom-overlay-replay>`
          : nothing
      }
    `;
  }

  private renderLayout(view: OverlayView) {
    const { layout, still, corner, top } = this.look;
    if (layout === 'corner') {
      return html`<carrom-overlay-corner .view=${view} ?still=${still} ?flip=${corner.startsWith('b')}
        ?right=${corner.endsWith('r')}></carrom-overlay-corner>`;
    }
    if (layout === 'full') return html`<carrom-overlay-full .view=${view} ?still=${still}></carrom-overlay-full>`;
    return html`<carrom-overlay-bar .view=${view} ?still=${still} ?flip=${top}></carrom-overlay-bar>`;
  }

  private view(): OverlayView | undefined {
    const held = this.followed?.following.state;
    if (!held || !this.followed) return undefined;
    const { tag, logo } = this.look;
    const { link } = this.followed;
    // Nobody should read a foul that may be taken back already, or a clock that may have stopped.
    const banner = link === 'live' ? (this.passing ?? standingBanner(held)) : undefined;
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

  private clock(): OverlayView['clock'] {
    const following = this.followed?.following;
    const told = following?.clock;
    if (!told || told.match !== following.state?.match || told.leftMs === 0) return undefined;
    const gone = told.running ? Math.max(0, this.nowMs - (this.followed?.aheadMs ?? 0) - told.atMs) : 0;
    return { seconds: Math.ceil(Math.max(0, told.leftMs - gone) / 1000), running: told.running };
  }

  /** Top right, unless the score is there. */
  private insetPlace(): string {
    const { layout, corner } = this.look;
    return layout === 'corner' && corner === 'tr' ? 'inset left' : 'inset';
  }

  /** Letters until the pictures are there, and where there is none. */
  private async drawFlags(flags: readonly string[]) {
    if (!flags.some(isCountry)) return;
    const { flagPicture } = await import('../io/flags.ts');
    this.flags = await Promise.all(
      flags.map(async flag => (isCountry(flag) ? ((await flagPicture(flag)) ?? flag) : flag)),
    );
  }

  /** Shows what the cue asks for as soon as its shot is there: two messages may come in either order. */
  private beginReplay({ following: { shot } }: Followed) {
    const { cue } = this;
    if (!cue || !shot || shot.match !== cue.replay.match || shot.id !== (cue.replay.shot ?? shot.id)) return;
    this.endReplay();
    if (shot.paths.length === 0 || Date.now() - cue.atMs > CUE_MS) return;
    this.film = { film: filmOf(shot, cue.replay), where: cue.replay.where };
    if (this.look.replayScene) this.leaveScene = visitScene(this.obs, this.look.replayScene);
  }

  private endReplay() {
    this.cue = undefined;
    this.film = undefined;
    this.leaveScene();
    this.leaveScene = () => {};
  }

  private handleChange(followed: Followed, fresh: readonly RulingNote[]) {
    const before = this.followed?.following;
    this.followed = followed;
    const { replay } = followed.following;
    // A cue is not kept by the broker: one that is heard is meant now.
    if (before && replay && replay !== before.replay) this.cue = { replay, atMs: Date.now() };
    // A replay that was cut off is not shown again when the table is back, and OBS must not wait for its end.
    if (followed.link !== 'live') this.endReplay();
    else this.beginReplay(followed);
    this.nowMs = Date.now();
    const running = followed.following.clock?.running === true;
    if (running && !this.ticking) {
      this.ticking = setInterval(() => {
        this.nowMs = Date.now();
      }, 200);
    } else if (!running) {
      clearInterval(this.ticking);
      this.ticking = undefined;
    }
    const last = fresh.at(-1);
    if (last) this.announce(rulingBanner(last, this.look.sayAll));
  }

  private announce(banner: Banner | undefined) {
    clearTimeout(this.leaving);
    this.passing = banner;
    if (!banner) return;
    this.leaving = setTimeout(() => {
      this.passing = undefined;
    }, this.look.bannerMs ?? bannerMs(banner));
  }
}
