import { mayUseCamera } from '../../io/camera.ts';
import { openClipStore } from '../../io/clips/clip-store.ts';
import { startVisionWorker } from '../../io/eyes/vision-worker.ts';
import { keepPreferences, readPreferences } from '../../io/preferences.ts';
import { currentLanguage } from '../language.ts';
import { openSource } from './picture/source-wish.ts';
import { loadHub } from './session/hub-voice.ts';
import { openMatchKeeper } from './session/match-keeper.ts';
import { openClipLater } from './session/table-replays.ts';
import type { TableEdges } from './session/table-session.ts';

/** The outside world of a table whose page is open in a browser. `cameras`: the ids of those that are there. */
export const browserEdges = (cameras: () => readonly string[], refreshCameras: () => Promise<void>): TableEdges => ({
  openKeeper: openMatchKeeper,
  startVision: startVisionWorker,
  openSource,
  openClip: openClipLater,
  openClipStore,
  loadHub,
  server: location,
  language: currentLanguage,
  lastCamera: () => {
    const remembered = readPreferences().cameraId;
    return remembered !== undefined && cameras().includes(remembered) ? remembered : undefined;
  },
  opensByItself: async () => readPreferences().cameraLast === true && (await mayUseCamera()),
  began: async ({ cameraId }) => {
    keepPreferences({ cameraLast: cameraId !== undefined, ...(cameraId ? { cameraId } : {}) });
    await refreshCameras();
  },
});
