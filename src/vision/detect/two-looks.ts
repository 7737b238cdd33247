import { DISCS } from '../../carrom/discs.ts';
import { certaintyOf, logOdds } from './log-odds.ts';
import { readSettings, type SeenDisc } from './read-heatmap.ts';
import type { InRectified } from './rectified.ts';
import type { Opinion } from './second-look.ts';
import { likeliest } from './table-colours.ts';

/** The first look has seen more of the board around, the second more of the find: so much does the second count. */
const SECOND_COUNTS = { isDisc: 0.7, kind: 0.6 };
/** Most of what is doubtful to both is none: so much, in log odds, is taken off. */
const DOUBT = 0.15;
/** Each errs about a disc's middle in its own way: so far towards the second look's it is, most likely. */
const TOWARDS_SECOND = 0.4;
/** The ends of a smear are further from its middle than either errs: from here on the second look is believed more, and then alone. */
const SMEAR_PX = { from: 3, to: 6 };
/** From here on the second look is sure. */
const SURE_OF_IT = 0.95;

/** How much of the way to the middle that the second look sees is gone. */
const shareOfWay = (find: InRectified, middle: InRectified): number => {
  const off = Math.hypot(middle.xPx - find.xPx, middle.yPx - find.yPx);
  const smeared = Math.min(1, Math.max(0, (off - SMEAR_PX.from) / (SMEAR_PX.to - SMEAR_PX.from)));
  return TOWARDS_SECOND + (1 - TOWARDS_SECOND) * smeared;
};

/** A find after the second look. */
export interface SeenTwice extends SeenDisc {
  /** What the first look said, where the second is not sure of a disc. */
  readonly first?: Pick<SeenDisc, 'kind' | 'certainty'>;
}

/** No two discs can lie as near to each other as this: where the second of two of one kind is doubtful, they are ends of a smear. */
const ENDS = { withinPx: 12, below: 0.95 };

const apartPx = (a: SeenDisc, b: SeenDisc): number => Math.hypot(a.at.xPx - b.at.xPx, a.at.yPx - b.at.yPx);

const isSameDisc = (surer: SeenDisc, find: SeenDisc): boolean => {
  const apart = apartPx(surer, find);
  const ends = apart < ENDS.withinPx && find.kind === surer.kind && find.certainty < ENDS.below;
  return apart < readSettings.oneDiscPx || ends;
};

/** The surer of two finds of one disc; of a smear's two ends, as far between them as they are certain. */
const between = <D extends SeenDisc>(surer: D, find: SeenDisc): D => {
  if (apartPx(surer, find) < readSettings.oneDiscPx) return surer;
  const share = find.certainty / (surer.certainty + find.certainty);
  const { xPx, yPx } = surer.at;
  return { ...surer, at: { xPx: xPx + share * (find.at.xPx - xPx), yPx: yPx + share * (find.at.yPx - yPx) } };
};

/** How likely a find is a disc by both looks. */
const together = (first: number, second: number): number =>
  certaintyOf(SECOND_COUNTS.isDisc * logOdds(second) + (1 - SECOND_COUNTS.isDisc) * logOdds(first) - DOUBT);

/** The finds after the second look, surest first; two that turn out to be about one disc are one. */
export const withOpinions = (
  finds: readonly SeenDisc[],
  opinionOn: (find: SeenDisc) => Opinion | undefined,
): readonly SeenTwice[] => {
  const mix = (a: number, b: number, share: number) => a + share * (b - a);
  const named = finds.map((find): SeenTwice => {
    const opinion = opinionOn(find);
    if (!opinion) return find;
    const { kind, certainty } = find;
    const share = shareOfWay(find.at, opinion.middle);
    const at = {
      xPx: mix(find.at.xPx, opinion.middle.xPx, share),
      yPx: mix(find.at.yPx, opinion.middle.yPx, share),
    };
    const odds = { ...find.odds };
    for (const each of DISCS) odds[each] = mix(odds[each], opinion.odds[each], SECOND_COUNTS.kind);
    const named = { kind: likeliest(odds), at, certainty: together(certainty, opinion.isDisc), odds };
    return opinion.isDisc < SURE_OF_IT ? { ...named, first: { kind, certainty } } : named;
  });
  const kept: SeenTwice[] = [];
  for (const find of named.sort((a, b) => b.certainty - a.certainty)) {
    const same = kept.findIndex(other => isSameDisc(other, find));
    const surer = kept[same];
    if (surer) kept[same] = between(surer, find);
    else kept.push(find);
  }
  return kept;
};
