import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { saveBlob, saveFile } from '../../io/save-file.ts';
import '../../ui/camera-history.ts';
import type { TableSession } from './session/table-session.ts';
import { wish } from './table-wish.ts';

/**
 * How the camera did at this table, and its mistakes as files.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-history-desk')
@localized()
export class HistoryDesk extends LitElement {
  @property({ attribute: false }) session?: TableSession;

  /** Changes whenever what is shown does: the session stays the same object. */
  @property({ attribute: false }) beat = 0;

  protected override render() {
    const { session } = this;
    if (!session) return nothing;
    const { cases, history, match } = session;
    const now = {
      match: match.shown && match.cameraRecord,
      whole: history.whole,
      matches: history.notes.length,
      agreed: cases.agreed,
      cases: cases.kept.length,
      caseBytes: cases.kept.reduce((sum, { bytes }) => sum + bytes, 0),
    };
    return html`<carrom-camera-history
      .now=${now}
      @record-wanted=${() => saveFile('camera-record.json', 'application/json', history.exported())}
      @cases-agreed=${({ detail }: CustomEvent<boolean>) => wish(this, { kind: 'keep-cases', agreed: detail })}
      @cases-wanted=${() => this.saveCases(session)}
      @cases-doomed=${() => wish(this, { kind: 'forget-cases' })}
    ></carrom-camera-history>`;
  }

  private async saveCases({ cases }: TableSession) {
    for (const { name } of cases.kept) {
      const file = await cases.read(name);
      if (file) saveBlob(name, file);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-history-desk': HistoryDesk;
  }
}
