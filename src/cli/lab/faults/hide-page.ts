import type { BrowserContext, Page } from 'playwright-core';

/**
 * Whoever drives a browser keeps its pages in sight, and without a screen no window covers them. So what a browser takes from a
 * page that is out of sight is taken from it here: it is told that it is hidden, gets nothing drawn, hears of no picture of a
 * video, and its timers go off on whole seconds only. Workers go on as they do there.
 */
const hiding = () => {
  const plain = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
    requestFrame: requestAnimationFrame.bind(window),
    requestPicture: HTMLVideoElement.prototype.requestVideoFrameCallback,
  };
  let hidden = false;
  const late = new Map<number, number>();
  const unseen: (() => void)[] = [];
  const onTheSecond = (id: number, call: () => void) => {
    if (!hidden) return call();
    if (late.has(id)) return;
    const goesOff = () => {
      late.delete(id);
      call();
    };
    late.set(id, plain.setTimeout(goesOff, 1000 - (performance.now() % 1000)));
  };
  const slowly =
    (set: (call: () => void, ms?: number) => number) =>
    (call: TimerHandler, ms?: number, ...given: unknown[]): number => {
      const id: number = set(() => onTheSecond(id, () => (call as (...all: unknown[]) => void)(...given)), ms);
      return id;
    };
  const clear = (id?: number) => {
    plain.clearTimeout(id);
    plain.clearTimeout(late.get(id ?? -1));
    late.delete(id ?? -1);
  };
  Object.assign(window, {
    setTimeout: slowly(plain.setTimeout),
    setInterval: slowly(plain.setInterval),
    clearTimeout: clear,
    clearInterval: clear,
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      plain.requestFrame(at => (hidden ? unseen.push(() => draw(performance.now())) : draw(at))),
  });
  HTMLVideoElement.prototype.requestVideoFrameCallback = function (look) {
    return plain.requestPicture.call(this, (now, about) => {
      if (hidden) unseen.push(() => this.requestVideoFrameCallback(look));
      else look(now, about);
    });
  };
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  new BroadcastChannel('hiding').onmessage = ({ data }) => {
    hidden = data === 'hide';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (!hidden) for (const draw of unseen.splice(0)) draw();
  };
};

/** Pages of this context can be hidden. */
export const giveHiding = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript('globalThis.__name = named => named'); // tsx leaves calls of it in what is sent to the page
  await context.addInitScript(hiding);
};

export const hide = async (page: Page): Promise<void> => {
  await page.evaluate(() => new BroadcastChannel('hiding').postMessage('hide'));
  await page.waitForFunction(() => document.hidden, undefined, { polling: 100 });
};

export const show = (page: Page): Promise<void> =>
  page.evaluate(() => new BroadcastChannel('hiding').postMessage('show'));
