const words = (list: string) => new Set(list.split(' '));

const voidNames = words(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
);
/** Elements that a parser opens again when something else has closed around them. */
const formatting = words('a b big code em font i nobr s small strike strong tt u');
const blocks = words(
  'blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section summary table tbody td tfoot th thead tr ul',
);
const special = words(
  'address applet article aside button center colgroup dir fieldset footer form frameset header hgroup iframe listing main marquee menu nav noembed noframes noscript object plaintext script select style template textarea title xmp',
);
/** What a closing tag does not look past. */
const scopes = words('applet caption html marquee object table td template th');
const tableParts = words('caption table tbody td tfoot th thead tr');
const cells = words('caption table td th');
/** An element of the first kind closes one of the second, if that is the innermost. */
const implied: Readonly<Record<string, readonly string[]>> = {
  li: ['p', 'li'],
  dt: ['p', 'dt', 'dd'],
  dd: ['p', 'dt', 'dd'],
  td: ['p', 'td', 'th'],
  th: ['p', 'td', 'th'],
  tr: ['p', 'td', 'th', 'tr'],
};
const impliedByBlocks = ['p'];

/** A parser opens at most so many equal formatting elements again. */
const MOST_EQUAL = 3;

/** Between these, a parser takes words out of the table and puts them before it. */
const tableGaps = words('table tbody tfoot thead tr');

interface Open {
  readonly name: string;
  /** The tag as it was written. */
  readonly tag: string;
}

/**
 * Follows which elements a parser holds open, close enough to the HTML standard that no text is deeper or holds
 * more elements than is counted here; unclosed paragraphs and list items are not taken for nesting.
 */
export class OpenElements {
  private readonly stack: Open[] = [];
  private readonly dangling = new Map<string, number>();
  private danglingCount = 0;

  get depth(): number {
    return this.stack.length + this.danglingCount;
  }

  /** Whether words at this place are put before the table that they stand in. */
  get isInTableGap(): boolean {
    return tableGaps.has(this.stack.at(-1)?.name ?? '');
  }

  get isInTable(): boolean {
    return this.stack.some(({ name }) => name === 'table');
  }

  /** Whether a tag begins a new paragraph; parts of a table are ignored outside of one, and hold no words themselves. */
  startsParagraph(name: string): boolean {
    if (!tableParts.has(name)) return blocks.has(name);
    return cells.has(name) && name !== 'table' && this.stack.some((open) => open.name === 'table');
  }

  /** @returns how many elements the tag makes */
  open(name: string, tag: string): number {
    if (name === 'td' || name === 'th' || name === 'tr') this.closeCell();
    for (const closed of implied[name] ?? (blocks.has(name) ? impliedByBlocks : [])) {
      if (this.stack.at(-1)?.name === closed) this.stack.pop();
    }
    const made = 1 + this.danglingCount;
    if (!voidNames.has(name)) this.stack.push({ name, tag });
    return made;
  }

  /** @returns how many elements the tag makes: a stray one may make an empty element */
  close(name: string): number {
    for (let index = this.stack.length - 1; index >= 0; index -= 1) {
      const open = this.stack[index]?.name ?? '';
      if (open === name) {
        if (formatting.has(name)) this.stack.splice(index, 1);
        else this.closeDownTo(index, cells.has(name));
        return 0;
      }
      if (this.shields(open, name)) break;
    }
    return 1;
  }

  /** What is left open in a cell ends with it, when another begins in the same table. */
  private closeCell(): void {
    const table = this.stack.findLastIndex(({ name }) => name === 'table');
    const cell = this.stack.findLastIndex(({ name }) => name === 'td' || name === 'th');
    if (table !== -1 && cell > table) this.closeDownTo(cell, true);
  }

  private shields(open: string, name: string): boolean {
    if (tableParts.has(name)) return open === 'table' || open === 'template';
    if (scopes.has(open)) return true;
    if (name === 'li') return open === 'ol' || open === 'ul';
    if (formatting.has(name) || blocks.has(name) || special.has(name)) return false;
    return blocks.has(open) || special.has(open);
  }

  private closeDownTo(index: number, isCell: boolean): void {
    for (const { name, tag } of this.stack.splice(index)) {
      if (isCell || !formatting.has(name)) continue;
      const count = this.dangling.get(tag) ?? 0;
      if (count === MOST_EQUAL) continue;
      this.dangling.set(tag, count + 1);
      this.danglingCount += 1;
    }
  }
}
