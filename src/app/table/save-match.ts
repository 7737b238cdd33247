import { BUNDLE_ENDING, packMatch } from '../../io/clips/match-bundle.ts';
import { saveBlob, saveFile } from '../../io/save-file.ts';
import { shotsCsv } from '../../match/shots-csv.ts';
import type { ExportKind } from '../../ui/match-library.ts';
import { currentLanguage } from '../language.ts';
import type { MatchKeeper } from './session/match-keeper.ts';
import type { TableClips } from './session/table-clips.ts';
import type { TableSession } from './session/table-session.ts';
import { showSheet } from './show-sheet.ts';

const saveWithClips = async (name: string, keeper: MatchKeeper | undefined, clips: TableClips) => {
  const [match, at] = [keeper?.exported(), keeper?.at()];
  if (match === undefined || !at) return;
  saveBlob(`${name}${BUNDLE_ENDING}`, await packMatch({ match, clips: await clips.allOf(at.match) }));
};

/** The match as a file on the person's disk, a table of shots, or a sheet to print. */
export const saveMatch = ({ match: { view, keeper }, library, clips }: TableSession, kind: ExportKind): void => {
  if (!view) return;
  const name = view.start.names.join('-').replace(/[^\p{L}\p{N}-]+/gu, '_');
  if (kind === 'sheet') showSheet(view, library.startedAtMs());
  else if (kind === 'csv') saveFile(`${name}.csv`, 'text/csv', shotsCsv(view, currentLanguage()));
  else if (kind === 'clips') void saveWithClips(name, keeper, clips);
  else saveFile(`${name}.carrom.json`, 'application/json', keeper?.exported() ?? '');
};
