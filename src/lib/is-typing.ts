const textFields =
  'input:not([type="button" i], [type="checkbox" i], [type="radio" i], [type="range" i], [type="submit" i], [type="reset" i], [type="color" i], [type="file" i]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether keys pressed in the element write text or choose from a list there. */
export function isTyping(element: Element | null): boolean {
  return element?.closest(textFields) != null;
}
