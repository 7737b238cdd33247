import type { Browser } from 'playwright-core';

/** Slow enough that every picture can be taken and packed before the next one shows. */
const SLOWLY = 0.4;

/**
 * The pictures of a recording's first seconds as JPEGs, one for each thirtieth of a second, played and taken in the
 * browser itself: a webcam is faked from them.
 */
export const jpegsOf = async (browser: Browser, url: string, seconds: number): Promise<readonly Buffer[]> => {
  const page = await browser.newPage();
  await page.goto(new URL('/', url).href);
  const taken = (await page.evaluate(`(async () => {
    const video = Object.assign(document.createElement('video'), { muted: true, src: ${JSON.stringify(url)} });
    await new Promise((loaded, failed) => Object.assign(video, { onloadeddata: loaded, onerror: failed }));
    const canvas = Object.assign(document.createElement('canvas'), { width: video.videoWidth, height: video.videoHeight });
    const context = canvas.getContext('2d');
    const taken = [];
    const take = atS => {
      context.drawImage(video, 0, 0);
      taken.push([atS, canvas.toDataURL('image/jpeg', 0.9).split(',')[1]]);
    };
    // Only what was shown is taken: drawn as soon as it is loaded, the first picture was black at times.
    await new Promise(done => {
      const next = (_now, { mediaTime }) => {
        take(mediaTime);
        if (mediaTime >= ${seconds} || video.ended) return done();
        video.requestVideoFrameCallback(next);
      };
      video.requestVideoFrameCallback(next);
      video.playbackRate = ${SLOWLY};
      void video.play();
    });
    video.pause();
    return taken;
  })()`)) as readonly (readonly [atS: number, jpeg: string])[];
  await page.close();
  // A picture that was missed is the one before it, as in a camera that stutters.
  return Array.from({ length: Math.floor(seconds * 30) }, (_, i) => {
    const latest = taken.findLast(([atS]) => atS <= (i + 0.5) / 30) ?? taken[0];
    return Buffer.from(latest?.[1] ?? '', 'base64');
  });
};
