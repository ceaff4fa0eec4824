import { toStoredAddress } from '@/lib/supabase/asset-url';

/** A picture of a copied text, which still has to be brought into the project's storage. */
export interface PastedPicture {
  /** As the copied text names it: `https:`, `data:`, `file:`, `blob:` … */
  readonly address: string;
  /** Its place among all pictures that lie on the computer where the text was copied; null for others. */
  readonly localIndex: number | null;
  /** '' where nobody described it. */
  readonly alt: string;
}

const MARK = '/pasted-picture/';

/** Index of the picture that a marked place waits for; undefined for every other address. */
export function markedPicture(address: unknown): number | undefined {
  return typeof address === 'string' && address.startsWith(MARK)
    ? Number(address.slice(MARK.length))
    : undefined;
}

const isStored = (address: string) =>
  /^\/storage\/v1\/object\/public\//.test(toStoredAddress(address));

/** Some times what is stored: enough for what is taken out, little enough for patterns that look at each blank. */
const LONGEST_ALT = 3_000;

/** Programs name a picture after its file, or let a machine guess: neither describes it. */
function descriptionOf(image: Element): string {
  const text = (image.getAttribute('alt') ?? '')
    .slice(0, LONGEST_ALT)
    .replace(
      /\s*(?:Description automatically generated|AI-generated content may be incorrect\.?).*/is,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?:(?:image|img|picture|photo|screenshot)[ _-]?\d*|\S+\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?))$/i.test(
    text,
  )
    ? ''
    : text.slice(0, 300);
}

/** Pictures that stand for letters: emoji, and the boxes of lists of tasks. */
function lettersOf(image: Element): string | undefined {
  const alt = image.getAttribute('alt') ?? '';
  if (image.getAttribute('aria-roledescription') === 'checkbox')
    return /^checked/i.test(alt) ? '☑ ' : '☐ ';
  const emoji = image.getAttribute('data-emoji') ?? alt;
  return /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}]*$/u.test(
    emoji,
  )
    ? emoji
    : undefined;
}

/** One pixel that tells a server that the text is being read. */
function isBeacon(image: Element): boolean {
  return ['width', 'height'].every((side) => /^[01]$/.test(image.getAttribute(side) ?? ''));
}

const lines = 'p, h1, h2, h3, h4, h5, h6, a';

/** A picture stands between the lines of a text: whatever line it stands in ends before and goes on behind it. */
function liftOut(figure: Element): void {
  for (
    let line = figure.parentElement?.closest(lines);
    line;
    line = figure.parentElement?.closest(lines)
  ) {
    const rest = figure.ownerDocument.createRange();
    rest.setStartAfter(figure);
    rest.setEndAfter(line);
    const tail = rest.extractContents();
    line.after(figure, tail);
    for (const part of [line, figure.nextElementSibling])
      if (part?.matches(lines) && part.textContent.trim() === '' && !part.querySelector('img'))
        part.remove();
  }
}

/**
 * Takes the pictures out of a copied text and leaves marks in their places. Pictures of this project's storage
 * stay as they are.
 */
export function takePictures(
  root: DocumentFragment,
  { isLifted }: { readonly isLifted: boolean },
): PastedPicture[] {
  const pictures: PastedPicture[] = [];
  let localCount = 0;
  for (const image of [...root.querySelectorAll('img')]) {
    const address = image.getAttribute('src')?.trim() ?? '';
    const letters = lettersOf(image);
    if (letters !== undefined) {
      image.replaceWith(letters);
      continue;
    }
    if (address === '' || isBeacon(image)) {
      image.remove();
      continue;
    }
    const alt = descriptionOf(image);
    image.setAttribute('alt', alt);
    if (!isStored(address)) {
      const isLocal = /^(?:file:|[a-z]:\\)/i.test(address);
      pictures.push({ address, alt, localIndex: isLocal ? localCount : null });
      if (isLocal) localCount += 1;
      image.setAttribute('src', `${MARK}${pictures.length - 1}`);
    }
    if (!isLifted || image.closest('figure, pre')) continue;
    const figure = image.ownerDocument.createElement('figure');
    image.replaceWith(figure);
    figure.append(image);
    liftOut(figure);
  }
  return pictures;
}
