/**
 * Whether somebody is in a text field outside of an element. What finishes late (an upload, a closing dialog) must then
 * not take the focus: the next words would be written in the wrong place.
 */
export function isWritingOutside(element: Element): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    activeElement.matches('input, textarea, select, [contenteditable="true"]') &&
    !element.contains(activeElement)
  );
}
