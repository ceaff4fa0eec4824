import type { Finding, TextPlace } from '@/lib/checks/content-checks';
import { findInSource } from '@/lib/checks/source-place';
import type { CheckedEditor } from './checked-editor';

/** How far down a field's text a position stands, in pixels. */
function heightBefore(field: HTMLTextAreaElement, position: number): number {
  const mirror = document.createElement('textarea');
  mirror.className = field.className;
  mirror.value = field.value.slice(0, position);
  mirror.style.cssText = `position: absolute; visibility: hidden; height: 0; min-height: 0; width: ${field.offsetWidth}px`;
  mirror.ariaHidden = 'true';
  field.after(mirror);
  const { scrollHeight } = mirror;
  mirror.remove();
  return scrollHeight;
}

function selectInSource(field: HTMLTextAreaElement, place: TextPlace): void {
  const range = findInSource(field.value, place);
  if (!range) return;
  field.setSelectionRange(range.from, range.to);
  // A browser scrolls to a selection that is typed, not to one that is set.
  field.scrollTop = heightBefore(field, range.from) - field.clientHeight / 2;
}

/** Puts the focus where a finding lies, in the middle of the screen. */
export function showPlace(editor: CheckedEditor, place: Finding['place']): void {
  editor.show(place);
  setTimeout(() => {
    const { activeElement } = document;
    if (typeof place !== 'string') {
      // In the text as readers see it, the place is selected and in view.
      if (!(activeElement instanceof HTMLTextAreaElement)) return;
      selectInSource(activeElement, place);
    }
    activeElement?.scrollIntoView({ block: 'center' });
  });
}
