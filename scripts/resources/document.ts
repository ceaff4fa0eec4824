import type { Token, Tokens } from 'marked';
import type PDFKit from 'pdfkit';
import { breakLines, toRuns, type Line, type Run } from './inline';
import { bodySize, colour, face, leading, measure, page } from './style';

type Document = InstanceType<typeof PDFKit>;
type Element = PDFKit.PDFStructureElement;

const floor = page.height - page.bottom;
const codeStep = 12.4;

const isPrinted = (token: Token) => token.type !== 'space';

function codeHeight(token: Tokens.Code): number {
  return token.text.split('\n').length * codeStep + 16;
}

/** Sets the blocks of one text, tagged for assistive technology, on as many pages as they need. */
export class Setter {
  private y: number = page.top;

  constructor(
    private readonly doc: Document,
    private readonly root: Element,
    private readonly hue: string,
  ) {}

  set(tokens: readonly Token[]): void {
    tokens.forEach((token, index) => {
      // Blank lines are tokens too; what follows decides where a page may end.
      if (token.type !== 'space') this.block(token, tokens.slice(index + 1).filter(isPrinted));
    });
  }

  private block(token: Token, [next, afterNext]: readonly Token[]): void {
    if (token.type === 'heading') this.heading(token as Tokens.Heading, next, afterNext);
    else if (token.type === 'paragraph') this.paragraph(token as Tokens.Paragraph, next);
    else if (token.type === 'list') this.list(token as Tokens.List);
    else if (token.type === 'table') this.table(token as Tokens.Table);
    else if (token.type === 'blockquote') this.callout(token as Tokens.Blockquote);
    else if (token.type === 'code') this.code(token as Tokens.Code);
    else throw new Error(`No setting for ${token.type}.`);
  }

  private room(height: number): void {
    if (this.y + height <= floor) return;
    this.doc.continueOnNewPage();
    this.y = page.top;
  }

  private lines(runs: readonly Run[], size: number, width: number): Line[] {
    return breakLines(runs, width, (run) =>
      this.doc.font(run.face).fontSize(sizeOf(run, size)).widthOfString(run.text),
    );
  }

  private draw(line: Line, x: number, baseline: number, size: number): void {
    let at = x;
    for (const run of line.runs) {
      const { doc } = this;
      doc.font(run.face).fontSize(sizeOf(run, size)).fillColor(run.colour);
      const width = doc.widthOfString(run.text);
      doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (run.link) {
        doc.link(at, baseline - size, width, size * 1.3, run.link);
        doc.moveTo(at, baseline + 1.8).lineTo(at + width, baseline + 1.8);
        doc.lineWidth(0.5).stroke(run.colour);
      }
      at += width;
    }
  }

  /** @returns the height used */
  private flow(runs: readonly Run[], x: number, width: number, size = bodySize, step = leading) {
    const lines = this.lines(runs, size, width);
    lines.forEach((line, index) => {
      // Neither the first nor the last line stands alone on a page.
      const kept = index === 0 ? Math.min(lines.length, lines.length === 3 ? 3 : 2) : 2;
      const guarded = index === 0 || index === lines.length - 2;
      this.room(guarded ? step * kept : step);
      this.draw(line, x, this.y + size, size);
      this.y += step;
    });
  }

  private heading(token: Tokens.Heading, next?: Token, afterNext?: Token): void {
    const major = token.depth <= 2;
    const size = major ? 17 : 12.4;
    const step = major ? 21 : 16.5;
    if (this.y > page.top) this.y += major ? 15 : 8;
    // A heading stands with the beginning of what it announces.
    const code = next?.type === 'paragraph' && afterNext?.type === 'code' ? afterNext : undefined;
    const follows = next?.type === 'table' ? 96 : 58;
    this.room(step + follows + (code ? codeHeight(code as Tokens.Code) : 0));
    this.root.add(
      this.doc.struct(major ? 'H2' : 'H3', {}, () => {
        const weight = major ? face.display : face.strong;
        const runs = toRuns(token.tokens, { face: weight, colour: major ? colour.ink : this.hue });
        this.flow(runs, page.left, measure, size, step);
      }),
    );
    this.y += major ? 5 : 2;
  }

  private paragraph(token: Tokens.Paragraph, next: Token | undefined): void {
    // A line that announces code stands on the code's page.
    if (next?.type === 'code') this.room(leading * 2 + codeHeight(next as Tokens.Code) + 10);
    this.root.add(
      this.doc.struct('P', {}, () => {
        this.flow(
          toRuns(token.tokens, { face: face.text, colour: colour.ink }),
          page.left,
          measure,
        );
      }),
    );
    this.y += 6.5;
  }

  private list(token: Tokens.List): void {
    const list = this.doc.struct('L');
    this.root.add(list);
    token.items.forEach((item, index) => {
      const element = this.doc.struct('LI');
      list.add(element);
      const [first] = item.tokens.filter(
        (part) => part.type === 'text' || part.type === 'paragraph',
      );
      const inner = first && 'tokens' in first ? (first as Tokens.Text).tokens : [];
      const runs = toRuns(inner, { face: face.text, colour: colour.ink });
      // The label goes where its text begins.
      const lines = this.lines(runs, bodySize, measure - 19);
      this.room(leading * Math.min(2, lines.length));
      const label = token.ordered ? `${(token.start === '' ? 1 : token.start) + index}.` : '';
      element.add(
        this.doc.struct('Lbl', {}, () => {
          if (item.task) this.box();
          else if (label) this.number(label);
          else this.doc.rect(page.left + 2, this.y + 6.4, 6.5, 1.7).fill(this.hue);
        }),
      );
      element.add(
        this.doc.struct('LBody', {}, () => this.flow(runs, page.left + 19, measure - 19)),
      );
      element.end();
      this.y += 2.6;
    });
    list.end();
    this.y += 7;
  }

