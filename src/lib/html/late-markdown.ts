import { lateCode } from '../late-code';

/** The reader of Markdown, which pages in HTML alone do without. */
export const lateMarkdown = lateCode(() => import('./markdown-text'));

/** The same reader without the element that shows what it has read. */
export const lateMarkdownReader = lateCode(() => import('./markdown'));
