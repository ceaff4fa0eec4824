import { useLayoutEffect, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

const isHandler = (name: string) => /^on[A-Z]/.test(name);

/** Handlers that stay the same, and do what the newest ones do. */
function createHandlers() {
  let newest: Values = {};
  return {
    put: (values: Values) => {
      newest = values;
    },
    steady: (values: Values): Values =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          value && isHandler(name)
            ? (...args: unknown[]) => (newest[name] as (...args: unknown[]) => unknown)(...args)
            : value,
        ]),
      ),
  };
}

function isSame(one: unknown, other: unknown, name: string): boolean {
  return isHandler(name) ? !one === !other : Object.is(one, other);
}

/**
 * For rows that are rendered anew only when they change: gives the same object until a value in it is another one. What is
 * named `on…` is a handler: it may be made anew each time, and always does what the newest one does.
 *
 * @param acts always of the same names
 */
export function useSteadyActs<Acts>(acts: Acts): Acts {
  const values = { ...acts } as Values;
  const [handlers] = useState(createHandlers);
  useLayoutEffect(() => handlers.put(values));
  const [kept, setKept] = useState(() => handlers.steady(values));
  if (Object.keys(values).some((name) => !isSame(kept[name], values[name], name)))
    setKept(handlers.steady(values));
  return kept as Acts;
}
