/** A stored object under the product's names: `featured_image` is `featuredImage`. */
export function storedValues(stored: unknown): Readonly<Record<string, unknown>> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([column, value]) => [nameOfColumn(column), value]),
  );
}

export function nameOfColumn(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
