/** The part of `limits` that every page of the site has: of what stands in addresses. */
export const addressLimits = { searchTerm: 200, slug: 120 } as const;

/** Form of a page address: lower-case letters and digits in groups joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
