/** A field that people never see; a script that fills in every field gives itself away. */
export const honeypotField = 'website';

export function isLikelyBot(values: { readonly website?: string }): boolean {
  return (values.website ?? '').trim() !== '';
}
