import type { Plugin } from 'vite';
import { isName } from '../../hub/topics.ts';
import { RECORD_PATH } from '../../io/hall-record.ts';
import type { HallRecord } from './hall-record.ts';

/** Gives hall pages the results of a club that were told before they were opened. */
export const recordNote = (record: HallRecord): Plugin => ({
  name: 'hall-record',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(`/${RECORD_PATH}`, (request, response) => {
      const club = new URLSearchParams(request.url?.split('?')[1] ?? '').get('club') ?? '';
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify({ results: isName(club) ? record.results(club) : [] }));
    });
  },
});
