import { createContext, useContext, useEffect } from 'react';

export type JsonLdObject = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Filled while prerendering; the build writes what it collects into the head. */
export const JsonLdCollector = createContext<JsonLdObject[] | null>(null);

/** Text of one JSON-LD block; `<` is escaped so that no value can end the script element. */
export function serializeJsonLd(item: JsonLdObject): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...item }).replace(/</g, '\\u003c');
}

/**
 * Structured data of the current page.
 *
 * Not rendered by React: React creates script elements through innerHTML, which Trusted Types refuses.
 */
export function JsonLd({ items }: { readonly items: readonly JsonLdObject[] }) {
  const collector = useContext(JsonLdCollector);
  // Prerendering runs no effects; each page is rendered with a collector of its own.
  collector?.push(...items);

  const text = items.map(serializeJsonLd).join('\n');
  useEffect(() => {
    writeBlocks(text === '' ? [] : text.split('\n'));
  }, [text]);
  // A page without structured data may follow, and with it nobody who would take these away.
  useEffect(() => () => writeBlocks([]), []);
  return null;
}

function writeBlocks(lines: readonly string[]): void {
  const present = [...document.head.querySelectorAll('script[data-json-ld]')];
  // The prerendered page already carries the right ones.
  if (present.map((script) => script.textContent).join('\n') === lines.join('\n')) return;
  for (const script of present) script.remove();
  for (const line of lines) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.dataset['jsonLd'] = '';
    // The DOM's types know only strings here.
    Object.assign(script, { text: asTrustedScript(line) });
    document.head.append(script);
  }
}

let policy: Pick<TrustedTypePolicy, 'createScript'> | undefined;

/** Trusted Types guards the text of every script element, data blocks that never run included. */
function asTrustedScript(json: string): TrustedScript | string {
  policy ??= window.trustedTypes?.createPolicy('careerloom-json-ld', {
    createScript: (text: string) => text,
  });
  return policy ? policy.createScript(json) : json;
}
