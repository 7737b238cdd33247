import { type CameraNote, type CameraPlace, forgetRecord, keepRecord, recordsOf } from '../../../io/camera-records.ts';
import { together } from '../../../match/all-records.ts';
import type { CameraRecord } from '../../../match/camera-record.ts';
import type { Seen } from '../../../vision/look.ts';

/** How a camera did above a table, in all matches that it saw there. */
export class CameraHistory {
  /** This camera's, the newest match first. */
  notes: readonly CameraNote[] = [];
  private place: CameraPlace | undefined;

  /** Another picture runs; undefined where it is no camera's. */
  goTo(place: CameraPlace | undefined) {
    this.place = place;
    this.notes = place ? recordsOf(place) : [];
  }

  /** What is known of this match by now. */
  note(match: string | undefined, record: CameraRecord | undefined, seen: Seen | undefined) {
    const { place } = this;
    if (!place || match === undefined || !record || !seen) return;
    const before = this.notes.find(each => each.match === match);
    if (before && JSON.stringify(before.record) === JSON.stringify(record)) return;
    const { widthPx, heightPx, light } = seen;
    const { verdict, brightness } = light;
    keepRecord({ match, ...place, atMs: Date.now(), widthPx, heightPx, light: { verdict, brightness }, record });
    this.notes = recordsOf(place);
  }

  forget(match: string) {
    forgetRecord(match);
    if (this.place) this.notes = recordsOf(this.place);
  }

  /** All matches together. */
  get whole(): CameraRecord {
    return together(this.notes.map(({ record }) => record));
  }

  /** For whoever wants to know more: a file without names. */
  exported(): string {
    const matches = this.notes.map(({ match: _match, table: _table, cameraId: _camera, ...rest }) => rest);
    const about = { format: 'carrom-camera-record', version: 1, table: this.place?.table };
    return `${JSON.stringify({ ...about, whole: this.whole, matches }, undefined, 1)}\n`;
  }
}
