import { isTypingOutside } from '@/lib/is-typing';
import type { TextEdit } from './markup-tools';

/** The one command through which a page can change a field and leave the field's own undo whole. */
interface Commands {
  readonly execCommand?: (command: string, showUi: boolean, value: string) => boolean;
}

function replaceSilently(field: HTMLTextAreaElement, { insert, from, to }: TextEdit): void {
  field.setRangeText(insert, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Changes a text field as if it had been typed, and selects what is to be typed over. While somebody writes in another
 * field, as an upload may end late, the focus stays there; the field's undo does not know of that change.
 */
export function replaceInField(field: HTMLTextAreaElement, edit: TextEdit): void {
  if (isTypingOutside(field)) {
    replaceSilently(field, edit);
    return;
  }
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  const commands: Commands = document;
  const isTyped = commands.execCommand?.('insertText', false, edit.insert) ?? false;
  if (!isTyped) replaceSilently(field, edit);
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
