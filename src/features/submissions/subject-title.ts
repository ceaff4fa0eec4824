import { courses } from '@/data/courses';
import { eventsAt } from '@/data/events';
import { jobsAt } from '@/data/jobs';
import { resources } from '@/data/resources';
import type { LeadKind } from './kinds';

type Titled = readonly { readonly id: string; readonly title: string }[];

/** Titles do not depend on the day, so any will do. */
const anyDay = new Date(0);

const events = (): Titled => eventsAt(anyDay);
const jobs = (): Titled => jobsAt(anyDay);

const catalogues: Readonly<Record<LeadKind, () => Titled>> = {
  'course-application': () => courses.map(({ slug, title }) => ({ id: slug, title })),
  'contact-message': () => [],
  'event-registration': events,
  'webinar-popup': events,
  'resource-unlock': () => resources,
  'bootcamp-booking': events,
  'bootcamp-waitlist': events,
  'job-application': jobs,
  'job-report': jobs,
};

/** What a lead is about, as the site calls it: the title of the course, event, job or resource; '' for none. */
export function subjectTitle(kind: LeadKind | undefined, subject: string): string {
  if (subject === '') return '';
  // What is gone from the catalogue still says what it was.
  return (kind && catalogues[kind]().find(({ id }) => id === subject)?.title) ?? subject;
}

/** The title of a course; undefined for anything else. */
export function courseTitle(subject: string): string | undefined {
  return courses.find(({ slug }) => slug === subject)?.title;
}

/** The title of whatever has this id, where it is not known which form named it. */
export function anySubjectTitle(subject: string): string {
  const known = [...events(), ...jobs(), ...resources].find(({ id }) => id === subject);
  return courseTitle(subject) ?? known?.title ?? subject;
}
