export type Listener = () => void;

export interface Signal {
  readonly emit: () => void;
  /** @returns a function that stops listening */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Lets parts of the application hear of something without knowing each other. */
export function createSignal(): Signal {
  const listeners = new Set<Listener>();
  return {
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
