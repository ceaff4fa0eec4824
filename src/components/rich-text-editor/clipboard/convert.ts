import { readClipboardHtml } from '@/lib/html/clipboard-html';
import { fragmentToHtml } from '@/lib/html/serialize';
import {
  boxesToParagraphs,
  dropInvisible,
  fitHeadings,
  gatherCode,
  headingsBySize,
  headTables,
  nameParagraphs,
  tidy,
} from './blocks';
import { gatherLists, nestLists } from './lists';
import { stylesToMarks } from './marks';
import { takePictures, type PastedPicture } from './pictures';
import { inlineRules } from './styles';

interface ConvertedText {
  /** Still to be sanitised. */
  readonly html: string;
  /** Pictures whose places are marked in the HTML. */
  readonly pictures: readonly PastedPicture[];
}

/** A piece of an editor like ours is as it should be, and is cut where its mark says: only pictures are looked after. */
export function convertEditorHtml(html: string): ConvertedText {
  const root = readClipboardHtml(html);
  const pictures = takePictures(root, { isLifted: false });
  fitHeadings(root);
  return { html: fragmentToHtml(root), pictures };
}

/**
 * Makes plain HTML of what Google Docs, Word, Pages, Notion, mail programs and others put on the clipboard:
 * headings, nested lists, bold and italic, links, tables, quotations and code, each with the element made for it.
 */
export function convertClipboardHtml(html: string): ConvertedText {
  const root = readClipboardHtml(html);
  dropInvisible(root);
  inlineRules(html, root);
  gatherLists(root);
  nestLists(root);
  nameParagraphs(root);
  headingsBySize(html, root);
  const pictures = takePictures(root, { isLifted: true });
  stylesToMarks(root);
  boxesToParagraphs(root);
  gatherCode(root);
  fitHeadings(root);
  headTables(root);
  tidy(root);
  return { html: fragmentToHtml(root), pictures };
}
