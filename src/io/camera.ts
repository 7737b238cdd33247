import { bad, good, type Outcome } from '../carrom/outcome.ts';

export const CAMERA_TROUBLES = [
  'insecure-origin',
  'permission-denied',
  'no-camera',
  'camera-in-use',
  'camera-not-there',
  'camera-unplugged',
  'camera-failed',
] as const;
export type CameraTrouble = (typeof CAMERA_TROUBLES)[number];

export interface CameraChoice {
  readonly id: string;
  /** Empty until the person has allowed a camera once: browsers hide the names before. */
  readonly name: string;
}

export interface OpenCamera {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly id: string;
  readonly name: string;
  stop(): void;
}

/**
 * A moving striker blurs at 30 frames a second: ask for 60, and accept what the camera has. A phone looks at the board with
 * the camera on its back.
 */
const WISHES: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 60 },
  facingMode: { ideal: 'environment' },
};

const troubleOf = (error: unknown): CameraTrouble => {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'permission-denied';
    case 'NotFoundError':
      return 'no-camera';
    case 'NotReadableError':
    case 'AbortError':
      return 'camera-in-use';
    case 'OverconstrainedError':
      return 'camera-not-there';
    default:
      return 'camera-failed';
  }
};

export const listCameras = async (): Promise<readonly CameraChoice[]> => {
  if (!navigator.mediaDevices) return [];
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
};

/** Whether a camera may be opened without asking the person; browsers that do not tell are taken to ask. */
export const mayUseCamera = async (): Promise<boolean> => {
  const answer = await navigator.permissions?.query({ name: 'camera' as PermissionName }).catch(() => undefined);
  return answer?.state === 'granted';
};

/** Calls back when a camera is plugged in or out. */
export const watchCameras = (changed: () => void): (() => void) => {
  navigator.mediaDevices?.addEventListener('devicechange', changed);
  return () => navigator.mediaDevices?.removeEventListener('devicechange', changed);
};

/** Opens the camera with this id, or any. `onUnplugged` is called when it goes away by itself. */
export const openCamera = async (
  id: string | undefined,
  onUnplugged: () => void,
): Promise<Outcome<OpenCamera, CameraTrouble>> => {
  if (!window.isSecureContext || !navigator.mediaDevices) return bad('insecure-origin');
  try {
    const video = id === undefined ? WISHES : { ...WISHES, deviceId: { exact: id } };
    const stream = await navigator.mediaDevices.getUserMedia({ video, audio: false });
    const track = stream.getVideoTracks()[0];
    if (!track) return bad('no-camera');
    track.addEventListener('ended', onUnplugged);
    const stop = () => {
      track.removeEventListener('ended', onUnplugged);
      for (const each of stream.getTracks()) each.stop();
    };
    return good({ stream, track, id: track.getSettings().deviceId ?? id ?? '', name: track.label, stop });
  } catch (error) {
    return bad(troubleOf(error));
  }
};
