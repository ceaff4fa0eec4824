import { Extension, type Editor } from '@tiptap/core';
import { Fragment, type Node as ContentNode, type Slice } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorProps } from '@tiptap/pm/view';
import type { ClipboardEvent as ReactClipboardEvent, DragEvent as ReactDragEvent } from 'react';
import { markedPicture, type PastedPicture } from './clipboard/pictures';
import { cleanPastedHtml } from './pasted-html';
import { picturePosition } from './picture-places';
import { sourcesOfPaste, type PictureSource } from './picture-source';
import type { PlacedSource } from './picture-uploads';

/** Puts a text with marked places for pictures into the document, and hands over what belongs into these places. */
type OnPastedPictures = (transaction: Transaction, pictures: readonly PlacedSource[]) => void;

/** Not in the extension's storage, which an editor that is being put away has given up already. */
const handlers = new WeakMap<Editor, OnPastedPictures>();

/** Says what becomes of the pictures of texts that are pasted into this editor. */
export function onPastedPictures(editor: Editor, handle: OnPastedPictures): void {
  handlers.set(editor, handle);
}

/** Cleans texts that come from the clipboard or are dropped. */
export const PasteHandling = Extension.create({
  name: 'pasteHandling',
  // Before the stock extensions, which would take a paste for themselves.
  priority: 1000,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: pasteProps((transaction, pictures) => handlers.get(editor)?.(transaction, pictures)),
      }),
    ];
  },
});

function pasteProps(onPictures: OnPastedPictures): EditorProps {
  let pictures: readonly PastedPicture[] = [];
  const take = (transaction: Transaction, rtf: string) => {
    onPictures(transaction, takeMarkedPlaces(transaction, pictures, rtf));
    return true;
  };
  return {
    transformPastedHTML: (html: string) => {
      const pasted = cleanPastedHtml(html);
      pictures = pasted.pictures;
      return pasted.html;
    },
    handlePaste: (view, event, slice) => {
      if (!hasMarks(slice)) return false;
      const transaction = view.state.tr.replaceSelection(slice).scrollIntoView();
      transaction.setMeta('paste', true).setMeta('uiEvent', 'paste');
      return take(transaction, event.clipboardData?.getData('text/rtf') ?? '');
    },
    handleDrop: (view, event, slice, isMoved) => {
      if (isMoved || !hasMarks(slice)) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      const at = place?.pos ?? view.state.selection.from;
      const position = dropPoint(view.state.doc, at, slice) ?? at;
      const transaction = view.state.tr.replaceRange(position, position, slice);
      transaction.setMeta('uiEvent', 'drop');
      return take(transaction, event.dataTransfer?.getData('text/rtf') ?? '');
    },
  };
}

function hasMarks({ content }: Slice): boolean {
  let isFound = false;
  content.descendants((node) => {
    isFound ||= markedPicture(node.attrs['src']) !== undefined;
    return !isFound;
  });
  return isFound;
}

/** Removes the marked pictures from the document again; what is to stand there is not stored before it has arrived. */
function takeMarkedPlaces(
  transaction: Transaction,
  pictures: readonly PastedPicture[],
  rtf: string,
): PlacedSource[] {
  const sources = sourcesOfPaste(pictures, rtf);
  const marked: { node: ContentNode; at: number; index: number }[] = [];
  transaction.doc.descendants((node, at) => {
    const index = markedPicture(node.attrs['src']);
    if (index !== undefined) marked.push({ node, at, index });
  });
  const before = transaction.steps.length;
  const places: { source: PictureSource; position: number; after: number }[] = [];
  for (const { node, at, index } of marked) {
    const from = transaction.mapping.slice(before).map(at);
    const to = from + node.nodeSize;
    // A cell or an item needs something to stand in it.
    const isNeeded = node.isBlock && transaction.doc.resolve(from).parent.childCount === 1;
    const line = isNeeded ? transaction.doc.type.schema.nodes['paragraph']?.create() : undefined;
    if (line) transaction.replaceWith(from, to, line);
    else transaction.delete(from, to);
    const source = sources[index];
    const caption = node.isBlock ? node.content : Fragment.empty;
    const position = line ? from + 1 : from;
    if (source)
      places.push({ source: { ...source, caption }, position, after: transaction.steps.length });
  }
  return places.map(({ source, position, after }) => ({
    source,
    position: transaction.mapping.slice(after).map(position),
  }));
}

/** Picture files that come by the clipboard or are dropped. For the element around the editor, in the capture phase. */
export function pictureFileHandlers(
  editor: Editor,
  onFiles: (files: readonly File[], position: number) => void,
): {
  onPasteCapture: (event: ReactClipboardEvent) => void;
  onDropCapture: (event: ReactDragEvent) => void;
} {
  return {
    onPasteCapture: (event) => {
      const files = [...event.clipboardData.files];
      // Office programs put a picture of the copied text beside the text: then the text is meant.
      const hasWords = event.clipboardData.getData('text/plain').trim() !== '';
      if (files.length === 0 || hasWords) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles(files, picturePosition(editor.state));
    },
    onDropCapture: (event) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
      onFiles(files, place?.pos ?? picturePosition(editor.state));
    },
  };
}
