import { formatShortDate } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';

export const activityTypes = [
  'post_created',
  'post_scheduled',
  'post_published',
  'post_shared',
  'post_unshared',
  'post_changed',
  'post_unpublished',
  'post_trashed',
  'post_restored',
  'post_deleted',
  'post_review_asked',
  'post_sent_back',
  'page_created',
  'page_scheduled',
  'page_published',
  'page_shared',
  'page_unshared',
  'page_changed',
  'page_unpublished',
  'page_trashed',
  'page_restored',
  'page_deleted',
  'page_review_asked',
  'page_sent_back',
  'user_created',
  'user_changed',
  'user_deleted',
  'media_uploaded',
  'media_replaced',
  'campaign_created',
  'campaign_scheduled',
  'search_data_changed',
  'search_data_reset',
  'settings_changed',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** One entry of the log that the database writes. */
export interface Activity {
  readonly id: number;
  readonly type: ActivityType;
  readonly title: string;
  /** Who did it, by name; empty when nobody was signed in. */
  readonly user: string;
  /** The post, page, file or account; it may be gone. */
  readonly subjectId: string;
  /** ISO 8601 */
  readonly timestamp: string;
}

/** What happened, as the words between person and title. */
export const activityVerbs: Record<ActivityType, string> = {
  post_created: 'created the post',
  post_scheduled: 'set a time for the post',
  post_published: 'published the post',
  post_shared: 'shared a preview of the post',
  post_unshared: 'withdrew a preview of the post',
  post_changed: 'edited the post',
  post_unpublished: 'unpublished the post',
  post_trashed: 'deleted the post',
  post_restored: 'restored the post',
  post_deleted: 'deleted for good the post',
  post_review_asked: 'asked for a review of the post',
  post_sent_back: 'sent back the post',
  page_created: 'created the page',
  page_scheduled: 'set a time for the page',
  page_published: 'published the page',
  page_shared: 'shared a preview of the page',
  page_unshared: 'withdrew a preview of the page',
  page_changed: 'edited the page',
  page_unpublished: 'unpublished the page',
  page_trashed: 'deleted the page',
  page_restored: 'restored the page',
  page_deleted: 'deleted for good the page',
  page_review_asked: 'asked for a review of the page',
  page_sent_back: 'sent back the page',
  user_created: 'added the user',
  user_changed: 'changed the user',
  user_deleted: 'deleted the user',
  media_uploaded: 'uploaded the file',
  media_replaced: 'replaced the file',
  campaign_created: 'planned the campaign',
  campaign_scheduled: 'set a time for the campaign',
  search_data_changed: 'changed the search data of',
  search_data_reset: 'took back the search data of',
  settings_changed: 'changed the setting',
};

/** Null for a kind that this version of the application does not know. */
export function toActivityType(value: string): ActivityType | null {
  return activityTypes.find((type) => type === value) ?? null;
}

const HOUR_MS = 60 * MINUTE_MS;

/**
 * "Just now" under one hour, "3h ago" under 24 hours, otherwise the date. A time that lies ahead, by a
 * clock that is wrong, is just now.
 *
 * @param iso ISO 8601 @param now milliseconds since the epoch
 */
export function timeLabel(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / HOUR_MS);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours}h ago`;
  return formatShortDate(iso);
}
