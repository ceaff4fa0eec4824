import { lateCode } from '../late-code';

/** The reader of Markdown, which pages in HTML alone do without. */
export const lateMarkdown = lateCode(() => import('./markdown-text'));
