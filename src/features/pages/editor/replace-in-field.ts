import type { TextEdit } from './text-tools';

/** The one command through which a page can change a field and leave the field's own undo whole. */
interface Commands {
  readonly execCommand?: (command: string, showUi: boolean, value: string) => boolean;
}

/** Changes a text field as if it had been typed, and selects what is to be typed over. */
export function replaceInField(field: HTMLTextAreaElement, edit: TextEdit): void {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  const commands: Commands = document;
  const isTyped = commands.execCommand?.('insertText', false, edit.insert) ?? false;
  if (!isTyped) {
    field.setRangeText(edit.insert, edit.from, edit.to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edit.selectFrom, edit.selectTo);
}
