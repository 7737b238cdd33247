import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Pocket } from '../carrom/surface.ts';
import { buttonGroupStyles } from './button-group-styles.ts';
import { decimal } from './decimal.ts';
import { pocketWord } from './disc-words.ts';
import './drawn-board.ts';
import './player-bar.ts';
import { timeWords } from './player-bar.ts';
import { PlayerClock } from './player-clock.ts';
import { frameTime, type PlayerFilm, type PlayerVideo } from './player-film.ts';
import { playerIcons } from './player-icons.ts';
import { type PlayerKey, playerKey } from './player-keys.ts';
import { drawWays } from './player-paths.ts';
import './player-picture.ts';
import { sharedStyles } from './shared-styles.ts';
import { shotPlayerStyles } from './shot-player-styles.ts';

const SPEEDS = [0.25, 0.5, 1] as const;
const SPEED_WORDS: Readonly<Record<number, string>> = { 0.25: '¼×', 0.5: '½×', 1: '1×' };
const VIEWS = ['video', 'drawn', 'both'] as const;
type PlayerView = (typeof VIEWS)[number];

/** Without a video a step is as long as a camera's frame. */
const STEP_MS = 1000 / 30;
/** A shot begins to be shown so long before its strike. */
const LEAD_MS = 700;

/** A shot again: the video with the ways of the discs growing on it, or the board from above; slow, step by step, or over and over. */
@customElement('carrom-shot-player')
@localized()
export class ShotPlayer extends LitElement {
  static override styles = [sharedStyles, buttonGroupStyles, shotPlayerStyles];

  @property({ attribute: false }) film?: PlayerFilm | undefined;

  /** Begins by itself. */
  @property({ type: Boolean }) autoplay = false;

  @state() private wantedView: PlayerView = 'video';
  @state() private pocket?: Pocket | undefined;
  private shownMs: number | undefined;
  private readonly clock = new PlayerClock(
    () => this.requestUpdate(),
    () => (this.video() && this.view() !== 'drawn' ? this.shownMs : undefined),
  );