  private box(): void {
    this.doc.rect(page.left + 0.5, this.y + 2.6, 8.6, 8.6);
    this.doc.lineWidth(0.9).stroke(colour.lineStrong);
  }

  private number(label: string): void {
    const { doc } = this;
    doc.font(face.strong).fontSize(bodySize).fillColor(this.hue);
    doc.text(label, page.left, this.y + bodySize, { lineBreak: false, baseline: 'alphabetic' });
  }

  private table(token: Tokens.Table): void {
    const size = 9.4;
    const step = 12.8;
    const pad = 5;
    const gap = 12;
    const widths = this.columnWidths(token, size, gap);
    const table = this.doc.struct('Table');
    this.root.add(table);
    const row = (cells: readonly Tokens.TableCell[], header: boolean, extra = 1) => {
      const set = cells.map((cell, column) => {
        const strong = header || column === 0;
        const tone = header ? this.hue : colour.ink;
        const runs = toRuns(cell.tokens, { face: strong ? face.strong : face.text, colour: tone });
        return this.lines(runs, size, (widths[column] ?? 80) - gap);
      });
      const height = Math.max(1, ...set.map((lines) => lines.length)) * step + pad * 2;
      if (this.y + height + extra > floor) {
        this.room(floor);
        if (!header) row(token.header, true);
      }
      const element = this.doc.struct('TR');
      table.add(element);
      let x: number = page.left;
      set.forEach((lines, column) => {
        const left = x;
        element.add(
          this.doc.struct(header ? 'TH' : 'TD', {}, () => {
            lines.forEach((line, index) => {
              const end =
                token.align[column] === 'right' ? (widths[column] ?? 0) - gap - line.width : 0;
              this.draw(line, left + end, this.y + pad + size + step * index, size);
            });
          }),
        );
        x += widths[column] ?? 0;
      });
      element.end();
      this.y += height;
      this.doc.markContent('Artifact', { type: 'Layout' });
      this.doc.moveTo(page.left, this.y).lineTo(page.left + measure, this.y);
      this.doc.lineWidth(header ? 1 : 0.5).stroke(header ? this.hue : colour.line);
      this.doc.endMarkedContent();
    };
    // A header does not stand without its first row, nor the last row alone.
    row(token.header, true, 42);
    const last = token.rows.length - 1;
    token.rows.forEach((cells, index) => row(cells, false, index === last - 1 ? 38 : 1));
    table.end();
    this.y += 11;
  }

  /** Shares the measure by how much text each column holds, but never less than its longest word. */
  private columnWidths(token: Tokens.Table, size: number, gap: number): number[] {
    const columns = token.header.map((cell, column) => {
      const cells = [cell, ...token.rows.flatMap((row) => row[column] ?? [])];
      const lengths = cells.map((one) => one.text.length);
      const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
      this.doc.font(face.strong).fontSize(size);
      const words = cells.flatMap((one) => one.text.split(' '));
      const least = Math.max(...words.map((word) => this.doc.widthOfString(word))) + gap + 1;
      return { least, weight: Math.min(48, (Math.max(...lengths) + mean) / 2) };
    });
    const spare = measure - columns.reduce((sum, column) => sum + column.least, 0);
    if (spare < 0)
      throw new Error(`Table too wide: ${token.header.map((one) => one.text).join(', ')}`);
    const total = columns.reduce((sum, column) => sum + column.weight, 0);
    return columns.map((column) => column.least + (column.weight / total) * spare);
  }

  private callout(token: Tokens.Blockquote): void {
    const inset = 14;
    const paragraphs = token.tokens.filter((part) => part.type === 'paragraph');
    const runs = paragraphs.map((part) =>
      toRuns((part as Tokens.Paragraph).tokens, { face: face.text, colour: colour.ink }),
    );
    const width = measure - inset * 2;
    const count = runs.reduce((sum, part) => sum + this.lines(part, bodySize, width).length, 0);
    const height = count * leading + (runs.length - 1) * 4 + 15;
    this.y += 3;
    this.room(height);
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.rect(page.left, this.y, measure, height).fill(colour.accentSoft);
    this.doc.rect(page.left, this.y, 3, height).fill(colour.accent);
    this.doc.endMarkedContent();
    const end = this.y + height;
    this.y += 8.5;
    for (const part of runs) {
      this.root.add(this.doc.struct('P', {}, () => this.flow(part, page.left + inset, width)));
      this.y += 4;
    }
    this.y = end + 9;
  }

  private code(token: Tokens.Code): void {
    const size = 8.8;
    const step = codeStep;
    const rows = token.text.split('\n');
    const height = codeHeight(token);
    this.y += 2;
    this.room(height);
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.rect(page.left, this.y, measure, height).fill(colour.paper);
    this.doc.endMarkedContent();
    this.root.add(
      this.doc.struct('Code', {}, () => {
        this.doc.font(face.code).fontSize(size).fillColor(colour.ink);
        rows.forEach((text, index) => {
          if (this.doc.widthOfString(text) > measure - 24)
            throw new Error(`Line too long: ${text}`);
          const baseline = this.y + 8 + size + step * index;
          this.doc.text(text || ' ', page.left + 12, baseline, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
        });
      }),
    );
    this.y += height + 10;
  }
}

/** Courier looks larger than the text face at the same size. */
function sizeOf(run: Run, size: number): number {
  return run.face === face.code ? size * 0.9 : size;
}
