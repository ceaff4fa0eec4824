/**
 * Sets the free resources (content/resources/*.md) as PDF documents in public/resources, named and titled
 * by src/data/resources.ts. The same text always gives the same bytes:
 *
 *   npm run build:resources
 */
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { lexer, type Tokens } from 'marked';
import PDFDocument from 'pdfkit';
import { site } from '../src/config/site';
import { resources, type Resource } from '../src/data/resources';
import { drawCover } from './resources/cover';
import { Setter } from './resources/document';
import { typographic } from './resources/inline';
import { colour, face, measure, page } from './resources/style';

const root = join(import.meta.dirname, '..');
const source = join(root, 'content/resources');
const target = join(root, 'public/resources');

/** Day of the edition: part of the text, so that a rebuild does not change the files. */
const editionDate = new Date('2026-11-20T06:30:00Z');
const edition = 'November 2026';

async function build(resource: Resource): Promise<void> {
  const text = await readFile(join(source, `${resource.slug}.md`), 'utf8');
  const [first, ...rest] = lexer(text).filter((token) => token.type !== 'space');
  if (first?.type !== 'paragraph') throw new Error(`${resource.slug}.md begins with its summary.`);
  const hue = colour[resource.hue];

  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: resource.title,
      Author: site.name,
      Subject: resource.category,
      Creator: site.name,
      Producer: site.name,
      CreationDate: editionDate,
      ModDate: editionDate,
    },
  });
  for (const name of ['regular', 'semibold', 'display']) {
    doc.registerFont(name, join(source, `fonts/bricolage-${name}.ttf`));
    doc.registerFont(`${name}-rupee`, join(source, `fonts/bricolage-${name}-rupee.ttf`));
  }
  const output = createWriteStream(join(target, `${resource.slug}.pdf`));
  doc.pipe(output);

  const tree = doc.struct('Document');
  doc.addStructure(tree);
  drawCover(doc, tree, {
    slug: resource.slug,
    title: resource.title,
    category: resource.category,
    deck: typographic((first as Tokens.Paragraph).text),
    hue,
    edition: `Free to read, print and share unchanged. ${site.name}, ${edition}.`,
  });
  doc.addPage();
  new Setter(doc, tree, hue).set(rest);
  tree.end();
  furnish(doc, resource, hue);
  doc.end();
  await finished(output);
}

/** Running head and page number on every page but the cover. */
function furnish(doc: InstanceType<typeof PDFDocument>, resource: Resource, hue: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.rect(page.left, 46, 22, 2.4).fill(hue);
    const small = { lineBreak: false, width: measure } as const;
    doc.font(face.text).fontSize(8.6).fillColor(colour.muted);
    doc.text(resource.title, page.left + 30, 42.5, { lineBreak: false });
    doc.text(`${site.name} · ${edition}`, page.left, page.height - 48, small);
    doc.text(`${index + 1} / ${count}`, page.left, page.height - 48, { ...small, align: 'right' });
    doc.endMarkedContent();
  }
}

await mkdir(target, { recursive: true });
for (const resource of resources) await build(resource);
process.stdout.write(`${resources.length} documents in public/resources\n`);
