/** Ids of the jobs. Apart from `jobs.ts`, so that the router does not carry the catalogue into every page. */
export const jobIds = [
  'performance-marketing-executive',
  'seo-content-specialist',
  'junior-data-analyst',
  'machine-learning-associate',
  'soc-analyst-level-1',
  'cloud-security-trainee',
] as const;
