import { localized } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import { makeBeeper } from '../../io/beep.ts';
import { heatOf } from '../../match/heat-map.ts';
import type { MatchView } from '../../match/replay.ts';
import { statisticsOf } from '../../match/statistics.ts';
import type { UmpireCall } from '../../rules/calls.ts';
import '../../ui/caller-settings.ts';
import type { CallerManner } from '../../ui/caller-settings.ts';
import '../../ui/clock-settings.ts';
import '../../ui/match-statistics.ts';
import type { ClockWish } from '../../ui/shot-clock.ts';
import type { UmpireCalls } from '../../ui/umpire-calls.ts';
import '../../ui/umpire-calls.ts';
import { newId } from '../new-id.ts';
import type { CallerView } from './session/caller.ts';
import type { ClockView } from './session/table-clock.ts';
import { wish } from './table-wish.ts';

/**
 * What is wanted of a running match now and then: the umpire's calls, the caller's manner, statistics.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-about-match')
@localized()
export class AboutMatch extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0.8rem;
    }
  `;

  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) caller?: CallerView;

  @property({ attribute: false }) clock?: ClockView;

  /** Another tab keeps the match. */
  @property({ type: Boolean }) watching = false;

  @query('carrom-umpire-calls') private calls?: UmpireCalls;

  private readonly beep = makeBeeper();

  /** The umpire's calls, opened. */
  override focus() {
    this.calls?.focus();
  }

  protected override render() {
    const { view, caller } = this;
    if (!view) return nothing;
    return html`
      ${caller?.on ? this.renderCaller(caller.manner) : nothing}
      ${this.watching || !this.clock ? nothing : this.renderClock(view, this.clock)}
      ${
        this.watching || view.start.practice
          ? nothing
          : html`<carrom-umpire-calls
              .view=${view}
              @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => wish(this, { kind: 'record', event: { kind: 'umpire-called', id: newId(), call: detail } })}
            ></carrom-umpire-calls>`
      }
      ${
        view.entries.length > 0
          ? guard(
              [view, document.documentElement.lang],
              () =>
                html`<carrom-match-statistics .players=${statisticsOf(view)} .heat=${heatOf(view)}></carrom-match-statistics>`,
            )
          : nothing
      }
    `;
  }

  private renderClock(view: MatchView, { wish: time, sound }: ClockView) {
    return html`<carrom-clock-settings
      .bookSeconds=${view.table.facts.clock?.seconds}
      .wish=${time}
      .sound=${sound}
      @clock-wished=${({ detail }: CustomEvent<ClockWish>) => wish(this, { kind: 'clock-time', wish: detail })}
      @sound-wished=${({ detail }: CustomEvent<boolean>) => this.handleSound(detail)}
    ></carrom-clock-settings>`;
  }

  private handleSound(on: boolean) {
    wish(this, { kind: 'clock-sound', on });
    if (on) this.beep(880, 80);
  }

  private renderCaller(manner: CallerManner) {
    return html`<carrom-caller-settings
      .manner=${manner}
      @manner-chosen=${({ detail }: CustomEvent<CallerManner>) => wish(this, { kind: 'caller-manner', manner: detail })}
    ></carrom-caller-settings>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-about-match': AboutMatch;
  }
}
