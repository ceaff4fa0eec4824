import { isTyping } from '@/lib/is-typing';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
>;

/**
 * What a pressed key asks for: Ctrl or Cmd and K the palette, `?` the list of keys while nothing is being
 * typed. The text editor keeps Ctrl and K for links; it stops the event before it comes here.
 */
export function toolOf(event: Keys, focused: Element | null): 'palette' | 'keys' | null {
  if (event.defaultPrevented || event.altKey || event.isComposing) return null;
  const hasModifier = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k' && hasModifier && !event.shiftKey) return 'palette';
  if (event.key === '?' && !hasModifier && !isTyping(focused)) return 'keys';
  return null;
}
