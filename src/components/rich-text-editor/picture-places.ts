import type { Editor } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { NodeSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { ChosenPicture } from '@/components/pictures/picture-picker';

/** Where a picture goes: at the cursor, but never into another picture's caption. */
export function picturePosition({ selection }: EditorState): number {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'figure') return $from.after(depth);
  }
  return selection instanceof NodeSelection ? selection.to : selection.from;
}

/** Puts a stored picture at the cursor and selects it. */
export function insertStoredPicture(editor: Editor, picture: ChosenPicture): void {
  const at = placeFigure(editor, editor.state.tr, picturePosition(editor.state), picture);
  if (at !== undefined) editor.commands.setNodeSelection(at);
}

/** @returns where the figure stands */
export function placeFigure(
  editor: Editor,
  transaction: Transaction,
  position: number,
  picture: ChosenPicture,
  caption = Fragment.empty,
): number | undefined {
  const figure = editor.schema.nodes['figure']?.create(picture, caption);
  if (!figure) return undefined;
  const place = transaction.doc.resolve(position);
  // An empty paragraph gives way to the picture instead of staying behind as a gap.
  const isEmptyLine =
    place.depth > 0 && place.parent.isTextblock && place.parent.content.size === 0;
  const [from, to] = isEmptyLine ? [place.before(), place.after()] : [position, position];
  editor.view.dispatch(transaction.replaceRangeWith(from, to, figure));

  // The same picture may stand further up already.
  const start = place.depth > 0 ? place.before(1) : position;
  let found: number | undefined;
  editor.state.doc.descendants((node, at) => {
    if (at >= start && node.type === figure.type && node.attrs['src'] === picture.src) found ??= at;
    return found === undefined;
  });
  return found;
}
