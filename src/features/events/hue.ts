import type { CareerEvent } from '@/data/events';

type EventHue = 'marketing' | 'data' | 'security' | 'ai' | 'career';

const hues: Readonly<Record<string, EventHue>> = {
  'Digital Marketing': 'marketing',
  'Data Science': 'data',
  Cybersecurity: 'security',
  AI: 'ai',
};

/** Thread colour of an event, by the first of its tags that has one. */
export function hueOf(event: Pick<CareerEvent, 'tags'>): EventHue {
  return event.tags.flatMap((tag) => hues[tag] ?? [])[0] ?? 'career';
}
