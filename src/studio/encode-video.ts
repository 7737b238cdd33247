import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

/** H.264 plays everywhere; a Chromium without it makes VP9 or VP8. */
const CODECS = ['avc', 'vp9', 'vp8', 'av1'] as const;

export interface VideoMaker {
  readonly extension: 'mp4' | 'webm';
  readonly add: (picture: CanvasImageSource) => Promise<void>;
  readonly finish: () => Promise<Uint8Array>;
}

export const makeVideo = async (
  width: number,
  height: number,
  fps: number,
  bitsPerSecond: number,
): Promise<VideoMaker> => {
  const codec = await getFirstEncodableVideoCodec([...CODECS], { width, height, bitrate: bitsPerSecond });
  if (!codec) throw new Error('this browser encodes no video');
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no 2D canvas');
  const target = new BufferTarget();
  const output = new Output({
    format: codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const source = new CanvasSource(canvas, { codec, bitrate: bitsPerSecond, keyFrameInterval: 2 });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let count = 0;
  return {
    extension: codec === 'avc' ? 'mp4' : 'webm',
    add: async picture => {
      pen.drawImage(picture, 0, 0, width, height);
      await source.add(count / fps, 1 / fps);
      count += 1;
    },
    finish: async () => {
      await output.finalize();
      return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
    },
  };
};
