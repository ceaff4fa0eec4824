import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { UnreadablePicture } from '@/lib/fetch-picture';
import { isTypingOutside } from '@/lib/is-typing';
import { placeFigure } from './picture-places';
import type { PictureSource } from './picture-source';
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
  | { readonly status: 'running'; readonly share: number }
  | { readonly status: 'failed' }
  /** It cannot be read, as often as one tries; a file of the person's device can stand in for it. */
  | { readonly status: 'unreadable'; readonly reason: string };

export interface PictureUpload {
  readonly id: string;
  /** Pictures that came together stand in this order. */
  readonly order: number;
  readonly name: string;
  readonly subscribe: (listener: (state: UploadState) => void) => void;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly replaceBy: (file: File) => void;
}

export interface PlacedSource {
  readonly source: PictureSource;
  /** Where in the text, after the transaction that announces it. */
  readonly position: number;
}

interface UploadHandlers {
  readonly upload: UploadPicture;
  /** Pictures without a description stand in the text, at these places, and nobody wrote while they were on their way. */
  readonly onInserted: (positions: readonly number[]) => void;
  /** These could not be read; each place in the text says so as well. */
  readonly onUnreadable: (names: readonly string[]) => void;
}

/** Two at a time, as in the library: one that waits for the server does not keep the line idle. */
const AT_ONCE = 2;

let count = 0;

/** What pictures that came together have in common. */
interface Batch {
  readonly handlers: UploadHandlers;
  /** The document as it is while nobody but the batch changes it. */
  untouched: Editor['state']['doc'] | undefined;
  readonly inserted: string[];
  readonly unreadable: string[];
  open: number;
}

/**
 * Starts uploading pictures and puts a placeholder with its progress into the text for each. The figure takes the
 * placeholder's place, wherever typing has moved it meanwhile. When the last has arrived or failed, what all of them
 * lack is asked once.
 *
 * @param transaction changes the text before the placeholders are put into it
 */
export function startPictureUploads(
  editor: Editor,
  pictures: readonly PlacedSource[],
  handlers: UploadHandlers,
  transaction: Transaction = editor.state.tr,
): void {
  const batch: Batch = {
    handlers,
    untouched: undefined,
    inserted: [],
    unreadable: [],
    open: pictures.length,
  };
  const started = pictures.map(({ source, position }) => ({
    ...prepareUpload(editor, source, batch),
    position,
  }));
  transaction.setMeta(uploadPlaceholderKey, {
    add: started.map(({ upload, position }) => ({ upload, position })),
  });
  editor.view.dispatch(transaction);
  batch.untouched = editor.state.doc;
  const waiting = started.map(({ run }) => run);
  const next = async (): Promise<void> => {
    const run = waiting.shift();
    if (!run) return;
    await run();
    await next();
  };
  for (let lane = 0; lane < AT_ONCE; lane += 1) void next();
}

function prepareUpload(
  editor: Editor,
  source: PictureSource,
  batch: Batch,
): { upload: PictureUpload; run: () => Promise<void> } {
  count += 1;
  const order = count;
  const id = `upload-${order}`;
  let listener: ((state: UploadState) => void) | undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const isCancelled = () => signal.aborted;
  let state: UploadState = { status: 'running', share: 0 };
  let isCounted = true;
  let { read } = source;
  const publish = (next: UploadState) => {
    state = next;
    listener?.(next);
  };
  const settle = () => {
    if (isCounted) batch.open -= 1;
    isCounted = false;
    if (batch.open === 0) finish(editor, batch);
  };

  const run = async (): Promise<void> => {
    if (isCancelled()) return;
    publish({ status: 'running', share: 0 });
    try {
      const file = await read(signal);
      const picture = await batch.handlers.upload(file, {
        signal,
        onProgress: (share) => publish({ status: 'running', share }),
      });
      if (isCancelled() || editor.isDestroyed) return;
      const wasUntouched = editor.state.doc === batch.untouched;
      insertFigure(editor, id, picture, source);
      if (wasUntouched) batch.untouched = editor.state.doc;
      if (source.alt === '') batch.inserted.push(picture.src);
    } catch (error) {
      if (isCancelled()) return;
      if (error instanceof UnreadablePicture) {
        batch.unreadable.push(source.name);
        publish({ status: 'unreadable', reason: error.message });
        // Any other reason has been said by whoever found it.
      } else publish({ status: 'failed' });
    }
    settle();
  };

  const upload: PictureUpload = {
    id,
    order,
    name: source.name,
    subscribe: (next) => {
      listener = next;
      next(state);
    },
    cancel: () => {
      abort.abort();
      if (!editor.isDestroyed)
        editor.view.dispatch(editor.state.tr.setMeta(uploadPlaceholderKey, { remove: id }));
      editor.commands.focus();
      settle();
    },
    retry: () => void run(),
    replaceBy: (file) => {
      read = () => Promise.resolve(file);
      void run();
    },
  };
  return { upload, run };
}

function finish(editor: Editor, batch: Batch): void {
  const { handlers, inserted, unreadable, untouched } = batch;
  if (unreadable.length > 0) handlers.onUnreadable(unreadable.splice(0));
  const arrived = inserted.splice(0);
  // Somebody who went on writing, here or in another field, is not interrupted; the figure itself says that its
  // text is missing.
  const isWaiting =
    !editor.isDestroyed && editor.state.doc === untouched && !isTypingOutside(editor.view.dom);
  if (arrived.length === 0 || !isWaiting) return;
  const positions: number[] = [];
  editor.state.doc.descendants((node, at) => {
    const isNew =
      node.type.name === 'figure' &&
      node.attrs['alt'] === '' &&
      arrived.includes(String(node.attrs['src']));
    if (isNew) positions.push(at);
  });
  if (positions.length > 0) handlers.onInserted(positions);
}

/** Does nothing when the place in the text is gone. */
function insertFigure(
  editor: Editor,
  id: string,
  picture: UploadedPicture,
  { alt, caption }: PictureSource,
): void {
  const placeholders = uploadPlaceholderKey.getState(editor.state);
  const position = placeholders && findUpload(placeholders, id)[0]?.from;
  if (position === undefined) return;
  const transaction = editor.state.tr.setMeta(uploadPlaceholderKey, { remove: id });
  placeFigure(editor, transaction, position, { ...picture, alt }, caption);
}
