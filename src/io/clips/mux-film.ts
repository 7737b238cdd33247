import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

export type FilmCodec = 'avc' | 'vp9' | 'vp8' | 'av1';

/** One encoded picture; times in milliseconds since the film's first. */
export interface FilmPicture {
  readonly atMs: number;
  readonly key: boolean;
  readonly bytes: Uint8Array;
}

/** How long the last picture of a film is shown, where nothing says it. */
const LAST_MS = 1000 / 30;

/** Encoded pictures as a film, without encoding them again: H.264 in MP4, the others in WebM. */
export const muxFilm = async (
  pictures: readonly FilmPicture[],
  codec: FilmCodec,
  decoderConfig: VideoDecoderConfig,
): Promise<Blob | undefined> => {
  if (pictures.length === 0) return undefined;
  const target = new BufferTarget();
  const format = codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source);
  await output.start();
  for (const [i, { atMs, key, bytes }] of pictures.entries()) {
    const lastsMs = (pictures[i + 1]?.atMs ?? atMs + LAST_MS) - atMs;
    const packet = new EncodedPacket(bytes, key ? 'key' : 'delta', atMs / 1000, lastsMs / 1000);
    await source.add(packet, i === 0 ? { decoderConfig } : undefined);
  }
  await output.finalize();
  return target.buffer ? new Blob([target.buffer], { type: await output.getMimeType() }) : undefined;
};
