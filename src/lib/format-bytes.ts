const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `1.50 MB`: Bytes, KB, MB or GB with two decimals (whole numbers for bytes). */
export function formatBytes(size: number): string {
  const step =
    size < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(size) / Math.log(1024)));
  const value = size / 1024 ** step;
  return `${step === 0 ? value : value.toFixed(2)} ${units[step] ?? 'GB'}`;
}

/** `5 MB`: as `formatBytes`, for a limit, which is a round figure. */
export function formatByteLimit(size: number): string {
  return formatBytes(size).replace('.00 ', ' ');
}
