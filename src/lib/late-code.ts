import { createElement, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { giveActs } from './kept-acts';
import { mendStylesheets } from './mend-stylesheets';

/** Code that was asked for and did not arrive: no network, or a file that a new version has replaced. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';

  constructor(cause: unknown) {
    super(whyMissing, { cause });
  }
}

/** What browsers and the build's loader say of a file that did not arrive. Code that came and threw says something else. */
const missingFile =
  /dynamically imported module|importing a module script failed|error loading dynamically|preload CSS|No stylesheet at/i;

function toMissing(error: unknown): unknown {
  return error instanceof Error && missingFile.test(error.message)
    ? new MissingCodeError(error)
    : error;
}

/** What can be done about code that did not arrive, whatever it belongs to. */
export const whyMissing =
  'Check your connection and try again. If that does not help, reload the page.';

/** What became of the code, whatever it is. */
export interface LateState {
  /** Fetches ahead of the need; a failure shows when the code is needed. */
  readonly prefetch: () => void;
  /** Whether the last try failed. Stays true while another one runs. */
  readonly isMissing: () => boolean;
  readonly isLoading: () => boolean;
  /** Told of every change of the two above. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface LateBodyProps<T> {
  readonly children: (module: T) => ReactNode;
}

export interface LateCode<T> extends LateState {
  /** For React to tell it from other code in the same place. */
  readonly key: number;
  /**
   * The same promise for all, so that whoever waits goes on in the order of asking; after a failure the next asks anew.
   * Rejects with `MissingCodeError`, or with what the code itself threw.
   */
  readonly load: () => Promise<T>;
  /** Like `prefetch`, for what is about to be shown: an earlier failure is forgotten until this try has failed, too. */
  readonly ask: () => void;
  /** The same promise for all. Never rejects: resolves when a try succeeds, and one begins as soon as there is a network. */
  readonly arrival: () => Promise<T>;
  /** What has arrived, else undefined. */
  readonly peek: () => T | undefined;
  /**
   * Renders what has arrived. Until then it suspends and never fails, also when the code does not come: what stands in
   * its place stays there, and it wakes up when a later try succeeds.
   */
  readonly Body: ComponentType<LateBodyProps<T>>;
}

let count = 0;

/**
 * Code that comes when it is asked for; the one way to `import()` in this product. Promises of `import()` of one
 * module may resolve in any order, and a rejected one says in each browser something else.
 */
export function lateCode<T>(fetch: () => Promise<T>): LateCode<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  let hasFailed = false;
  let isMissing = false;
  let isRunning = false;
  let arrive: (module: T) => void = () => undefined;
  const listeners = new Set<() => void>();

  function tell(next: { missing: boolean; running: boolean }): void {
    if (next.missing === isMissing && next.running === isRunning) return;
    [isMissing, isRunning] = [next.missing, next.running];
    for (const listener of listeners) listener();
  }

  async function start(): Promise<T> {
    // In a microtask of its own: somebody may be rendering just now.
    await Promise.resolve();
    tell({ missing: isMissing, running: true });
    try {
      if (hasFailed) await mendStylesheets();
      loaded = await fetch();
    } catch (error) {
      loading = undefined;
      hasFailed = true;
      tell({ missing: true, running: false });
      throw toMissing(error);
    }
    tell({ missing: false, running: false });
    arrive(loaded);
    return loaded;
  }

  const load = () => (loading ??= start());
  const prefetch = () => void load().catch(() => undefined);

  function ask(): void {
    // No word to the listeners: this is called while React renders.
    if (!loading) isMissing = false;
    prefetch();
  }

  let arriving: Promise<T> | undefined;

  const arrival = () =>
    (arriving ??= new Promise<T>((resolve) => {
      arrive = resolve;
      if (loaded !== undefined) resolve(loaded);
      else whenOnline(() => isMissing && prefetch());
      if (!loading && !isMissing) prefetch();
    }));

  function Shown({ module, children }: LateBodyProps<T> & { readonly module: T }): ReactNode {
    // Not in the midst of React's own work.
    useEffect(() => void setTimeout(giveActs), []);
    return children(module);
  }

  function Body({ children }: LateBodyProps<T>): ReactNode {
    // What is there needs no waiting: React would show the fallback first, and that for 300 ms at least.
    return createElement(Shown, { module: loaded ?? use(arrival()), children });
  }

  return {
    key: (count += 1),
    load,
    prefetch,
    ask,
    arrival,
    peek: () => loaded,
    Body,
    isMissing: () => isMissing,
    isLoading: () => isRunning,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What waits for code tries again by itself as soon as there is a network. */
function whenOnline(tryAgain: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('online', tryAgain);
}
