/** Anything that holds a picture's memory until it is closed. */
export interface Closable {
  close(): void;
}

/**
 * One frame in flight, the newest waits, the rest are dropped (and told, so that the gap is flagged).
 * Every frame that is offered is closed here; `look` may close its own earlier.
 */
export const newestFrameWins = <F extends Closable>(look: (frame: F) => Promise<void>, dropped: (frame: F) => void) => {
  let waiting: F | undefined;
  let busy = false;

  const lookAtAll = async () => {
    busy = true;
    try {
      while (waiting) {
        const frame = waiting;
        waiting = undefined;
        try {
          await look(frame);
        } finally {
          frame.close();
        }
      }
    } finally {
      busy = false;
    }
  };

  return (frame: F): void => {
    if (waiting) {
      dropped(waiting);
      waiting.close();
    }
    waiting = frame;
    if (!busy) void lookAtAll();
  };
};
