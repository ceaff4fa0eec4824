import { Extension, getSchema, type Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { Code } from '@tiptap/extension-code';
import { Heading } from '@tiptap/extension-heading';
import StarterKit from '@tiptap/starter-kit';
import { Figure, InlineImage } from './figure';
import { preservedMarks } from './inline-marks';
import { isAllowedLink } from './link-address';
import { tableExtensions } from './table';

/** Attributes that any block may carry; kept so that anchors and passages in other languages survive. */
const CommonAttributes = Extension.create({
  name: 'commonAttributes',
  addGlobalAttributes: () => [
    {
      types: [
        'paragraph', 'heading', 'blockquote', 'codeBlock', 'bulletList', 'orderedList', 'listItem', 'table',
        'tableRow', 'tableCell', 'tableHeader',
      ],
      attributes: {
        id: { default: null, keepOnSplit: false },
        lang: { default: null },
        dir: { default: null },
      },
    },
  ],
});

const levels = [1, 2, 3, 4, 5, 6] as const;

/** All levels are kept where they stand; only 2 to 4 are offered, because the title is the page's first. */
const KeptHeading = Heading.extend({
  addKeyboardShortcuts() {
    return Object.fromEntries(
      [2, 3, 4].map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    );
  },
  addInputRules: () => [],
}).configure({ levels: [...levels] });

/** By default code shuts out every other mark, which would drop a link around it. */
const CombinableCode = Code.extend({ excludes: '' });

export const contentExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    code: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedLink,
    },
    dropcursor: { class: 'drop-cursor', color: false },
  }),
  KeptHeading,
  CombinableCode,
  ...preservedMarks,
  ...tableExtensions,
  InlineImage,
  Figure,
  CommonAttributes,
];

export const placeholderExtension = (text: string) =>
  Placeholder.configure({ placeholder: text, showOnlyCurrent: false });

export const contentSchema = getSchema(contentExtensions);
