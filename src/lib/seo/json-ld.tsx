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
    for (const old of document.head.querySelectorAll('script[data-json-ld]')) old.remove();
    for (const line of text === '' ? [] : text.split('\n')) {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.dataset['jsonLd'] = '';
      script.append(document.createTextNode(line));
      document.head.append(script);
    }
  }, [text]);
  return null;
}
