import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { imageTypes } from '@/config/limits';
import { isolated } from '@/lib/isolated';
import type { PictureUpload, UploadState } from './picture-uploads';

interface PlacedUpload {
  readonly upload: PictureUpload;
  readonly position: number;
}

type PlaceholderChange = { readonly add: readonly PlacedUpload[] } | { readonly remove: string };

export const uploadPlaceholderKey = new PluginKey<DecorationSet>('uploadPlaceholder');

/**
 * Shows running uploads in the text without being part of it: what is saved or kept as a draft
 * meanwhile never holds half a picture.
 */
export function uploadPlaceholder(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: uploadPlaceholderKey,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, current) => {
        const mapped = current.map(transaction.mapping, transaction.doc);
        const change: unknown = transaction.getMeta(uploadPlaceholderKey);
        if (!isChange(change)) return mapped;
        if ('remove' in change) return takeAway(change.remove, mapped, current, transaction);
        const { size } = transaction.doc.content;
        return mapped.add(
          transaction.doc,
          change.add.map(({ upload, position }) => widget(upload, Math.min(position, size))),
        );
      },
    },
    props: {
      decorations: (state) => uploadPlaceholderKey.getState(state),
    },
  });
}

function widget(upload: PictureUpload, position: number): Decoration {
  return Decoration.widget(position, () => renderUpload(upload), {
    upload,
    id: upload.id,
    key: upload.id,
    side: -1,
    stopEvent: () => true,
    ignoreSelection: true,
  });
}

/**
 * A picture has taken its place, or was given up. Others may wait at the very same place, in a line that has just
 * given way: those before it stay before, those behind it go behind.
 */
function takeAway(
  id: string,
  mapped: DecorationSet,
  before: DecorationSet,
  { doc, mapping }: Transaction,
): DecorationSet {
  const rest = mapped.remove(findUpload(mapped, id));
  const gone = findUpload(before, id)[0];
  const own = gone && uploadOf(gone);
  if (!gone || !own) return rest;
  return before.find(gone.from, gone.from).reduce((all, decoration) => {
    const upload = uploadOf(decoration);
    if (!upload || upload.id === id || decoration.from !== gone.from) return all;
    const position = mapping.map(gone.from, upload.order < own.order ? -1 : 1);
    return all.remove(findUpload(all, upload.id)).add(doc, [widget(upload, position)]);
  }, rest);
}

function uploadOf(decoration: Decoration): PictureUpload | undefined {
  const spec: unknown = decoration.spec;
  return typeof spec === 'object' && spec !== null && 'upload' in spec && isUpload(spec.upload)
    ? spec.upload
    : undefined;
}

function isUpload(value: unknown): value is PictureUpload {
  return typeof value === 'object' && value !== null && 'subscribe' in value;
}

export function findUpload(placeholders: DecorationSet, id: string): Decoration[] {
  return placeholders.find(
    undefined,
    undefined,
    (spec: Readonly<Record<string, unknown>>) => spec['id'] === id,
  );
}

function isChange(value: unknown): value is PlaceholderChange {
  return typeof value === 'object' && value !== null && ('add' in value || 'remove' in value);
}

function renderUpload(upload: PictureUpload): HTMLElement {
  const box = document.createElement('span');
  box.className = 'upload-placeholder';
  box.contentEditable = 'false';
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', `Upload of ${upload.name}`);

  const text = document.createElement('span');
  text.className = 'upload-placeholder-text';
  text.setAttribute('role', 'status');
  const progress = document.createElement('progress');
  progress.max = 1;
  progress.setAttribute('aria-label', 'Uploaded');
  const file = document.createElement('input');
  file.type = 'file';
  file.accept = imageTypes.join(',');
  file.hidden = true;
  file.setAttribute('aria-label', `File in place of ${upload.name}`);
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    if (chosen) upload.replaceBy(chosen);
  });
  const choose = button('Choose a file', () => file.click());
  const retry = button('Retry', upload.retry);
  const cancel = button('Cancel', upload.cancel);
  box.append(text, progress, file, choose, retry, cancel);

  upload.subscribe((state: UploadState) => {
    const isRunning = state.status === 'running';
    box.classList.toggle('has-failed', !isRunning);
    retry.hidden = isRunning;
    choose.hidden = state.status !== 'unreadable';
    progress.hidden = !isRunning;
    cancel.textContent = isRunning ? 'Cancel' : 'Remove';
    if (isRunning) progress.value = state.share;
    const words = wordsFor(upload.name, state);
    // Written only when it changes, or a screen reader would repeat it with every per cent.
    if (text.textContent !== words) text.textContent = words;
  });
  return box;
}

function wordsFor(fileName: string, state: UploadState): string {
  const name = isolated(fileName);
  if (state.status === 'running') return `Uploading ${name}…`;
  if (state.status === 'failed') return `${name} was not uploaded.`;
  return `${name} was not brought in. ${state.reason}`;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
