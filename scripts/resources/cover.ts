import type PDFKit from 'pdfkit';
import { planWeave } from '../../src/components/loom/weave';
import {
  markStroke,
  markThreads,
  markWarps,
  wordmarkPath,
} from '../../src/components/loom/logo-path';
import { colour, face, measure, page } from './style';

type Document = InstanceType<typeof PDFKit>;

export interface CoverText {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly deck: string;
  readonly hue: string;
  readonly edition: string;
}

const weaveTop = 470;

/** The first page: threads of the category's hue that tighten into cloth, under the title. */
export function drawCover(doc: Document, root: PDFKit.PDFStructureElement, text: CoverText): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, page.width, page.height).fill(colour.paper);
  drawWeave(doc, text);
  drawLogo(doc, page.left, 60, 0.92);
  doc.endMarkedContent();

  const cover = doc.struct('Sect');
  root.add(cover);
  cover.add(
    doc.struct('P', {}, () => {
      doc.font(face.strong).fontSize(11).fillColor(text.hue);
      doc.text(text.category, page.left, 168, { width: measure });
    }),
  );
  cover.add(
    doc.struct('H1', {}, () => {
      const size = text.title.length > 46 ? 35 : 40;
      doc.font(face.display).fontSize(size).fillColor(colour.ink);
      doc.text(text.title, page.left, 190, { width: measure, lineGap: -5, characterSpacing: -0.7 });
    }),
  );
  cover.add(
    doc.struct('P', {}, () => {
      doc.font(face.text).fontSize(13.5).fillColor(colour.soft);
      doc.text(text.deck, page.left, doc.y + 16, { width: measure * 0.86, lineGap: 4 });
    }),
  );
  cover.add(
    doc.struct('P', {}, () => {
      doc.font(face.text).fontSize(9.5).fillColor(colour.muted);
      doc.text(text.edition, page.left, page.height - 62, { width: measure, lineBreak: false });
    }),
  );
  cover.end();
}

function drawWeave(doc: Document, { slug, hue }: CoverText): void {
  const width = page.width + 60;
  const height = 250;
  const threads = 16;
  const plan = planWeave({ seed: slug, width, height, threads, tension: 0.56 });
  const accentAt = Math.floor(threads / 2);
  doc.save().translate(-30, weaveTop);
  plan.wefts.forEach((path, index) => {
    const tone = index === accentAt ? colour.accent : index % 4 === 0 ? colour.lineStrong : hue;
    doc
      .path(path)
      .lineWidth(index === accentAt ? 3.4 : 2.2)
      .lineCap('round')
      .stroke(tone);
  });
  for (const warp of plan.warps) {
    doc
      .moveTo(warp.x, warp.from)
      .lineTo(warp.x, warp.to)
      .lineWidth(2.2)
      .lineCap('butt')
      .dash(plan.pitch * 2 - plan.gap, { space: plan.gap, phase: warp.offset })
      .stroke(colour.lineStrong);
  }
  doc.undash().restore();
}

export function drawLogo(doc: Document, x: number, y: number, scale: number): void {
  doc
    .save()
    .translate(x - 4 * scale, y)
    .scale(scale);
  doc.lineWidth(markStroke);
  for (const thread of markThreads) doc.path(thread).stroke(colour.brand);
  for (const warp of markWarps) doc.path(warp).stroke(colour.accent);
  doc.translate(39, 25).scale(0.15).path(wordmarkPath).fill(colour.ink);
  doc.restore();
}
