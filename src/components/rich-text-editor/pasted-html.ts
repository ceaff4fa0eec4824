import { sanitizeHtml } from '@/lib/html/sanitize';
import { convertClipboardHtml, convertEditorHtml } from './clipboard/convert';
import type { PastedPicture } from './clipboard/pictures';

interface PastedText {
  readonly html: string;
  /** What is still to be fetched and stored; `html` holds a mark for each. */
  readonly pictures: readonly PastedPicture[];
}

/**
 * Cleans what comes from the clipboard. A piece copied within an editor carries a mark that says how deep it
 * was cut; the sanitiser drops such attributes, so it is put back, or half a list would paste as paragraphs.
 */
export function cleanPastedHtml(html: string): PastedText {
  const slice = /\sdata-pm-slice=("[^"<>]*"|'[^'<>]*')/.exec(html)?.[1];
  const { html: converted, pictures } =
    slice === undefined ? convertClipboardHtml(html) : convertEditorHtml(html);
  const clean = sanitizeHtml(converted);
  return {
    pictures,
    html:
      slice === undefined
        ? clean
        : clean.replace(/^\s*<(\w+)/, `<$1 data-pm-slice=${slice.replaceAll('$', '$$$$')}`),
  };
}
