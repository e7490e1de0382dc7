/** How much something was used, and when last, in milliseconds. */
export interface OwnUse {
  /** Each use counts 1, and half of that every half-life; as of the last one. */
  readonly weight: number;
  readonly at: number;
}

const halfLife = 14 * 24 * 60 * 60 * 1000;

const left = (since: number) => 2 ** -(since / halfLife);

/** With one more use; uses come to the same in whatever order they are told. */
export function withUse(known: OwnUse | undefined, at: number): OwnUse {
  if (known === undefined) return { weight: 1, at };
  const last = Math.max(known.at, at);
  return { weight: known.weight * left(last - known.at) + left(last - at), at: last };
}

/**
 * Recency and frequency in one: the moment at which a single use would count as much. All fade alike, so that what ranks
 * before another now does so until one of them is used again.
 */
export const rankOfUse = ({ weight, at }: OwnUse): number => at + halfLife * Math.log2(weight);
