const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

/** `Mod-Shift-7` as people know it: `Ctrl+Shift+7`, or `⌘⇧7` on Apple's keyboards. */
export function readableShortcut(keys: string): string {
  const parts = keys.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part));
  if (!isApple) return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
  const symbols: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
  return parts.map((part) => symbols[part] ?? part).join('');
}

/** The value of `aria-keyshortcuts`. */
export function ariaShortcut(keys: string): string {
  return keys.replace('Mod', isApple ? 'Meta' : 'Control').replaceAll('-', '+');
}
