import { baseSeat } from '../../carrom/base-seat.ts';
import { echoesIn } from './echoes.ts';
import type { Episode } from './episode.ts';
import { costOfArrival, fatesOf, stretchOf } from './fates.ts';
import type { Surroundings } from './likelihood.ts';
import type { WhoLeft } from './who-left.ts';

/** That nothing was struck: a hand came, was taken for discs, took some or put some down. */
export const costOfHand = (episode: Episode, { left, arrivals }: WhoLeft, around: Surroundings): number => {
  const { model } = around;
  const echoes = echoesIn(episode);
  const seen = episode.tracklets.map(tracklet =>
    Math.min(stretchOf(tracklet, echoes, model).asClutter, model.clutterHandSight * tracklet.sights.length),
  );
  const gone = left.map(disc =>
    Math.min(
      // Hands take strikers from where they came to rest. One on a base line is there to be struck.
      disc.share.striker < 0.5 ? model.handUnseen : baseSeat(around.kind, disc.place.at) ? model.strikerOffBase : 0,
      ...fatesOf(disc, episode, around).flatMap(({ ending, cost }) =>
        ending.kind === 'fell' || ending.kind === 'flew' ? [] : [cost],
      ),
    ),
  );
  const came = arrivals.map(place => Math.min(model.handDid, costOfArrival(place, episode, around)));
  return [...seen, ...gone, ...came].reduce((a, b) => a + b, model.handDid);
};
