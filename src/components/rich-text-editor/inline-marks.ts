import { Mark, markInputRule } from '@tiptap/core';

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

/** Inline code that goes together with bold and links; the stock extension shuts every other mark out. */
export const CombinableCode = Mark.create({
  name: 'code',
  exitable: true,
  parseHTML: () => [{ tag: 'code' }],
  renderHTML: ({ HTMLAttributes }) => ['code', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) };
  },
  addInputRules() {
    return [markInputRule({ find: /(?<!`)`([^`]+)`$/, type: this.type })];
  },
});
