/** Time and movement of the teasers. All times are seconds from the start of a scene. */

/** Slow at both ends. @param share from 0 to 1; what lies outside is cut */
export function ease(share: number): number {
  const cut = Math.min(1, Math.max(0, share));
  return cut < 0.5 ? 4 * cut ** 3 : 1 - (2 - 2 * cut) ** 3 / 2;
}

/** How far an eased movement from one moment to another has come: 0 to 1. */
export function between(time: number, from: number, to: number): number {
  return ease((time - from) / (to - from));
}

export function blend(first: number, second: number, share: number): number {
  return first + (second - first) * share;
}

interface Stay {
  /** When it begins to appear. */
  readonly from: number;
  /** When it has gone; left out for what stays. */
  readonly until?: number;
  /** Of coming; going takes half of it. */
  readonly seconds?: number;
}

/** How much of something is there: 0 before it comes, 1 while it stays, 0 when it has gone. */
export function presence(time: number, { from, until, seconds = 0.7 }: Stay): number {
  const coming = between(time, from, from + seconds);
  return until === undefined ? coming : coming * (1 - between(time, until - seconds / 2, until));
}
