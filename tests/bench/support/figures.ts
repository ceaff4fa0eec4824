/** The value below which a part of the values lies, by nearest rank. @param part 0 to 1 @returns NaN of nothing */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
}

/** The middle value, or the mean of the two in the middle. @returns NaN of nothing */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? NaN) + upper) / 2;
}

/** What a line through equidistant values rises by from one to the next (least squares). */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const run = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * value, 0);
  return run === 0 ? 0 : rise / run;
}

/** A table in Markdown, columns of figures to the right. @param rows the first is the head */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const isText = head.map(
    (_, column) => !body.every((row) => /^[\d.–×∞-]*$/.test(row[column] ?? '')),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) =>
        isText[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isText[column] ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** A figure without digits that mean nothing; a dash where there is none. */
export function round(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}
