/** Nothing is as certain as 0 or 1: both would outweigh all else. */
const CERTAIN = { least: 0.001, most: 0.999 };

/** In log odds what two say of one thing can be added up: 0 is as likely as not. */
export const logOdds = (certainty: number): number => {
  const sure = Math.min(CERTAIN.most, Math.max(CERTAIN.least, certainty));
  return Math.log(sure / (1 - sure));
};

export const certaintyOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
