const textFields =
  'input:not([type="button" i], [type="checkbox" i], [type="radio" i], [type="range" i], [type="submit" i], [type="reset" i], [type="color" i], [type="file" i]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether keys pressed in the element write text or choose from a list there. */
export function isTyping(element: Element | null): boolean {
  return element?.closest(textFields) != null;
}

/**
 * Whether somebody is in a text field outside of an element. What finishes late (an upload, a closing dialog) must then
 * not take the focus: the next words would be written in the wrong place.
 */
export function isTypingOutside(element: Element): boolean {
  const { activeElement } = document;
  return isTyping(activeElement) && !element.contains(activeElement);
}
