const FIRST = 5_000;
const LONGEST = 3_600_000;

/**
 * Milliseconds until the next try: twice as long after each, up to an hour, and never the same for two browsers, which
 * would otherwise all come back to a server at the moment at which it does.
 *
 * @param attempts that have failed, at least one
 * @param random from 0 to 1
 */
export function pauseAfter(attempts: number, random: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** (attempts - 1));
  return Math.round(whole * (0.5 + random / 2));
}
