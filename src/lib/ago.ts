let agoText: Intl.RelativeTimeFormat | undefined;
const agoUnits = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * `3 hours ago`, `yesterday`, `just now`. A time that lies ahead, by a clock that is wrong, is just now.
 *
 * @param iso ISO 8601 @param now milliseconds since the epoch
 */
export function formatAgo(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  const unit = agoUnits.find(([, length]) => passed >= length);
  if (!unit) return 'just now';
  agoText ??= new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  return agoText.format(-Math.floor(passed / unit[1]), unit[0]);
}
