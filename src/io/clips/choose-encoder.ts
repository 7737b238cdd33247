import type { FilmCodec } from './mux-film.ts';

export interface ChosenEncoder {
  readonly codec: FilmCodec;
  readonly config: VideoEncoderConfig;
  readonly inHardware: boolean;
}

/** In the order of what they cost where there is no part for them; all play wherever they can be made. */
const CODECS: readonly (readonly [FilmCodec, string])[] = [
  ['avc', 'avc1.42e02a'],
  ['vp8', 'vp8'],
  ['vp9', 'vp09.00.41.08'],
];

/** What a lively board needs to look good: a still one takes less by itself. */
const BITS_PER_PIXEL = 0.11;

const isSupported = async (config: VideoEncoderConfig): Promise<boolean> => {
  try {
    const { supported } = await VideoEncoder.isConfigSupported(config);
    const { codec, width: codedWidth, height: codedHeight } = config;
    if (!supported || codedHeight === undefined) return false;
    // What cannot be played here is no replay.
    return (await VideoDecoder.isConfigSupported({ codec, codedWidth, codedHeight })).supported === true;
  } catch {
    return false;
  }
};

/** What this machine encodes: in hardware where it can. */
export const chooseEncoder = async (width: number, height: number, fps: number): Promise<ChosenEncoder | undefined> => {
  const bitrate = Math.round(width * height * fps * BITS_PER_PIXEL);
  for (const inHardware of [true, false]) {
    for (const [codec, name] of CODECS) {
      const config: VideoEncoderConfig = {
        codec: name,
        width,
        height,
        bitrate,
        framerate: fps,
        latencyMode: 'realtime',
        hardwareAcceleration: inHardware ? 'prefer-hardware' : 'no-preference',
      };
      if (await isSupported(config)) return { codec, config, inHardware };
    }
  }
  return undefined;
};
