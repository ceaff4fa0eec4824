import { JSDOM } from 'jsdom';

/**
 * Runs what is written for browsers, such as the sanitiser of articles, with a document of its own: nothing in it
 * loads or runs. The globals are there only meanwhile, because prerendering tells by them that it is not in a browser.
 */
export function withDocument<T>(act: () => T): T {
  const { window } = new JSDOM('');
  const lent = { window, document: window.document, Element: window.Element };
  const before = new Map(
    Object.keys(lent).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  for (const [name, value] of Object.entries(lent))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  try {
    return act();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}
