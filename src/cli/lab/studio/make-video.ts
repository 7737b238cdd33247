import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RecordingOrder, TakenTruth } from '../../../studio/page-api.ts';
import type { Job, StudioOptions } from './options.ts';
import { Progress } from './progress.ts';
import type { StudioServer, StudioTab } from './studio-browser.ts';
import { asTrouble } from './trouble.ts';

interface Kept {
  readonly at: number;
  readonly bytes: number;
  readonly taken: TakenTruth | null;
}

/** Frames are kept as they come, so that an interrupted recording goes on where it stopped. */
const resume = (order: RecordingOrder, orderFile: string, framesFile: string, mjpeg: string): Kept[] => {
  const same = existsSync(orderFile) && readFileSync(orderFile, 'utf8') === JSON.stringify(order);
  if (!same || !existsSync(framesFile) || !existsSync(mjpeg)) {
    writeFileSync(orderFile, JSON.stringify(order));
    writeFileSync(framesFile, '');
    writeFileSync(mjpeg, '');
    return [];
  }
  const kept = readFileSync(framesFile, 'utf8')
    .split('\n')
    .filter(line => line.endsWith('}'))
    .map((line): Kept => JSON.parse(line));
  const last = kept.at(-1);
  truncateSync(mjpeg, last ? last.at + last.bytes : 0);
  writeFileSync(framesFile, kept.map(frame => `${JSON.stringify(frame)}\n`).join(''));
  return kept;
};

const encode = async (
  tab: StudioTab,
  order: RecordingOrder,
  bitsPerSecond: number,
  mjpeg: string,
  kept: readonly Kept[],
  out: string,
): Promise<string> => {
  const extension = await tab.call('startVideo', {
    width: order.width,
    height: order.height,
    fps: order.fps,
    bitsPerSecond,
  });
  const progress = new Progress('frames encoded', kept.length, 0);
  const file = openSync(mjpeg, 'r');
  for (const { at, bytes } of kept) {
    const picture = Buffer.alloc(bytes);
    readSync(file, picture, 0, bytes, at);
    await tab.call('addVideoFrame', picture.toString('base64'));
    progress.step();
  }
  closeSync(file);
  const path = join(out, `recording.${extension}`);
  writeFileSync(path, Buffer.from(await tab.call('finishVideo'), 'base64'));
  progress.end();
  return path;
};

/** A recording and its truth.json. */
export const makeRecording = async (
  server: StudioServer,
  options: StudioOptions,
  job: Job & { readonly kind: 'video' },
): Promise<void> => {
  const { out, seed, look, fps, width, height, quality, calm, tempo, pixels } = options;
  const order: RecordingOrder = { play: job.play, seed, look, fps, width, height, quality, calm, tempo, pixels };
  const [orderFile, framesFile, rows] = [
    join(out, 'unfinished.json'),
    join(out, 'unfinished.jsonl'),
    join(out, 'unfinished.mjpeg'),
  ];
  try {
    mkdirSync(out, { recursive: true });
    const kept = resume(order, orderFile, framesFile, rows);
    const tab = await server.openTab();
    const { frames, durationMs } = await tab.call('openRecording', order);
    const tabs = [tab];
    while (tabs.length < options.workers && frames > 60) tabs.push(await server.openTab());
    for (const helper of tabs.slice(1)) await helper.call('openRecording', order);
    console.log(`Graphics: ${tab.graphics}. ${frames} frames, ${(durationMs / 1000).toFixed(1)} s.`);
    const progress = new Progress('frames', frames, kept.length);
    // Every browser takes each nth frame and is always one ahead of what is written.
    const ask = (i: number) => (i < frames ? tabs[i % tabs.length]?.call('frame', i) : undefined);
    const asked = new Map(tabs.map((_, t) => [kept.length + t, ask(kept.length + t)]));
    const nextFrame = async (i: number) => {
      const taken = await asked.get(i);
      asked.delete(i);
      asked.set(i + tabs.length, ask(i + tabs.length));
      if (!taken) throw new Error(`frame ${i} was never asked for`);
      return taken;
    };
    for (let i = kept.length; i < frames; i += 1) {
      const { jpeg, taken } = await nextFrame(i);
      const picture = Buffer.from(jpeg, 'base64');
      const before = kept.at(-1);
      const frame: Kept = { at: before ? before.at + before.bytes : 0, bytes: picture.length, taken };
      appendFileSync(rows, picture);
      appendFileSync(framesFile, `${JSON.stringify(frame)}\n`);
      kept.push(frame);
      progress.step();
    }
    progress.end();
    writeFileSync(
      join(out, 'truth.json'),
      await tab.call(
        'truth',
        kept.map(({ taken }) => taken),
      ),
    );
    const path = job.mjpeg
      ? join(out, 'recording.mjpeg')
      : await encode(tab, order, options.bitsPerSecond, rows, kept, out);
    if (job.mjpeg) renameSync(rows, path);
    for (const file of [orderFile, framesFile, rows]) rmSync(file, { force: true });
    console.log(`${path} and ${join(out, 'truth.json')}`);
    await Promise.all(tabs.map(open => open.close()));
  } catch (error) {
    throw asTrouble(error, out);
  }
};
