import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { version } from '../../../package.json';
import { aboutBrowser } from '../../io/about-browser.ts';
import { startErrorLog } from '../../io/error-log.ts';
import type { CameraRecord } from '../../match/camera-record.ts';
import type { MatchView } from '../../match/replay.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { healthReport } from './picture/health-report.ts';

/** A report for whoever is asked for help: shown before it is copied, so that nobody passes on what he has not seen. */
@customElement('carrom-report-desk')
@localized()
export class ReportDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      pre {
        max-height: 16rem;
        overflow: auto;
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        font-size: 0.8rem;
        border: 1px solid var(--cu-card-edge);
        border-radius: 8px;
        padding: 0.7rem;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ type: Number }) held = 0;

  /** How the camera did in all matches at this table. */
  @property({ attribute: false }) whole?: CameraRecord | undefined;

  /** What the health panel shows now. */
  @property({ attribute: false }) readHealth: () => readonly (readonly [string, string])[] = () => [];

  @state() private text = '';
  @state() private copied = false;
  private readonly errors = startErrorLog();

  protected override render() {
    return html`
      <details class="card" @toggle=${this.handleToggle}>
        <summary>${msg('Report for a bug')}</summary>
        <p class="quiet">${msg('No names and no pictures are in it. Read it, copy it, send it with your words.')}</p>
        ${this.text ? html`<pre tabindex="0" aria-label=${msg('The report')}>${this.text}</pre>` : nothing}
        <div class="row">
          <button @click=${this.handleCopy}>${msg('Copy the report')}</button>
          <span role="status">${this.copied ? msg('Copied.') : nothing}</span>
        </div>
      </details>
    `;
  }

  private async write() {
    this.text = healthReport({
      version,
      at: new Date(),
      browser: await aboutBrowser(),
      health: this.readHealth(),
      match: this.view,
      held: this.held,
      whole: this.whole,
      errors: this.errors(),
    });
  }

  private handleToggle({ target }: Event) {
    this.copied = false;
    if ((target as HTMLDetailsElement).open) void this.write();
  }

  private async handleCopy() {
    await this.write();
    // A browser that refuses the clipboard leaves the text on the page, to be marked by hand.
    this.copied = await navigator.clipboard.writeText(this.text).then(
      () => true,
      () => false,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-report-desk': ReportDesk;
  }
}
