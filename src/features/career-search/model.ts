import type { Course } from '@/data/courses';

export const careerSearchTexts = {
  title: 'Find your best career path',
  open: 'Find your path',
  noMatch: 'No exact matches. Try keywords like "marketing", "data", or "cyber".',
} as const;

export const maxResults = 5;

/** What a match in each place counts; matches add up. */
const weights = { title: 3, brief: 2, category: 1 } as const;

type Searchable = Pick<Course, 'slug' | 'title' | 'brief' | 'category'>;

export interface CareerMatch<C extends Searchable = Course> {
  readonly course: C;
  readonly score: number;
}

export function scoreCourse(course: Searchable, term: string): number {
  const has = (text: string) => text.toLowerCase().includes(term);
  return (
    (has(course.title) ? weights.title : 0) +
    (has(course.brief) ? weights.brief : 0) +
    (has(course.category) ? weights.category : 0)
  );
}

/** The best five, best first; equal scores keep the catalogue's order. Nothing typed finds nothing. */
export function searchCourses<C extends Searchable>(
  input: string,
  courses: readonly C[],
): CareerMatch<C>[] {
  const term = input.trim().toLowerCase();
  if (term === '') return [];
  return courses
    .map((course) => ({ course, score: scoreCourse(course, term) }))
    .filter((match) => match.score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, maxResults);
}

/** Whether the dialog has to say that nothing fits. */
export function hasNoMatch(input: string, matches: readonly unknown[]): boolean {
  return input.trim() !== '' && matches.length === 0;
}
