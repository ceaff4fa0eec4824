import { isShortcut, type Keys } from '@/lib/shortcut';

export const paletteShortcuts = 'Control+K Meta+K';

/**
 * What a pressed key asks for: Ctrl or Cmd and K the palette, `?` the list of keys while nothing is being
 * typed. The text editor keeps Ctrl and K for links; it stops the event before it comes here.
 */
export function toolOf(event: Keys, focused: Element | null): 'palette' | 'keys' | null {
  if (isShortcut(event, paletteShortcuts, focused)) return 'palette';
  if (isShortcut(event, '?', focused)) return 'keys';
  return null;
}
