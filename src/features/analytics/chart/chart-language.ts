import { site } from '@/config/site';

/**
 * Gives a browser that names no language ("C", as under a desktop without a locale) the site's. The chart's library formats numbers
 * in the browser's language while its code is being read, and throws where there is none, though we never ask it for such a number.
 */
export function ensureLanguage(): void {
  if (isLanguage(navigator.language)) return;
  Object.defineProperty(navigator, 'language', { value: site.locale, configurable: true });
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
