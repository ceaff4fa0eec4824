import { paths } from '@/config/paths';

/** Longer than any cohort's id; what is longer was made up. */
const LONGEST = 20;

/** Two pages beside the courses are of none. */
const coursePath = /^\/courses\/(?!(?:compare|finder)\/?$)([^/]+)(?:\/first-lesson)?\/?$/;

/** The cohort that an address asks for, as it stands there; '' for none. */
export function cohortIn(search: string): string {
  return new URLSearchParams(search).get('cohort')?.slice(0, LONGEST) ?? '';
}

/**
 * Where "Apply now" of the header leads from an address: on the page of a course or of its first lesson to the form with
 * this course, and what was chosen already (course, cohort) goes along.
 */
export function applyPath(pathname: string, search: string): string {
  if (/^\/enroll\/?$/.test(pathname)) return `${paths.enroll()}${search}`;
  const slug = coursePath.exec(pathname)?.[1];
  return slug === undefined ? paths.enroll() : paths.enrollIn(slug, cohortIn(search));
}