  /** What it shows now: the moment of the shot, and how fast. */
  get now(): { readonly ms: number; readonly speed: number } {
    return { ms: this.shownMs ?? this.clock.ms, speed: this.clock.speed };
  }

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKey);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.handleKey);
    this.clock.pause();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const { film } = this;
    if (!changed.has('film') || !film) return;
    const before = changed.get('film');
    this.clock.span(film.fromMs, film.toMs);
    if (before?.key !== film.key) this.begin(film);
    else if (before.video !== film.video) this.shownMs = undefined;
  }

  protected override render() {
    const { film, clock } = this;
    if (!film) return nothing;
    return html`
      <div class="player" role="group" aria-label=${msg('Replay of the shot')}>
        <div class="stage ${this.view()}">
          ${this.renderVideo(film)} ${this.view() === 'video' ? nothing : this.renderBoard(film)}
          <span class="tag">${msg('Replay')} <b>${SPEED_WORDS[clock.speed]}</b></span>
        </div>
        <div class="tools">
          <carrom-player-bar .film=${film} .ms=${clock.ms} @time-wanted=${({ detail }: CustomEvent<number>) => this.jump(detail)}></carrom-player-bar>
          <div class="row">${this.renderRun()} ${this.renderSpeeds()} ${this.renderViews(film)} ${this.renderPocket(film)}
            <span class="clock" aria-hidden="true">${decimal(clock.ms / 1000, 2)} s</span>
          </div>
          <p class="says quiet">${film.says} ${film.strikeMPerS > 0 ? msg(str`Struck at ${decimal(film.strikeMPerS, 1)} m/s.`) : nothing}
            ${film.video === 'opening' ? msg('The video is being opened.') : film.video ? nothing : msg('There is no video of this shot.')}
          </p>
        </div>
      </div>
    `;
  }

  private renderVideo(film: PlayerFilm) {
    const video = this.video();
    if (!video || this.view() === 'drawn') return nothing;
    return html`<carrom-player-picture
      .film=${film}
      .video=${video}
      .ms=${this.clock.ms}
      .pocket=${this.pocket}
      role="img"
      aria-label=${msg(str`The shot on video, ${timeWords(this.clock.ms)}`)}
      @frame-shown=${({ detail }: CustomEvent<number>) => {
        this.shownMs = detail;
      }}
    ></carrom-player-picture>`;
  }

  private renderBoard(film: PlayerFilm) {
    const moving = film.at(this.clock.ms);
    const discs = moving.filter(({ gone }) => !gone).map(({ disc, xMm, yMm }) => ({ disc, at: { xMm, yMm } }));
    return html`<carrom-drawn-board
      .discs=${discs}
      .drawing=${drawWays(moving, (_disc, xMm, yMm) => ({ xPx: xMm, yPx: -yMm }), 1.4)}
      .label=${msg(str`The shot from above, ${timeWords(this.clock.ms)}`)}
    ></carrom-drawn-board>`;
  }

  private renderRun() {
    const { running, loop } = this.clock;
    return html`
      <div class="group" role="group" aria-label=${msg('Run')}>
        ${this.button('back', msg('One frame back'), playerIcons.back, '←')}
        <button class="play" title=${msg('Play or pause')} aria-label=${running ? msg('Pause') : msg('Play')} aria-keyshortcuts="Space" @click=${() => this.clock.toggle()}>
          ${running ? playerIcons.pause : playerIcons.play}
        </button>
        ${this.button('on', msg('One frame on'), playerIcons.on, '→')}
        <button title=${msg('Over and over')} aria-label=${msg('Over and over')} aria-keyshortcuts="L" aria-pressed=${loop} @click=${() => this.act('loop')}>${playerIcons.loop}</button>
      </div>
    `;
  }

  private button(key: PlayerKey, words: string, icon: unknown, shown: string) {
    return html`<button title="${words} (${shown})" aria-label=${words} @click=${() => this.act(key)}>${icon}</button>`;
  }

  private renderSpeeds() {
    return html`<div class="group" role="group" aria-label=${msg('Speed')}>
      ${SPEEDS.map(
        speed =>
          html`<button aria-pressed=${speed === this.clock.speed} @click=${() => this.setSpeed(speed)}>${SPEED_WORDS[speed]}</button>`,
      )}
    </div>`;
  }

  private renderViews(film: PlayerFilm) {
    if (!film.video || film.video === 'opening') return nothing;
    const words: Record<PlayerView, string> = { video: msg('Video'), drawn: msg('From above'), both: msg('Both') };
    return html`<div class="group" role="group" aria-label=${msg('View')}>
      ${VIEWS.map(
        view =>
          html`<button aria-pressed=${view === this.view()} @click=${() => this.look(view)}>${words[view]}</button>`,
      )}
    </div>`;
  }

  /** The pocket in doubt, or the one where the last disc fell. */
  private renderPocket(film: PlayerFilm) {
    const pocket = film.doubt?.pocket ?? film.moments.findLast(({ kind }) => kind === 'fall')?.pocket;
    if (!pocket || !this.video()?.seenAt || this.view() === 'drawn') return nothing;
    return html`<button aria-pressed=${this.pocket !== undefined} @click=${() => {
      this.pocket = this.pocket ? undefined : pocket;
    }}>${msg(str`Pocket ${pocketWord(pocket)}`)}</button>`;
  }

  private video(): PlayerVideo | undefined {
    const video = this.film?.video;
    return video === 'opening' ? undefined : video;
  }

  private view(): PlayerView {
    return this.video() ? this.wantedView : 'drawn';
  }

  private begin({ doubt, fromMs }: PlayerFilm) {
    this.shownMs = undefined;
    this.pocket = doubt?.pocket;
    this.clock.seek(doubt ? doubt.ms : Math.max(fromMs, -LEAD_MS));
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.autoplay && !doubt && !still) this.clock.play();
    else if (this.clock.running) this.clock.pause();
  }

  private act(key: PlayerKey) {
    const { clock, film } = this;
    if (!film) return;
    const moment = (way: 1 | -1) => {
      const times = film.moments.map(({ ms }) => ms);
      const next = way > 0 ? times.find(ms => ms > clock.ms + 1) : times.findLast(ms => ms < clock.ms - 1);
      this.stopAt(next ?? (way > 0 ? film.toMs : film.fromMs));
    };
    if (key === 'toggle') clock.toggle();
    else if (key === 'back') this.step(-1);
    else if (key === 'on') this.step(1);
    else if (key === 'moment-back') moment(-1);
    else if (key === 'moment-on') moment(1);
    else if (key === 'start') this.jump(film.fromMs);
    else if (key === 'end') this.stopAt(film.toMs);
    else if (key === 'speed')
      this.setSpeed(SPEEDS[((SPEEDS as readonly number[]).indexOf(clock.speed) + 1) % SPEEDS.length] ?? 1);
    else if (key === 'view') this.look(VIEWS[(VIEWS.indexOf(this.view()) + 1) % VIEWS.length] ?? 'video');
    else {
      clock.loop = !clock.loop;
      this.requestUpdate();
    }
  }

  private step(way: 1 | -1) {
    const times = this.video()?.timesMs;
    if (!times) return this.stopAt(this.clock.ms + way * STEP_MS);
    const at = times.indexOf(frameTime(times, this.clock.ms));
    this.stopAt(times[Math.min(times.length - 1, Math.max(0, at + way))] ?? this.clock.ms);
  }

  private stopAt(ms: number) {
    if (this.clock.running) this.clock.pause();
    this.jump(ms);
  }

  private jump(ms: number) {
    // The time must not wait for the picture of before.
    this.shownMs = undefined;
    this.clock.seek(ms);
  }

  private setSpeed(speed: number) {
    this.clock.speed = speed;
    this.requestUpdate();
  }

  private look(view: PlayerView) {
    this.shownMs = undefined;
    this.wantedView = view;
  }

  private handleKey = (event: KeyboardEvent) => {
    const key = playerKey(event);
    if (!key) return;
    // These keys mean something else on the page around it.
    event.preventDefault();
    event.stopPropagation();
    this.act(key);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-player': ShotPlayer;
  }
}
