import { msg, str } from '@lit/localize';
import { html, type TemplateResult } from 'lit';
import type { Disc } from '../carrom/discs.ts';
import type { Stroke } from '../rules/stroke.ts';
import { discMark } from './disc-mark.ts';
import { discWord, pocketWord } from './disc-words.ts';

const one = (disc: Disc, where: string): TemplateResult =>
  html`<span class="went">${discMark(disc)} ${discWord(disc)}${where ? html` <small>${where}</small>` : ''}</span>`;

/** What went down or off, with its marks: "white bottom left, striker top right". */
export const strokeWords = ({ pocketed, offSurface }: Stroke): TemplateResult => {
  if (pocketed.length + offSurface.length === 0) return html`${msg('Nothing fell')}`;
  return html`
    ${pocketed.map(({ disc, pocket }) => one(disc, pocket === 'unknown' ? '' : pocketWord(pocket)))}
    ${offSurface.map(disc => one(disc, msg('off the board')))}
  `;
};

/** The same without marks, for those who hear it. */
export const strokeSaid = ({ pocketed, offSurface }: Stroke): string => {
  if (pocketed.length + offSurface.length === 0) return msg('Nothing fell');
  const fell = pocketed.map(({ disc, pocket }) =>
    pocket === 'unknown' ? discWord(disc) : `${discWord(disc)} ${pocketWord(pocket)}`,
  );
  return [...fell, ...offSurface.map(disc => msg(str`${discWord(disc)} off the board`))].join(', ');
};
