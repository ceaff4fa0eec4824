/** Slugs of the courses. Apart from `courses.ts`, so that the router does not carry the catalogue into every page. */
export const courseSlugs = [
  'advanced-ai-digital-marketing-job-guarantee',
  'cyber-security',
  'ai-digital-marketing-basic',
  'data-science',
] as const;
