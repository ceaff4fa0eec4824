/** What is read of an event in a trace; microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's own time on the processor: `dur` without what other processes had it for. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** From here on a touch would notice; milliseconds, as in the blocking time of Lighthouse. */
const LONG = 50;

/**
 * The blocking time of a page by the processor's time alone. On a machine with two cores a task of the page waits for the browser's
 * other processes, a quick one of 15 ms for 50 more, and the simulation takes all of it for the page's work, four times.
 * @param slowness how many times slower the processor is to be reckoned
 * @returns milliseconds; NaN where the trace has no such page
 */
export function ownBlockingTime(
  trace: readonly TraceEvent[],
  origin: string,
  slowness: number,
): number {
  const start = trace.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin) === true,
  );
  if (!start) return NaN;
  const { pid, tid, ts } = start;
  const paint = trace.find(
    (event) => event.name === 'firstContentfulPaint' && event.pid === pid && event.ts >= ts,
  );
  if (!paint) return NaN;
  return trace
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'))
    .filter((event) => event.ts + (event.dur ?? 0) >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowness * tdur) / 1000 - LONG), 0);
}
