import { saveFile } from '../../io/save-file.ts';
import { shotsCsv } from '../../match/shots-csv.ts';
import type { ExportKind } from '../../ui/match-library.ts';
import { currentLanguage } from '../language.ts';
import type { TableSession } from './session/table-session.ts';
import { showSheet } from './show-sheet.ts';

/** The match as a file on the person's disk, a table of shots, or a sheet to print. */
export const saveMatch = ({ match: { view, keeper }, library }: TableSession, kind: ExportKind): void => {
  if (!view) return;
  const name = view.start.names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_');
  if (kind === 'sheet') showSheet(view, library.startedAtMs());
  else if (kind === 'csv') saveFile(`${name}.csv`, 'text/csv', shotsCsv(view, currentLanguage()));
  else saveFile(`${name}.carrom.json`, 'application/json', keeper?.exported() ?? '');
};
