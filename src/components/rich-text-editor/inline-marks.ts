import { Mark } from '@tiptap/core';

/**
 * Inline elements that the toolbar does not offer but that texts written elsewhere contain. As marks
 * they survive editing instead of being dropped.
 */
const preservedTags = ['sub', 'sup', 'mark', 'kbd', 'samp', 'small', 'cite', 'q', 'ins', 'abbr'];

export const preservedMarks = preservedTags.map((tag) =>
  Mark.create({
    name: `html_${tag}`,
    addAttributes: () => ({ title: { default: null } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
);
