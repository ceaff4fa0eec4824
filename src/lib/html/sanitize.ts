import DOMPurify, { type Config, type RemovedAttribute } from 'dompurify';
import { sectionClasses } from '@/config/page-sections';
import { assetUrl, isShownPicture } from '@/lib/supabase/asset-url';
import { bareWords } from './bare-words';
import { markupProblem } from './markup-problem';
import { playerAddress } from './video';

const config: Config = {
  ALLOWED_TAGS: [
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
    'details',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'iframe',
    'img',
    'ins',
    'kbd',
    'li',
    'mark',
    'ol',
    'p',
    'pre',
    'q',
    's',
    'samp',
    'section',
    'small',
    'span',
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'time',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: [
    'alt',
    'cite',
    'class',
    'colspan',
    'datetime',
    'dir',
    'height',
    'href',
    'id',
    'lang',
    'open',
    'reversed',
    'rowspan',
    'scope',
    'src',
    'start',
    'title',
    'type',
    'value',
    'width',
    'allowfullscreen',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Ids of staff content get a prefix, so that `<a id="root">` cannot stand in for one of ours.
  SANITIZE_NAMED_PROPS: true,
  // The library holds every other attribute against the pattern of addresses, and would drop `width="10"`.
  ADD_URI_SAFE_ATTR: [
    'colspan',
    'datetime',
    'dir',
    'height',
    'lang',
    'rowspan',
    'scope',
    'start',
    'type',
    'value',
    'width',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\.{0,2}\/(?![/\\]))/i,
};

/** Classes that our own editors write; any other would let content borrow the look of our controls. */
const allowedClass = /^language-[a-z0-9+#-]{1,30}$/;

function isAllowedClass(element: Element, name: string): boolean {
  if (allowedClass.test(name)) return true;
  const { a, section } = sectionClasses;
  const names: readonly string[] = { a, section }[element.localName] ?? [];
  return names.includes(name);
}

type Purifier = typeof DOMPurify;
let purifier: Purifier | undefined;
/** The rules for what is stored and shown; off only while `readLoosely` works. */
let isStrict = true;
/** Names of what our own rules have taken out since the last text began. */
let dropped: string[] = [];

/** An instance of its own: hooks on the shared one would run for every other user of the library. */
function getPurifier(): Purifier {
  places = 0;
  if (purifier) return purifier;
  purifier = DOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (!isStrict || !(node instanceof Element)) return;
    const classes = [...node.classList].filter((name) => isAllowedClass(node, name));
    if (classes.length < node.classList.length) dropped.push(`class of <${node.localName}>`);
    if (classes.length > 0) node.setAttribute('class', classes.join(' '));
    else node.removeAttribute('class');
    if (node.tagName === 'TD' || node.tagName === 'TH') limitSpans(node);
    if (node.tagName === 'A') hardenLink(node);
    if (node.tagName === 'IMG') hardenImage(node);
    if (node.tagName === 'IFRAME') hardenFrame(node);
  });
  return purifier;
}

/** The library lets `data:` addresses of pictures pass whatever they claim to hold. */
const dataAddress = /^\s*data:(?!image\/(?:png|jpeg|gif|webp|avif)[;,])/i;

function hardenImage(image: Element): void {
  const source = image.getAttribute('src') ?? '';
  // Without its address it would only be a broken picture.
  if (source === '' || dataAddress.test(source)) {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
}

/** A table of a hundred cells that reach over a thousand rows and columns each costs seconds to lay out. */
const widestSpan = 50;
/** Places in tables that the cells of a text may reach over; small cells take one each. */
const MOST_PLACES = 20_000;
let places = 0;

function limitSpans(cell: Element): void {
  let reach = 1;
  for (const name of ['colspan', 'rowspan']) {
    const span = cell.getAttribute(name);
    if (span === null) continue;
    if (!(Number(span) <= widestSpan)) cell.removeAttribute(name);
    else reach *= Math.max(1, Number(span));
  }
  if (reach === 1) return;
  places += reach;
  if (places <= MOST_PLACES) return;
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
}

function hardenLink(link: Element): void {
  // Its words stay; an anchor, which links lead to, is no link itself.
  if (!link.hasAttribute('href') && !link.hasAttribute('id')) {
    link.replaceWith(...link.childNodes);
    return;
  }
  if (/^https?:/i.test(link.getAttribute('href') ?? '')) link.setAttribute('rel', 'noopener');
  else link.removeAttribute('rel');
  link.removeAttribute('type');
}

function hardenFrame(frame: Element): void {
  const player = playerAddress(frame.getAttribute('src') ?? '');
  if (player === undefined) {
    dropped.push('<iframe>');
    frame.remove();
    return;
  }
  frame.setAttribute('src', player);
  // First, so that cleaning the result again finds the same order of attributes.
  if (!frame.hasAttribute('title')) frame.setAttribute('title', 'Video');
  frame.setAttribute('loading', 'lazy');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
}

/** Clean HTML text, for storing and for the editor; sanitising it again changes nothing. Of what is too much, the words. */
export function sanitizeHtml(html: string): string {
  if (markupProblem(html, 'showing') !== undefined) return bareWords(html);
  return getPurifier().sanitize(html, { ...config, RETURN_TRUSTED_TYPE: false });
}

/** The same, and by name whatever was taken out of the text: `<script>`, `onclick of <p>`. */
export function sanitizeAndName(html: string): { html: string; removed: readonly string[] } {
  dropped = [];
  const clean = sanitizeHtml(html);
  // Its words alone, without the library having seen it.
  if (markupProblem(html, 'showing') !== undefined) return { html: clean, removed: [] };
  const removed = getPurifier().removed.flatMap((entry) =>
    'element' in entry ? nameOfElement(entry.element) : nameOfAttribute(entry),
  );
  return { html: clean, removed: [...removed, ...dropped] };
}

/** Comments are no loss, and a text has no frame of a document around it. */
function nameOfElement(node: unknown): string[] {
  if (!(node instanceof Element) || /^(?:html|head|body)$/.test(node.localName)) return [];
  return [`<${node.localName}>`];
}

function nameOfAttribute({ attribute, from }: RemovedAttribute): string[] {
  // What is written again with a value of ours, and what embed codes say to browsers in general.
  if (!attribute || !(from instanceof Element)) return [];
  const isOurs = from.hasAttribute(attribute.name) || attribute.name === 'rel';
  return isOurs || from.localName === 'iframe' ? [] : [`${attribute.name} of <${from.localName}>`];
}

/** A clean fragment, ready to be put into the page without any innerHTML. It shows no picture of another host. */
export function sanitizeToFragment(html: string): DocumentFragment {
  const fragment = sanitizeForEditing(html);
  for (const image of fragment.querySelectorAll('img[src]')) linkForeignPicture(image);
  return fragment;
}

/** The same with everything in it that is stored, for whoever works on the text. Of what is too much, the words. */
export function sanitizeForEditing(html: string): DocumentFragment {
  const text = markupProblem(html, 'showing') === undefined ? html : bareWords(html);
  const fragment = getPurifier().sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true });
  for (const image of fragment.querySelectorAll('img[src]')) {
    image.setAttribute('src', assetUrl(image.getAttribute('src') ?? ''));
    image.setAttribute('decoding', 'async');
  }
  return fragment;
}

/** In place of a picture that would tell another host of its readers: who wants to see it can go there. */
function linkForeignPicture(image: Element): void {
  const source = image.getAttribute('src') ?? '';
  if (isShownPicture(source)) return;
  const words = image.getAttribute('alt') || 'Picture on another site';
  if (image.closest('a') || !/^https?:/i.test(source)) {
    image.replaceWith(words);
    return;
  }
  const link = image.ownerDocument.createElement('a');
  link.href = source;
  link.rel = 'noopener';
  link.append(words);
  image.replaceWith(link);
}

/**
 * Nodes of a text under other rules than ours, only to be read: what is made of them goes through `sanitizeHtml`.
 * Here, since there can be one purifier only: a second one would need a Trusted Types policy of the same name.
 */
export function readLoosely(html: string, rules: Config): DocumentFragment {
  const text = markupProblem(html, 'showing') === undefined ? html : bareWords(html);
  isStrict = false;
  try {
    return getPurifier().sanitize(text, { ...rules, RETURN_DOM_FRAGMENT: true });
  } finally {
    isStrict = true;
  }
}
