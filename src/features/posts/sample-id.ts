/** Ids of the built-in samples; no stored post can have one, since theirs are UUIDs. */
export function isSampleId(id: string): boolean {
  return /^sample-[1-5]$/.test(id);
}
