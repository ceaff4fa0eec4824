import { mergeAttributes, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { assetUrl, toStoredAddress } from '@/lib/supabase/asset-url';

export interface PictureAttributes {
  /** `https://…` or a root-relative storage address. */
  readonly src: string;
  readonly alt: string;
  /** Pixels, so that the page keeps the picture's place while it loads. */
  readonly width: number | null;
  readonly height: number | null;
}

const isPictureAddress = (address: string) => /^(?:https?:\/\/|\/(?!\/))/i.test(address);

function readPicture(image: Element): PictureAttributes | false {
  const src = toStoredAddress(image.getAttribute('src') ?? '');
  if (!isPictureAddress(src)) return false;
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    width: toNumber(image.getAttribute('width')),
    height: toNumber(image.getAttribute('height')),
  };
}

function toNumber(value: string | null): number | null {
  return value !== null && /^\d{1,5}$/.test(value) ? Number(value) : null;
}

const pictureAttributes = {
  src: { default: '' },
  alt: { default: '' },
  width: { default: null },
  height: { default: null },
};

/** A picture within a line, as other editors write it. New pictures are figures. */
export const InlineImage = Image.extend({
  inline: true,
  group: 'inline',
  addAttributes: () => ({ ...pictureAttributes, title: { default: null } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const picture = readPicture(element);
        return picture && { ...picture, title: element.getAttribute('title') };
      },
    },
  ],
  addInputRules: () => [],
  addNodeView:
    () =>
    ({ node }) => {
      const image = document.createElement('img');
      showPicture(image, node.attrs);
      return { dom: image };
    },
});

/** A picture with its caption; the caption is the node's text and is edited in place. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (element: HTMLElement) =>
        element.querySelector<HTMLElement>('figcaption') ?? document.createElement('figcaption'),
      getAttrs: (element) => {
        // Only a picture with a caption: figures around tables or code are left to the source view.
        const image = element.querySelector('img');
        const others = [...element.children].filter((child) => !child.matches('img, figcaption'));
        return image && others.length === 0 ? readPicture(image) : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    ['img', mergeAttributes(HTMLAttributes)],
    ['figcaption', 0],
  ],
  addNodeView:
    () =>
    ({ node }) => {
      const figure = document.createElement('figure');
      const image = document.createElement('img');
      image.contentEditable = 'false';
      image.dataset['pictureHandle'] = '';
      const caption = document.createElement('figcaption');
      figure.append(image, caption);
      const show = (current: typeof node) => {
        showPicture(image, current.attrs);
        caption.classList.toggle('is-empty', current.content.size === 0);
        figure.classList.toggle('lacks-alt', current.attrs['alt'] === '');
      };
      show(node);
      return {
        dom: figure,
        contentDOM: caption,
        update: (next) => {
          if (next.type !== node.type) return false;
          show(next);
          return true;
        },
      };
    },
});

function showPicture(image: HTMLImageElement, attributes: Readonly<Record<string, unknown>>): void {
  const text = (name: string) => (typeof attributes[name] === 'string' ? attributes[name] : '');
  const source = assetUrl(text('src'));
  if (image.getAttribute('src') !== source) image.src = source;
  image.alt = text('alt');
  image.loading = 'lazy';
  for (const side of ['width', 'height'] as const) {
    const value = attributes[side];
    if (typeof value === 'number') image[side] = value;
    else image.removeAttribute(side);
  }
}
