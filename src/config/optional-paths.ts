interface OptionalPaths {
  readonly jobPortal?: { readonly list: () => string; readonly apply: (id: string) => string };
  readonly bootcamp?: () => string;
}

/** Addresses that the site links to once it has them: the one place that switches such links on. */
export const optionalPaths: OptionalPaths = {};
