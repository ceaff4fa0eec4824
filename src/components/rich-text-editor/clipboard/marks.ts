import { stylesOf } from './styles';

/** How a piece of text looks, as the tags that say so. */
type MarkTag = 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'code';
type Marks = ReadonlySet<MarkTag>;

const marksOfTags: Readonly<Record<string, MarkTag>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  U: 'u',
  S: 's',
  STRIKE: 's',
  SUB: 'sub',
  SUP: 'sup',
  CODE: 'code',
  TT: 'code',
};

/** Boxes around text that say nothing but how it looks. */
const wrappers =
  'b, strong, i, em, u, s, strike, sub, sup, code, tt, span, font, big, small, center';

const fixedWidth =
  /courier|consolas|menlo|monaco|lucida console|andale|\bmono(?:space)?\b|source code|sfmono/i;

function marksOf(element: Element, inherited: Marks): Marks {
  const marks = new Set(inherited);
  const turn = (mark: MarkTag, isOn: boolean) =>
    isOn ? void marks.add(mark) : void marks.delete(mark);
  const tagMark = marksOfTags[element.tagName];
  if (tagMark) marks.add(tagMark);
  const styles = stylesOf(element);
  const shorthand = styles.get('font') ?? '';

  const weight = styles.get('font-weight') ?? '';
  // Docs wraps a whole copy into a bold element and takes the weight away again.
  if (weight !== '') turn('strong', /bold/i.test(weight) || Number(weight) >= 600);
  else if (/\bbold\b/i.test(shorthand)) marks.add('strong');
  const slant = styles.get('font-style') ?? '';
  if (slant !== '') turn('em', /italic|oblique/i.test(slant));
  else if (/\bitalic\b/i.test(shorthand)) marks.add('em');

  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  if (/line-through/i.test(line)) marks.add('s');
  if (/underline/i.test(line)) marks.add('u');
  if (/\bnone\b/i.test(line)) {
    marks.delete('u');
    marks.delete('s');
  }
  const place = styles.get('vertical-align') ?? '';
  if (/^sub/i.test(place)) marks.add('sub');
  if (/^super/i.test(place)) marks.add('sup');

  const family = styles.get('font-family') ?? element.getAttribute('face') ?? shorthand;
  if (family !== '') turn('code', tagMark === 'code' || fixedWidth.test(family));
  return marks;
}

function wrapText(text: Text, marks: Marks): void {
  if (text.data.trim() === '') return;
  const { ownerDocument } = text;
  // Headings are bold and links underlined by themselves.
  const heading = text.parentElement?.closest('h1, h2, h3, h4, h5, h6, th');
  const link = text.parentElement?.closest('a');
  let inner: Node = text;
  for (const mark of marks) {
    if ((mark === 'strong' && heading) || (mark === 'u' && link)) continue;
    const wrapper = ownerDocument.createElement(mark);
    inner.parentNode?.replaceChild(wrapper, inner);
    wrapper.append(inner);
    inner = wrapper;
  }
}

function rewrite(node: Node, marks: Marks): void {
  for (const child of [...node.childNodes]) {
    if (child instanceof Text) wrapText(child, marks);
    // In code the letters count and not their colours.
    else if (child instanceof Element && child.tagName !== 'PRE')
      rewrite(child, marksOf(child, marks));
  }
}

/**
 * Says with elements what other programs say with styles, and takes the boxes away that only carried them: `<span
 * style="font-weight:700">` becomes `<strong>`, and the bold wrapper that is not bold goes.
 */
export function stylesToMarks(root: DocumentFragment): void {
  const boxes = [...root.querySelectorAll(wrappers)].filter((box) => !box.closest('pre'));
  rewrite(root, new Set());
  for (const box of boxes) box.replaceWith(...box.childNodes);
}
