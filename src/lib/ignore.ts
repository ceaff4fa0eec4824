/** For work whose failure is nobody's concern: a head start, a count. Says so where it is used. */
export function ignore(): void {
  // Nothing depends on the outcome.
}
