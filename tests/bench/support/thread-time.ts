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

interface PageTasks {
  /** When something was painted first; microseconds, undefined where nothing was. */
  readonly paint: number | undefined;
  readonly tasks: readonly TraceEvent[];
}

/** The tasks of the thread that shows the page, from the start of its visit on. */
function pageTasks(trace: readonly TraceEvent[], origin: string): PageTasks | undefined {
  const start = trace.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin) === true,
  );
  if (!start) return undefined;
  const { pid, tid, ts } = start;
  const paint = trace.find(
    (event) => event.name === 'firstContentfulPaint' && event.pid === pid && event.ts >= ts,
  );
  const tasks = trace
    .filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X')
    .filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'));
  return { paint: paint?.ts, tasks };
}

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
  const page = pageTasks(trace, origin);
  const paint = page?.paint;
  if (!page || paint === undefined) return NaN;
  return page.tasks
    .filter((event) => event.ts + (event.dur ?? 0) >= paint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowness * tdur) / 1000 - LONG), 0);
}

/**
 * What the page's thread did in all, by the processor's time alone: that of Lighthouse without the waiting.
 * @param slowness how many times slower the processor is to be reckoned
 * @returns milliseconds; NaN where the trace has no such page
 */
export function ownMainTime(
  trace: readonly TraceEvent[],
  origin: string,
  slowness: number,
): number {
  const page = pageTasks(trace, origin);
  if (!page) return NaN;
  return page.tasks.reduce((sum, { tdur = 0 }) => sum + (slowness * tdur) / 1000, 0);
}
