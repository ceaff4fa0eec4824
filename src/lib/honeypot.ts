/** A field that people never see; a script that fills in every field gives itself away. */
export const honeypotField = 'website';

/** What a robot has written there; empty for people. */
export function trappedText(website: string | undefined): string {
  return (website ?? '').trim();
}
