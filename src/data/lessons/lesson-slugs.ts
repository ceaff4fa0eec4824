/** The courses whose first lesson can be tasted. */
export const lessonSlugs = [
  'advanced-ai-digital-marketing-job-guarantee',
  'data-science',
  'cyber-security',
  'ai-digital-marketing-basic',
] as const;

export type LessonSlug = (typeof lessonSlugs)[number];

export function hasFirstLesson(slug: string | undefined): slug is LessonSlug {
  return lessonSlugs.some((one) => one === slug);
}
