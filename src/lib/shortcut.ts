import { isTyping } from './is-typing';

export type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
>;

/**
 * Whether the pressed keys are one of a control's shortcuts, and meant as one: a key alone that is pressed in a text field is a letter.
 * @param names as `aria-keyshortcuts` has them, of one key with Control or Meta or without: "/ Control+K"
 * @param focused what has the focus
 */
export function isShortcut(event: Keys, names: string, focused: Element | null): boolean {
  if (event.defaultPrevented || event.altKey || event.isComposing) return false;
  const modifier = (event.ctrlKey ? 'Control+' : '') + (event.metaKey ? 'Meta+' : '');
  // Some keyboards have the slash above another sign.
  if (modifier ? event.shiftKey : isTyping(focused)) return false;
  return names.split(' ').includes(modifier + event.key.toUpperCase());
}

/** Whether a dialog is in front of the page: it keeps its keys. */
export function isDialogInFront(): boolean {
  return document.querySelector('[role="dialog"],[role="alertdialog"]') !== null;
}
