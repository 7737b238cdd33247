import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { Entry, MatchView } from '../../match/replay.ts';
import { speakerOf } from '../../match/speaker.ts';
import { say } from '../../rules/say.ts';
import { drawMiniShot } from '../../ui/mini-shot.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import '../../ui/replay-tools.ts';
import type { ShotFile } from '../../ui/replay-tools.ts';
import '../../ui/shot-player.ts';
import type { ShotPlayer } from '../../ui/shot-player.ts';
import { spoken } from '../../ui/spoken.ts';
import { shotFilm, shotHeading } from '../shot-film.ts';
import { type ClipsOfMatch, noClips, shotWords } from './clips-of-match.ts';
import type { OpenedVideo } from './session/table-replays.ts';
import { wish } from './table-wish.ts';

/**
 * An earlier shot where the picture was: again as it was seen, with what the book said of it; to be corrected, starred and saved.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-again-desk')
@localized()
export class AgainDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        height: 100%;
        min-height: 0;
        color: var(--cu-ivory);
        --cu-on-card: var(--cu-ivory);
        --cu-action: #c9b596;
        --cu-focus: var(--cu-maple);
        --cu-quiet: #d3c1a4;
      }
      section {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        height: 100%;
        outline: none;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.6rem;
        align-items: center;
        padding: 0.4rem 0.8rem;
        background: var(--cu-night);
      }
      .head div {
        flex: 1 1 14rem;
        min-width: 0;
      }
      h2 {
        font-size: 1.3rem;
      }
      p {
        margin: 0;
        font-size: 0.92rem;
        color: var(--cu-quiet);
      }
      .head button {
        min-height: 2.2rem;
        padding: 0.15rem 0.8rem;
      }
      .back {
        background: var(--cu-maple);
        border-color: var(--cu-maple);
        color: var(--cu-ink);
      }
      .film {
        container-type: size;
        display: grid;
        place-items: start center;
        min-height: 0;
        overflow: auto;
      }
      /* As large as leaves its tools in view. */
      carrom-shot-player {
        width: 100%;
        --player-tools: 8.6rem;
        --player-stage: max(16rem, calc((100cqh - var(--player-tools)) * 16 / 9));
        --player-board: max(12rem, calc(100cqh - var(--player-tools)));
      }
      @container (max-height: 31rem) {
        carrom-shot-player {
          --player-tools: 6.4rem;
        }
      }
      carrom-shot-player:focus-visible {
        outline: none;
      }
      .told {
        display: grid;
        place-items: center;
        align-self: center;
        gap: 1rem;
        padding: 1rem;
      }
      .told svg {
        width: min(60cqh, 80cqw);
      }
      @media (max-width: 63.99rem), (max-height: 37.99rem) {
        :host,
        section {
          height: auto;
        }
        .film {
          container-type: inline-size;
        }
        carrom-shot-player {
          --player-stage: 100%;
          --player-board: 62vh;
        }
        .told svg {
          width: min(14rem, 70vw);
        }
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) entry?: Entry | undefined;

  /** To be looked at where it is in doubt. */
  @property({ type: Boolean }) doubtful = false;

  @property({ attribute: false }) video?: OpenedVideo | undefined;

  @property({ attribute: false }) clips: ClipsOfMatch = noClips;

  /** Nobody has asked for it: the keys stay where they are. */
  @property({ type: Boolean }) byItself = false;

  /** It can only be looked at. */
  @property({ type: Boolean }) fixed = false;

  @query('section') private section?: HTMLElement;
  @query('carrom-shot-player') private player?: ShotPlayer;

  /** Its keys count at once, and Tab goes on from here. */
  protected override updated(changed: PropertyValues<this>) {
    const another = changed.has('entry') && this.entry?.event.id !== changed.get('entry')?.event.id;
    if (this.byItself || !(another || changed.get('byItself'))) return;
    const { player } = this;
    if (player) player.tabIndex = -1;
    (player ?? this.section)?.focus({ preventScroll: true });
  }

  protected override render() {
    const { view, entry } = this;
    if (!view || !entry) return nothing;
    const { id } = entry.event;
    const film = shotFilm(entry, this.video?.id === id ? this.video.video : undefined, this.doubtful);
    const speaker = speakerOf(view);
    return html`
      <section aria-label=${msg('Replay')} tabindex="-1">
        <div class="head">
          <div>
            <h2>${shotHeading(view, entry)}</h2>
            <p>${entry.ruling.findings.map(finding => html`${spoken(say(finding, speaker))} `)}</p>
          </div>
          ${film ? this.renderTools(view, entry, typeof film.video === 'object') : nothing}
          ${this.fixed ? nothing : html`<button @click=${() => wish(this, { kind: 'open-entry', id })}>${msg('Correct')}</button>`}
          <button class="back" aria-keyshortcuts="Escape" @click=${() => wish(this, { kind: 'see-again', id: undefined })}>${msg('Back to the table')}</button>
        </div>
        <div class="film">
          ${film ? html`<carrom-shot-player .film=${film} autoplay></carrom-shot-player>` : this.renderTold(entry)}
        </div>
      </section>
    `;
  }

  private renderTools(view: MatchView, entry: Entry, video: boolean) {
    const { id } = entry.event;
    const save = (as: ShotFile) => {
      const { ms, speed } = this.player?.now ?? { ms: 0, speed: 1 };
      wish(this, { kind: 'export-shot', id, as, words: shotWords(view, entry), ms, speed });
    };
    return html`<carrom-replay-tools
      .starred=${this.clips.starred.has(id)}
      .making=${this.clips.making}
      ?video=${video}
      @star-wanted=${({ detail }: CustomEvent<boolean>) => wish(this, { kind: 'star-shot', id, on: detail })}
      @shot-file-wanted=${({ detail }: CustomEvent<ShotFile>) => save(detail)}
      @making-stopped=${() => wish(this, { kind: 'cancel-export' })}
    ></carrom-replay-tools>`;
  }

  /** Nobody saw it: what was told of it is all there is. */
  private renderTold({ event }: Entry) {
    return html`<div class="told">
      ${event.kind === 'shot-played' ? drawMiniShot([], event.stroke) : nothing}
      <p>${event.kind === 'shot-played' ? msg('This shot was told by hand: there is nothing to see again.') : msg('This is the umpire’s word.')}</p>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-again-desk': AgainDesk;
  }
}
