import { JSDOM } from 'jsdom';

/** What is written for browsers asks for these. */
const names = ['window', 'document', 'Element', 'HTMLElement', 'NodeFilter'] as const;

/**
 * A document for what is written for browsers, such as the sanitiser of articles: nothing in it loads or runs.
 *
 * @param siteUrl where the document claims to be
 * @returns runs something with the globals of that document. They are there only meanwhile, because prerendering tells by
 * them that it is not in a browser.
 */
export function createDocument(siteUrl: string): <T>(act: () => T) => T {
  const { window } = new JSDOM('', { url: siteUrl });
  return (act) => {
    const before = new Map(
      names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
    );
    for (const name of names) {
      const value: unknown = name === 'window' ? window : window[name];
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    }
    try {
      return act();
    } finally {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name, descriptor);
        else Reflect.deleteProperty(globalThis, name);
      }
    }
  };
}
