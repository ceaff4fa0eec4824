import type { Editor } from '@tiptap/core';
import { NodeSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { ClipboardEvent, DragEvent } from 'react';
import type { ChosenPicture } from '@/components/pictures/picture-picker';
import { isWritingOutside } from '@/lib/writing-outside';
import { findUpload, uploadPlaceholderKey } from './upload-placeholder';

export interface UploadedPicture {
  /** Storable address: `/storage/v1/object/public/…` */
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface UploadOptions {
  /** 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a picture, and says how it went. Rejects when it failed or was cancelled. */
export type UploadPicture = (file: File, options: UploadOptions) => Promise<UploadedPicture>;

export type UploadState =
  { readonly status: 'running'; readonly share: number } | { readonly status: 'failed' };

export interface PictureUpload {
  readonly id: string;
  readonly file: File;
  readonly subscribe: (listener: (state: UploadState) => void) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
}

interface UploadHandlers {
  readonly upload: UploadPicture;
  /** The picture stands in the text and is selected: nobody wrote while it was on its way. */
  readonly onInserted: () => void;
}

let count = 0;

/** Where a picture goes: at the cursor, but never into another picture's caption. */
export function picturePosition({ selection }: EditorState): number {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'figure') return $from.after(depth);
  }
  return selection instanceof NodeSelection ? selection.to : selection.from;
}

/**
 * Starts uploading a picture and puts a placeholder with its progress into the text. The figure takes the
 * placeholder's place, wherever typing has moved it meanwhile.
 */
export function startPictureUpload(
  editor: Editor,
  file: File,
  position: number,
  handlers: UploadHandlers,
): void {
  count += 1;
  const id = `upload-${count}`;
  const documentAtStart = editor.state.doc;
  let listener: ((state: UploadState) => void) | undefined;
  let abort = new AbortController();
  let state: UploadState = { status: 'running', share: 0 };
  const publish = (next: UploadState) => {
    state = next;
    listener?.(next);
  };
  const removePlaceholder = () => {
    if (editor.isDestroyed) return;
    editor.view.dispatch(editor.state.tr.setMeta(uploadPlaceholderKey, { remove: id }));
  };

  const run = async () => {
    abort = new AbortController();
    const { signal } = abort;
    publish({ status: 'running', share: 0 });
    try {
      const picture = await handlers.upload(file, {
        signal,
        onProgress: (share) => publish({ status: 'running', share }),
      });
      if (signal.aborted || editor.isDestroyed) return;
      // Somebody who went on writing, here or in another field, is not interrupted; the figure itself says that its
      // text is missing.
      const isWaiting = editor.state.doc === documentAtStart && !isWritingOutside(editor.view.dom);
      const position = insertFigure(editor, id, picture);
      if (position === undefined || !isWaiting) return;
      editor.commands.setNodeSelection(position);
      handlers.onInserted();
    } catch {
      // The reason has been said by whoever found it.
      if (!signal.aborted) publish({ status: 'failed' });
    }
  };

  const upload: PictureUpload = {
    id,
    file,
    subscribe: (next) => {
      listener = next;
      next(state);
    },
    cancel: () => {
      abort.abort();
      removePlaceholder();
      editor.commands.focus();
    },
    retry: () => void run(),
  };
  editor.view.dispatch(editor.state.tr.setMeta(uploadPlaceholderKey, { add: upload, position }));
  void run();
}

/** @returns where the figure stands; undefined when its place is gone */
function insertFigure(editor: Editor, id: string, picture: UploadedPicture): number | undefined {
  const placeholders = uploadPlaceholderKey.getState(editor.state);
  const position = placeholders && findUpload(placeholders, id)[0]?.from;
  if (position === undefined) return undefined;
  const transaction = editor.state.tr.setMeta(uploadPlaceholderKey, { remove: id });
  return placeFigure(editor, transaction, position, { ...picture, alt: '' });
}

/** Puts a stored picture at the cursor and selects it. */
export function insertStoredPicture(editor: Editor, picture: ChosenPicture): void {
  const at = placeFigure(editor, editor.state.tr, picturePosition(editor.state), picture);
  if (at !== undefined) editor.commands.setNodeSelection(at);
}

function placeFigure(
  editor: Editor,
  transaction: Transaction,
  position: number,
  picture: ChosenPicture,
): number | undefined {
  const figure = editor.schema.nodes['figure']?.create(picture);
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

/** Pictures that come by the clipboard or are dropped. For the element around the editor, in the capture phase. */
export function pictureHandlers(
  editor: Editor,
  onPictures: (files: readonly File[], position: number) => void,
): { onPasteCapture: (event: ClipboardEvent) => void; onDropCapture: (event: DragEvent) => void } {
  return {
    onPasteCapture: (event) => {
      const files = [...event.clipboardData.files];
      // Office programs put a picture of the copied text beside the text: then the text is meant.
      const hasWords = event.clipboardData.getData('text/plain').trim() !== '';
      if (files.length === 0 || hasWords) return;
      event.preventDefault();
      event.stopPropagation();
      onPictures(files, picturePosition(editor.state));
    },
    onDropCapture: (event) => {
      const files = [...event.dataTransfer.files];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
      onPictures(files, place?.pos ?? picturePosition(editor.state));
    },
  };
}
