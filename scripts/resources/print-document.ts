import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { lexer, type Tokens } from 'marked';
import PDFDocument from 'pdfkit';
import { site } from '../../src/config/site';
import { drawCover } from './cover';
import { Setter } from './document';
import { typographic } from './inline';
import { colour, face, measure, page } from './style';

const fonts = join(import.meta.dirname, '../../content/resources/fonts');

/** Day of the edition: part of the text, so that a rebuild does not change the files. */
const editionDate = new Date('2026-11-20T06:30:00Z');
export const edition = 'November 2026';

export interface PrintedText {
  /** Seed of the cover's weave. */
  readonly slug: string;
  readonly title: string;
  /** Stands above the title. */
  readonly category: string;
  readonly hue: 'ai' | 'marketing' | 'data' | 'security';
  /** Last line of the cover. */
  readonly imprint: string;
  /** The first paragraph goes on the cover, all else on the pages after it. */
  readonly markdown: string;
  /** Kept in the file, so that a test can tell which text it was made from. */
  readonly keywords?: string;
}

/**
 * Sets a text as an A4 document with cover, tagged for assistive technology. The same text always gives the same bytes.
 * @throws Error when the text does not begin with a paragraph
 */
export async function printDocument(text: PrintedText, file: string): Promise<void> {
  const [first, ...rest] = lexer(text.markdown).filter((token) => token.type !== 'space');
  if (first?.type !== 'paragraph') throw new Error(`${text.slug} begins with its summary.`);
  const hue = colour[text.hue];

  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: text.title,
      Author: site.name,
      Subject: text.category,
      ...(text.keywords === undefined ? {} : { Keywords: text.keywords }),
      Creator: site.name,
      Producer: site.name,
      CreationDate: editionDate,
      ModDate: editionDate,
    },
  });
  for (const name of ['regular', 'semibold', 'display']) {
    doc.registerFont(name, join(fonts, `bricolage-${name}.ttf`));
    doc.registerFont(`${name}-rupee`, join(fonts, `bricolage-${name}-rupee.ttf`));
  }
  const output = createWriteStream(file);
  doc.pipe(output);

  const tree = doc.struct('Document');
  doc.addStructure(tree);
  drawCover(doc, tree, {
    slug: text.slug,
    title: text.title,
    category: text.category,
    deck: typographic((first as Tokens.Paragraph).text),
    hue,
    edition: text.imprint,
  });
  doc.addPage();
  new Setter(doc, tree, hue).set(rest);
  tree.end();
  furnish(doc, text.title, hue);
  doc.end();
  await finished(output);
}

/** Running head and page number on every page but the cover. */
function furnish(doc: InstanceType<typeof PDFDocument>, title: string, hue: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(page.left, 46, 22, 2.4).fill(hue);
    const small = { lineBreak: false, width: measure } as const;
    doc.font(face.text).fontSize(8.6).fillColor(colour.muted);
    doc.text(title, page.left + 30, 42.5, { lineBreak: false });
    doc.text(`${site.name} · ${edition}`, page.left, page.height - 48, small);
    doc.text(`${index + 1} / ${count}`, page.left, page.height - 48, { ...small, align: 'right' });
    doc.endMarkedContent();
  }
}
