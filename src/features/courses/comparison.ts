import { outlookOf } from '@/data/course-outlooks';
import { courses, findCourse, type Course } from '@/data/courses';
import { terms } from '@/data/facts';
import { groupIndian } from '@/lib/money';
import type { SearchField } from '@/lib/search-state';

/** More do not fit beside each other on a phone. */
export const maxCompared = 3;

/** A figure of a course, and what its smallest and its largest are called among several. */
export interface Measure {
  readonly label: string;
  readonly amount: (course: Course) => number;
  readonly least: string;
  readonly most: string;
  /** As it is printed; the bare number unless told. */
  readonly format?: (amount: number) => string;
}

/** The figures by which courses are compared, wherever they stand beside each other. */
export const measures = {
  weeks: {
    label: 'Weeks',
    amount: (course) => course.durationWeeks,
    least: 'shortest',
    most: 'longest',
  },
  hours: { label: 'Taught hours', amount: (course) => course.hours, least: 'fewest', most: 'most' },
  assignments: {
    label: 'Assignments',
    amount: (course) => course.assignments,
    least: 'fewest',
    most: 'most',
  },
  fee: {
    label: 'Fee',
    amount: (course) => course.price,
    least: 'lowest',
    most: 'highest',
    format: groupIndian,
  },
} as const satisfies Record<string, Measure>;

export function printedAmount({ amount, format = String }: Measure, course: Course): string {
  return format(amount(course));
}

/** Words for what is special about an amount among others: `shortest`, `longest`, or nothing. */
export function rankOf(measure: Measure, course: Course, among: readonly Course[]): string {
  const amounts = among.map(measure.amount);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (least === most) return '';
  const own = measure.amount(course);
  if (own === least) return measure.least;
  return own === most ? measure.most : '';
}

/** Of the whole catalogue's largest: 0 to 1. */
export function shareOf(measure: Measure, course: Course): number {
  return measure.amount(course) / Math.max(...courses.map(measure.amount));
}

/** What a course is, in words. */
export interface Trait {
  readonly label: string;
  readonly of: (course: Course) => readonly string[];
}

const { min, max } = terms.hoursPerWeek;

export const traits = {
  level: { label: 'Level', of: (course) => [course.level] },
  weekly: { label: 'Hours a week', of: () => [`${min} to ${max}, practice included`] },
  tools: { label: 'Tools', of: (course) => outlookOf(course).tools },
  role: { label: 'First role', of: (course) => [outlookOf(course).firstRole] },
  expects: { label: 'Before you begin', of: (course) => [outlookOf(course).expects] },
} as const satisfies Record<string, Trait>;

/** Whether a trait tells nothing that helps to choose among these. */
export function isShared(trait: Trait, among: readonly Course[]): boolean {
  return new Set(among.map((course) => trait.of(course).join())).size === 1 && among.length > 1;
}

function slugsIn(choice: string): string[] {
  const known = choice
    .toLowerCase()
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => findCourse(slug));
  return [...new Set(known)].slice(0, maxCompared);
}

/** The choice in the address: slugs with commas between them, each known, once, and three at most. Empty: none is made. */
export const compareFields: { readonly courses: SearchField<string> } = {
  courses: { fallback: '', parse: (raw) => slugsIn(raw).join() },
};

/** What stands side by side for a choice; the first of the catalogue where none is made. */
export function coursesOf(choice: string): readonly Course[] {
  const chosen = slugsIn(choice).flatMap((slug) => findCourse(slug) ?? []);
  return chosen.length > 0 ? chosen : courses.slice(0, maxCompared);
}

/** The choice with a course in it or out of it; a fourth changes nothing. */
export function toggled(slugs: readonly string[], slug: string): readonly string[] {
  if (!slugs.includes(slug)) return slugs.length < maxCompared ? [...slugs, slug] : slugs;
  return slugs.filter((one) => one !== slug);
}

/** What a course is most likely weighed against: one of its field, else of its level. */
export function rivalOf(course: Course): Course | undefined {
  const others = courses.filter(({ slug }) => slug !== course.slug);
  return (
    others.find(({ category }) => category === course.category) ??
    others.find(({ level }) => level === course.level) ??
    others[0]
  );
}
