import type { Editor } from '@tiptap/core';

/** Whether somebody is in a field outside of the text: neither a dialog nor the text's focus may be forced on them. */
export function isWritingElsewhere({ view }: Editor): boolean {
  const { activeElement } = document;
  const surface = view.dom.closest('.rich-text-surface') ?? view.dom;
  return (
    activeElement instanceof HTMLElement &&
    activeElement.matches('input, textarea, select, [contenteditable="true"]') &&
    !surface.contains(activeElement)
  );
}
