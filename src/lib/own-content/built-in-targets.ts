import { paths } from '@/config/paths';
import { eventsAt } from '@/data/events';
import heads from '@/data/route-heads.json';
import { matchesWords } from '@/lib/option-list';
import type { LinkTarget, TargetKind } from './targets';

const aboutCourses: readonly string[] = [paths.compareCourses(), paths.courseFinder()];

function kindOf(path: string): TargetKind {
  if (path.startsWith('/courses/') && !aboutCourses.includes(path)) return 'Course';
  if (/^\/job-portal\/(job|apply)\//.test(path)) return 'Job';
  return path === paths.bootcamp() || path.startsWith(paths.events()) ? 'Event' : 'Site';
}

const routes = heads
  // Forms and other addresses that are reached from a page.
  .filter(({ isIndexed }) => isIndexed)
  .map(({ path, title }) => ({ address: path, title, kind: kindOf(path) }));

/** Addresses that are built into the site and hold the typed words in title or address. An event leads to the list that it stands in. */
export function builtInTargets(typed: string): LinkTarget[] {
  const events = eventsAt(new Date()).map(({ title, type }) => ({
    address: type === 'Webinar' ? paths.webinars() : paths.workshops(),
    title,
    kind: 'Event' as const,
  }));
  return [...routes, ...events]
    .filter(({ title, address }) => matchesWords(`${title} ${address}`, typed))
    .map((target) => ({ ...target, state: 'published' }));
}
