import { useSyncExternalStore } from 'react';
import { createSignal } from '@/lib/signal';
import { defineSessionText } from '@/lib/storage/session-text';
import { compareFields, toggled } from './comparison';

/** What was ticked in the catalogue, for as long as the tab is open: slugs with commas between them. */
const kept = defineSessionText('marked_courses');

const changed = createSignal();

const read = () => compareFields.courses.parse(kept.get());
const readNothing = () => '';

function mark(slugs: readonly string[]): void {
  kept.set(slugs.join());
  changed.emit();
}

/**
 * The courses that are marked to be compared, three at most; none while a prerendered page is taken over. A store and no state of
 * the page: its parts wake up one by one, and a change above them would drop what sleeps.
 */
export function useMarkedCourses() {
  const marked = useSyncExternalStore(changed.subscribe, read, readNothing);
  const slugs = marked === '' ? [] : marked.split(',');
  return {
    slugs,
    toggle: (slug: string) => mark(toggled(slugs, slug)),
    clear: () => mark([]),
  };
}
