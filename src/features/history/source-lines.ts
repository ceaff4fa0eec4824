/** Where a line of HTML begins, for who reads its source: at a block, and at the end of what holds blocks. */
const begins =
  /(?=<(?:p|h[1-6]|li|dt|dd|tr|td|th|figcaption|pre|summary|hr|img|iframe|\/?(?:ul|ol|dl|table|thead|tbody|figure|blockquote|div|section|details))\b)/i;

/** The source of a text in lines: its own, and one for each block. */
export function sourceLines(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(begins))
    .filter((line) => line.trim() !== '');
}
