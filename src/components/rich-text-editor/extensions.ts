import { Extension, getSchema, Node, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from '@/components/own-content/link-address';
import { Figure, InlineImage } from './figure';
import { CombinableCode, preservedMarks } from './inline-marks';
import { OwnLinks } from './own-links';
import { PasteHandling } from './paste-handling';
import { tableExtensions } from './table';
import { uploadPlaceholder } from './upload-placeholder';
import { Video, VideoPasting } from './video';

/** Attributes that any block may carry; kept so that anchors and passages in other languages survive. */
const CommonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph',
        'heading',
        'otherHeading',
        'blockquote',
        'codeBlock',
        'bulletList',
        'orderedList',
        'listItem',
        'table',
        'tableRow',
        'tableCell',
        'tableHeader',
      ],
      attributes: {
        id: { default: null, keepOnSplit: false },
        lang: { default: null },
        dir: { default: null },
      },
    },
  ],
});

/**
 * Levels that the toolbar does not offer, because the title is the page's first and nobody reads a
 * sixth: kept where a text already has them.
 */
const OtherHeading = Node.create({
  name: 'otherHeading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ tag: { default: 'h1', rendered: false } }),
  parseHTML: () => ['h1', 'h5', 'h6'].map((tag) => ({ tag, attrs: { tag } })),
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs['tag']), HTMLAttributes, 0],
});

const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',
  addProseMirrorPlugins: () => [uploadPlaceholder()],
});

export const contentExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedLink,
    },
    dropcursor: { class: 'drop-cursor', color: false },
  }),
  OtherHeading,
  CombinableCode,
  ...preservedMarks,
  ...tableExtensions,
  InlineImage,
  Figure,
  Video,
  CommonAttributes,
];

export const contentSchema = getSchema(contentExtensions);

/** What the running editor needs besides the schema. */
export function editorExtensions(placeholder: string): Extensions {
  return [
    ...contentExtensions,
    Placeholder.configure({ placeholder }),
    UploadPlaceholders,
    PasteHandling,
    OwnLinks,
    VideoPasting,
  ];
}
