import type { MatchView } from '../../match/replay.ts';
import { scoreSheet } from '../../match/score-sheet.ts';
import '../../ui/score-sheet.ts';

/** Lays the match's sheet over the page, ready to be printed; the page comes back when it is closed. */
export const showSheet = (view: MatchView, startedAtMs: number | undefined): void => {
  const page = [...document.body.children].filter(child => child instanceof HTMLElement);
  const back = document.activeElement;
  const sheet = document.createElement('carrom-score-sheet');
  Object.assign(sheet, { sheet: scoreSheet(view), startedAtMs });
  sheet.addEventListener('print-wanted', () => print());
  sheet.addEventListener('sheet-closed', () => {
    sheet.remove();
    delete document.body.dataset['sheet'];
    for (const element of page) element.inert = false;
    if (back instanceof HTMLElement) back.focus();
  });
  for (const element of page) element.inert = true;
  document.body.append(sheet);
  document.body.dataset['sheet'] = 'shown';
};
