import type { BrowserContext, Page } from 'playwright-core';

/** What may happen to the eyes: the detector's thread dies or hangs, or the whole analysis hangs. */
export type EyeFate = 'dies' | 'hangs' | 'all hangs';

/**
 * Written before the vision worker's own lines: from the page it can be made to hang, and the threads that it starts can be
 * ended or made deaf. (A loop that the debugger starts would not do: after it no frame was answered any more.)
 */
const FATES = `{
  new BroadcastChannel('fate').onmessage = ({ data }) => {
    while (data === 'all hangs');
  };
  const Plain = Worker;
  self.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      new BroadcastChannel('fate').onmessage = ({ data }) => {
        if (data === 'dies') this.terminate();
        if (data === 'hangs') this.postMessage = () => undefined;
      };
    }
  };
}`;

/** Pages of this context can be told fates. It must have no service worker, which would fetch past it. */
export const giveFates = async (context: BrowserContext): Promise<void> => {
  await context.route(/vision\.worker-[\w-]+\.js/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${FATES}\n${await response.text()}` });
  });
};

export const tellFate = (page: Page, fate: EyeFate): Promise<void> =>
  page.evaluate(told => new BroadcastChannel('fate').postMessage(told), fate);
