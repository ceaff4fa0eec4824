/** Holds a part of the prerendered page back until it is needed. */
export interface Gate {
  readonly open: () => void;
  readonly isOpen: () => boolean;
  /** For React's `use`; over as soon as the gate is open. */
  readonly opened: Promise<void>;
  /** Opens it when the part is to hold something else than at first. */
  readonly keepOrOpen: (content: unknown) => void;
}

/** A gate that is open already at build, where everything is written out. */
export function createGate(): Gate {
  let resolve: () => void = () => undefined;
  let first: { readonly content: unknown } | undefined;
  let isOpen = false;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });

  function open(): void {
    isOpen = true;
    // What React reads of a promise that is over: so it need not wait even for a moment.
    void Object.assign(opened, { status: 'fulfilled', value: undefined });
    resolve();
  }

  if (import.meta.env.SSR) open();
  return {
    open,
    isOpen: () => isOpen,
    opened,
    keepOrOpen: (content) => {
      first ??= { content };
      if (first.content !== content) open();
    },
  };
}
