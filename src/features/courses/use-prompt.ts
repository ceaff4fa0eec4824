import { useState } from 'react';

type Change<V> = (changes: Partial<V>, options?: { readonly replace?: boolean }) => void;

/**
 * Shows a change of what lives in the address at once. The address itself follows a moment later, and until then React
 * would take a mark out of its box again.
 * @param state of `useSearchState`
 */
export function usePrompt<V extends object>([values, change]: readonly [V, Change<V>]): [
  V,
  Change<V>,
] {
  const [ahead, setAhead] = useState<{ readonly of: V; readonly changes: Partial<V> }>();
  const pending = ahead?.of === values ? ahead.changes : undefined;
  return [
    pending ? { ...values, ...pending } : values,
    (changes, options) => {
      setAhead({ of: values, changes: { ...pending, ...changes } });
      change(changes, options);
    },
  ];
}
