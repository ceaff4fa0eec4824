import { paths } from '@/config/paths';
import { toMoment } from '@/lib/dates';
import { publicationState, type PublicationState } from '@/lib/publication-times';

export type TargetKind = 'Article' | 'Page' | 'Course' | 'Job' | 'Event' | 'Site';

/** Something of this site that a text can link to. */
export interface LinkTarget {
  /** From the root of the site. */
  readonly address: string;
  readonly title: string;
  readonly kind: TargetKind;
  readonly state: PublicationState;
}

interface TimedRow {
  readonly status: string;
  readonly publish_at: string | null;
  readonly unpublish_at: string | null;
}

/** What visitors get of a stored document now, by this computer's clock. */
export function stateOfRow({ status, publish_at: start, unpublish_at: end }: TimedRow) {
  const times = {
    status: status === 'published' ? ('published' as const) : ('draft' as const),
    publishAt: toMoment(start),
    unpublishAt: toMoment(end),
  };
  return publicationState(times, Date.now());
}

export function articleTarget(row: TimedRow & { id: string; title: string }): LinkTarget {
  const { id, title } = row;
  return { address: paths.blog(id), title, kind: 'Article', state: stateOfRow(row) };
}

export function pageTarget(row: TimedRow & { slug: string; title: string }): LinkTarget {
  const { slug, title } = row;
  return { address: paths.page(slug), title, kind: 'Page', state: stateOfRow(row) };
}

/** What visitors can read comes first; the order is kept otherwise. */
export function publishedFirst(targets: readonly LinkTarget[]): LinkTarget[] {
  const isPublic = ({ state }: LinkTarget) => state === 'published';
  return [...targets.filter(isPublic), ...targets.filter((target) => !isPublic(target))];
}

/** What to know before linking to something that visitors cannot read; undefined for all that they can. */
export const targetWarnings: Record<PublicationState, string | undefined> = {
  published: undefined,
  draft: 'This is a draft: whoever follows the link finds nothing until it is published.',
  scheduled: 'This is scheduled: whoever follows the link before its time finds nothing.',
  ended: 'This has ended: whoever follows the link finds nothing.',
};
