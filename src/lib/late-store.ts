import { useSyncExternalStore } from 'react';
import { ignore } from './ignore';
import type { LateCode } from './late-code';

interface Readable<T> {
  /** The same object until something changes. */
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * What a store holds whose code comes when the page stands: what checks stored records weighs more than a page may.
 * @returns a hook that gives null until it is known, `failed` where the code did not arrive
 */
export function lateStore<M, T>(
  { load, peek }: Pick<LateCode<M>, 'load' | 'peek'>,
  storeOf: (module: M) => Readable<T>,
): () => T | 'failed' | null {
  let hasFailed = false;

  function subscribe(listener: () => void): () => void {
    let isOver = false;
    let stop: () => void = ignore;
    load()
      .then((module) => {
        if (isOver) return;
        stop = storeOf(module).subscribe(listener);
        listener();
      })
      .catch(() => {
        hasFailed = true;
        listener();
      });
    return () => {
      isOver = true;
      stop();
      // The next visit asks anew.
      hasFailed = false;
    };
  }

  function read() {
    const module = peek();
    if (module !== undefined) return storeOf(module).get();
    return hasFailed ? 'failed' : null;
  }

  const readNothing = () => null;

  return function useLateStore() {
    return useSyncExternalStore(subscribe, read, readNothing);
  };
}
