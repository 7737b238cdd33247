import * as v from 'valibot';

const schema = v.object({ match: v.string(), seq: v.number() });

/** Which match has grown, and to how many events. */
export type TabNews = v.InferOutput<typeof schema>;

/** Tells the other tabs of this browser that a match has grown, and hears it from them. */
export const openTabNews = (heard: (news: TabNews) => void): ((news: TabNews) => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel('carrom-umpire');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(schema, data);
    if (news.success) heard(news.output);
  };
  return news => channel.postMessage(news);
};
