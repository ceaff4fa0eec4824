const allowedInContent = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\.{1,2}\/)/i;
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;
const looksLikeHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:].*)?$/u;
const looksLikeEmail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;

/** Whether a link may stand in the text: the addresses that the sanitiser keeps. */
export function isAllowedLink(address: string): boolean {
  return allowedInContent.test(address);
}

/**
 * What a person typed as a link, as an address: `example.com` becomes `https://example.com`.
 * @returns null for what may not be linked to (`javascript:`, `//host`, plain words)
 */
export function toLinkAddress(input: string): string | null {
  const typed = input.trim();
  // Browsers drop control characters inside a scheme, so `java\nscript:` must not slip through.
  if (typed === '' || /[\s\p{Cc}]/u.test(typed)) return null;
  if (/^(?:https?:\/\/[^/]|mailto:[^\s@]+@)/i.test(typed)) return typed;
  if (/^(?:\/(?!\/)|#|\.{1,2}\/)/.test(typed)) return typed;
  if (looksLikeEmail.test(typed)) return `mailto:${typed}`;
  if (hasScheme.test(typed) && !looksLikeHost.test(typed)) return null;
  return looksLikeHost.test(typed) ? `https://${typed}` : null;
}
