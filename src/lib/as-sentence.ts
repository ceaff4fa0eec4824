/** A text with a stop at its end, where it has none: reasons come from several writers. Empty stays empty. */
export function asSentence(text: string): string {
  return /[.!?…]$|^$/.test(text) ? text : `${text}.`;
}
