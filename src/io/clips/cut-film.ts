import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Footage } from './footage.ts';
import { type FilmCodec, type FilmPicture, muxFilm } from './mux-film.ts';

const CODECS: readonly string[] = ['avc', 'vp9', 'vp8', 'av1'] satisfies readonly FilmCodec[];
const isOurs = (codec: string | null): codec is FilmCodec => codec !== null && CODECS.includes(codec);

/** These milliseconds of a film as a film of their own, from the key picture before them, without encoding them again. */
export const cutFilm = async (film: Blob, fromMs: number, toMs: number): Promise<Footage | undefined> => {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(film) });
  try {
    const track = await input.getPrimaryVideoTrack();
    const codec = (await track?.getCodec()) ?? null;
    const decoder = await track?.getDecoderConfig();
    if (!track || !decoder || !isOurs(codec)) return undefined;
    const sink = new EncodedPacketSink(track);
    const first = (await sink.getKeyPacket(fromMs / 1000)) ?? (await sink.getFirstPacket());
    if (!first) return undefined;
    const zeroMs = first.timestamp * 1000;
    const pictures: FilmPicture[] = [];
    for await (const { timestamp, type, data } of sink.packets(first)) {
      if (timestamp * 1000 > toMs) break;
      pictures.push({ atMs: timestamp * 1000 - zeroMs, key: type === 'key', bytes: data });
    }
    const cut = await muxFilm(pictures, codec, decoder);
    return cut && { film: cut, zeroMs };
  } catch {
    return undefined; // it was cut off, or damaged
  } finally {
    input.dispose();
  }
};
