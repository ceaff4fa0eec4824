/** Ease-out, cubic: fast at first, calm at the end. @param share 0 to 1, clamped */
export function easeOut(share: number): number {
  const clamped = Math.min(1, Math.max(0, share));
  return 1 - (1 - clamped) ** 3;
}

/**
 * The figure that a counting tile shows.
 * @param elapsed @param duration in one unit; no duration shows the target at once
 * @param decimals digits after the point, so that 4.8 does not flicker through 4.7342
 */
export function statisticAt(
  target: number,
  elapsed: number,
  duration: number,
  decimals = 0,
): number {
  const share = duration <= 0 ? 1 : elapsed / duration;
  if (share >= 1) return target;
  const scale = 10 ** decimals;
  return Math.round(target * easeOut(share) * scale) / scale;
}
