import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Presses that a message in the corner got first although they belong to the dialog in which they were made. */
const passedOn = new WeakSet<Event>();

/**
 * Radix gives Escape to the layer that came last, which may be a message that appeared over an open dialog; the dialog
 * then never hears of it.
 *
 * @returns whether the press was made in a dialog, which gets it then; the message stays
 */
export function passEscapeOn(event: Event): boolean {
  const { target } = event;
  const isInDialog =
    target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
  if (isInDialog) passedOn.add(event);
  return isInDialog;
}

/** For the content of a dialog: closes it at an Escape that a message passed on. The innermost dialog takes it. */
export function takeEscape(close: () => void): (event: ReactKeyboardEvent) => void {
  return ({ nativeEvent }) => {
    if (passedOn.delete(nativeEvent)) close();
  };
}
