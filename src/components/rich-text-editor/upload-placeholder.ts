import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { PictureUpload, UploadState } from './picture-uploads';

type PlaceholderChange =
  { readonly add: PictureUpload; readonly position: number } | { readonly remove: string };

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
        if ('remove' in change) {
          return mapped.remove(findUpload(mapped, change.remove));
        }
        const position = Math.min(change.position, transaction.doc.content.size);
        const widget = Decoration.widget(position, () => renderUpload(change.add), {
          id: change.add.id,
          key: change.add.id,
          side: -1,
          stopEvent: () => true,
          ignoreSelection: true,
        });
        return mapped.add(transaction.doc, [widget]);
      },
    },
    props: {
      decorations: (state) => uploadPlaceholderKey.getState(state),
    },
  });
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
  box.setAttribute('aria-label', `Upload of ${upload.file.name}`);

  const text = document.createElement('span');
  text.className = 'upload-placeholder-text';
  text.setAttribute('role', 'status');
  const progress = document.createElement('progress');
  progress.max = 1;
  progress.setAttribute('aria-label', 'Uploaded');
  const retry = button('Retry', upload.retry);
  const cancel = button('Cancel', upload.cancel);
  box.append(text, progress, retry, cancel);

  upload.subscribe((state: UploadState) => {
    const failed = state.status === 'failed';
    box.classList.toggle('has-failed', failed);
    retry.hidden = !failed;
    progress.hidden = failed;
    cancel.textContent = failed ? 'Remove' : 'Cancel';
    if (state.status === 'running') progress.value = state.share;
    const words = failed
      ? `${upload.file.name} was not uploaded.`
      : `Uploading ${upload.file.name}…`;
    // Written only when it changes, or a screen reader would repeat it with every per cent.
    if (text.textContent !== words) text.textContent = words;
  });
  return box;
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
