/** Ticks as often as it is told: a browser slows down the timers of a covered page, but not those of a worker. */
addEventListener('message', ({ data }: MessageEvent<number>) => {
  setInterval(() => postMessage(0), data);
});
