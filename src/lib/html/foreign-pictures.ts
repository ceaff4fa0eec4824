import { isShownPicture, STORAGE_PREFIX, toStoredAddress } from '@/lib/supabase/asset-url';

const inHtml = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Up to the next `![`, which may begin one itself: with no end at all, each would be read to the end of the text. */
const inMarkdown = /!\[(?:[^\]!]|!(?!\[))*\]\(\s*<?([^\s()<>]+)/g;

/**
 * Addresses of the pictures in a text that lie on other sites, as they are written there, each once.
 *
 * @param text HTML, or Markdown with or without HTML in between
 */
export function foreignPicturesIn(text: string): string[] {
  return picturesIn(text).filter(
    (address) => /^(?:https?:)?\/\//i.test(address) && !isShownPicture(address),
  );
}

/** Whether an address is that of a file in this project's storage, in its storable form. */
export function isStoredAddress(address: string): boolean {
  return address.startsWith(STORAGE_PREFIX);
}

/** Addresses of the pictures in a text that lie in this project's storage, as they are stored, each once. */
export function ownPicturesIn(text: string): string[] {
  const stored = picturesIn(text).map((address) => toStoredAddress(readAddress(address)));
  return [...new Set(stored.filter(isStoredAddress))];
}

/** The text as it is stored: own pictures relative to the project, as the library's full addresses are not. */
export function withStoredAddresses(text: string): string {
  const own = picturesIn(text).filter((address) => toStoredAddress(address) !== address);
  return own.length === 0
    ? text
    : replacePictures(text, new Map(own.map((address) => [address, toStoredAddress(address)])));
}

function picturesIn(text: string): string[] {
  if (!/<img\b|!\[/i.test(text)) return [];
  const found = [...text.matchAll(inHtml), ...text.matchAll(inMarkdown)].map(
    ([, ...groups]: readonly (string | undefined)[]) =>
      groups.find((group) => group !== undefined) ?? '',
  );
  return [...new Set(found)];
}

/** The address that an attribute or a Markdown picture means. */
export function readAddress(written: string): string {
  return written.replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
}

/** Puts other addresses into a text; only where pictures stand, for a link may lead to the same place. */
export function replacePictures(text: string, addresses: ReadonlyMap<string, string>): string {
  const swap = (all: string, ...groups: unknown[]) => {
    const written = groups.slice(0, 3).find((group) => typeof group === 'string');
    const next = typeof written === 'string' ? addresses.get(written) : undefined;
    if (typeof written !== 'string' || next === undefined) return all;
    const at = all.lastIndexOf(written);
    return all.slice(0, at) + next + all.slice(at + written.length);
  };
  return text.replace(inHtml, swap).replace(inMarkdown, swap);
}
