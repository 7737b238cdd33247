import { mayUseCamera } from '../../io/camera.ts';
import { openCaseStore } from '../../io/cases/case-store.ts';
import { lendClip } from '../../io/clip-relay.ts';
import { openClipStore } from '../../io/clips/clip-store.ts';
import { startVisionWorker } from '../../io/eyes/vision-worker.ts';
import { fetchLan } from '../../io/lan.ts';
import { keepPreferences, readPreferences } from '../../io/preferences.ts';
import { seenAt } from '../../vision/surface/surface-fit.ts';
import { isOnlyHere, linkTo, phoneLinkTo } from '../hub-place.ts';
import { currentLanguage } from '../language.ts';
import { openSource } from './picture/source-wish.ts';
import { loadHub } from './session/hub-voice.ts';
import { openMatchKeeper } from './session/match-keeper.ts';
import type { CaseEdges } from './session/table-cases.ts';
import { openClipLater } from './session/table-replays.ts';
import type { TableEdges } from './session/table-session.ts';

/** Reading films is large: it is fetched when a case is kept. */
const pictureLater: CaseEdges['picture'] = async ({ film, fromMs, toMs, fit }) => {
  const [{ openClip }, { boardPictures }] = await Promise.all([
    import('../../io/clip-video.ts'),
    import('../../io/cases/board-pictures.ts'),
  ]);
  const video = fit && (await openClip(film, fromMs, toMs));
  if (!video) return [];
  const pictures = await boardPictures(video, fit);
  video.close();
  return pictures;
};

/** A shot's own stretch of film, for overlays on this computer: of a long recording nothing else is lent. */
const lendShot: TableEdges['lendClip'] = async (match, shot, { film, fromMs, strikeMs, toMs, fit }) => {
  const cut = await (await import('../../io/clips/cut-film.ts')).cutFilm(film, fromMs, toMs);
  if (!cut) return;
  const middle = fit && seenAt(fit, { xMm: 0, yMm: 0 }).xPx / fit.widthPx;
  const [from, strike, to] = [fromMs, strikeMs, toMs].map(ms => ms - cut.zeroMs) as [number, number, number];
  await lendClip(match, shot, {
    film: cut.film,
    fromMs: Math.max(0, from),
    strikeMs: strike,
    toMs: to,
    centre: Math.min(1, Math.max(0, middle ?? 0.5)),
  });
};

/** The outside world of a table whose page is open in a browser. `cameras`: the ids of those that are there. */
export const browserEdges = (cameras: () => readonly string[], refreshCameras: () => Promise<void>): TableEdges => ({
  openKeeper: openMatchKeeper,
  startVision: startVisionWorker,
  openSource,
  openClip: openClipLater,
  openClipStore,
  cases: { openStore: openCaseStore, picture: pictureLater },
  lendClip: lendShot,
  loadHub,
  server: location,
  fetchLan,
  phoneLink: (place, lan) => {
    if (!isOnlyHere(location)) return linkTo('camera.html', place, location, 'with-token');
    return lan && phoneLinkTo('camera.html', place, location, lan);
  },
  language: currentLanguage,
  lastCamera: () => {
    const remembered = readPreferences().cameraId;
    return remembered !== undefined && cameras().includes(remembered) ? remembered : undefined;
  },
  opensByItself: async () => {
    const { cameraLast, phoneLast } = readPreferences();
    if (phoneLast) return 'phone';
    return cameraLast && (await mayUseCamera()) ? 'camera' : undefined;
  },
  began: async ({ cameraId, usePhone }) => {
    const own = usePhone ? undefined : cameraId;
    keepPreferences({
      cameraLast: own !== undefined,
      phoneLast: usePhone !== undefined,
      ...(own ? { cameraId: own } : {}),
    });
    await refreshCameras();
  },
});
