import { useQuery } from '@tanstack/react-query';
import {
  FilePenLine,
  FileCheck,
  FileX,
  CalendarClock,
  ImageUp,
  Megaphone,
  MessageSquareReply,
  MessageSquareShare,
  PanelsTopLeft,
  Replace,
  RotateCcw,
  Send,
  Settings,
  Share2,
  TextSearch,
  Trash2,
  Unlink,
  UserCog,
  UserMinus,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Panel } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useNow } from '@/hooks/use-now';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { activityVerbs, timeLabel, type Activity, type ActivityType } from '../model';
import { ACTIVITY_COUNT, dashboardQueries } from '../queries';

const icons: Record<ActivityType, LucideIcon> = {
  post_created: FilePenLine,
  post_scheduled: CalendarClock,
  post_published: FileCheck,
  post_shared: Share2,
  post_unshared: Unlink,
  post_changed: FilePenLine,
  post_unpublished: FileX,
  post_trashed: Trash2,
  post_restored: RotateCcw,
  post_deleted: Trash2,
  post_review_asked: MessageSquareShare,
  post_sent_back: MessageSquareReply,
  page_created: PanelsTopLeft,
  page_scheduled: CalendarClock,
  page_published: Send,
  page_shared: Share2,
  page_unshared: Unlink,
  page_changed: FilePenLine,
  page_unpublished: FileX,
  page_trashed: Trash2,
  page_restored: RotateCcw,
  page_deleted: Trash2,
  page_review_asked: MessageSquareShare,
  page_sent_back: MessageSquareReply,
  user_created: UserPlus,
  user_changed: UserCog,
  user_deleted: UserMinus,
  media_uploaded: ImageUp,
  media_replaced: Replace,
  campaign_created: Megaphone,
  campaign_scheduled: CalendarClock,
  search_data_changed: TextSearch,
  search_data_reset: TextSearch,
  settings_changed: Settings,
};

const rowClass = 'flex min-h-14 items-start gap-3 py-2.5';

interface RecentActivityProps {
  /** Where an entry leads, for the person who looks; null where they may not follow. */
  readonly addressOf: (activity: Activity) => string | null;
  /** Where the whole log is; null for who may not see it. */
  readonly allAt?: string | null;
}

/** What happened last in the content area, from the log that the database keeps. */
export function RecentActivity({ addressOf, allAt = null }: RecentActivityProps) {
  return (
    <Panel title="Recent Activity">
      <ActivityList addressOf={addressOf} />
      {allAt === null ? null : (
        <p className="mt-4 border-t border-line pt-4">
          <Link to={allAt} className="font-semibold text-brand underline-offset-4 hover:underline">
            All activity
          </Link>
        </p>
      )}
    </Panel>
  );
}

function ActivityList({ addressOf }: Pick<RecentActivityProps, 'addressOf'>) {
  const activity = useQuery(dashboardQueries.activity());
  const now = useNow(MINUTE_MS);

  if (activity.isError) {
    return (
      <ErrorState
        title="Failed to fetch recent activity"
        onRetry={() => void activity.refetch()}
        pending={activity.isFetching}
      >
        {activity.error.message}
      </ErrorState>
    );
  }
  if (activity.isPending || !now) {
    return (
      <SkeletonGroup label="Loading recent activity" className="-my-2.5 divide-y divide-line">
        {Array.from({ length: ACTIVITY_COUNT }, (_, index) => (
          <div key={index} className={rowClass}>
            <Skeleton className="size-5 shrink-0" />
            <div className="grow space-y-2">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-24" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (activity.data.length === 0) {
    return (
      <EmptyState title="Nothing has happened yet" level={3} className="py-2">
        Posts, pages, files and users that are added appear here.
      </EmptyState>
    );
  }
  return (
    <ul className="-my-2.5 divide-y divide-line">
      {activity.data.map((entry) => (
        <ActivityRow key={entry.id} entry={entry} href={addressOf(entry)} now={now.getTime()} />
      ))}
    </ul>
  );
}

interface ActivityRowProps {
  readonly entry: Activity;
  readonly href: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Says the moment itself, not how long ago it was. */
  readonly isExact?: boolean;
  /** What else is known of it. */
  readonly children?: ReactNode;
}

/** Who did what, and when. */
export function ActivityRow({ entry, href, now, isExact = false, children }: ActivityRowProps) {
  const Icon = icons[entry.type];
  return (
    <li className={rowClass}>
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere text-ink-soft">
          {/* Imports and the seed act without a person. */}
          {entry.user === '' ? 'The system' : <bdi>{entry.user}</bdi>} {activityVerbs[entry.type]}{' '}
          {href === null ? (
            <bdi className="font-medium text-ink">{entry.title}</bdi>
          ) : (
            <Link
              to={href}
              className="font-medium text-ink underline-offset-4 hover:underline focus-visible:underline"
            >
              <bdi>{entry.title}</bdi>
            </Link>
          )}
        </p>
        {children}
        <time
          dateTime={entry.timestamp}
          title={formatDateTime(entry.timestamp)}
          className="text-sm text-muted"
        >
          {isExact ? formatDateTime(entry.timestamp) : timeLabel(entry.timestamp, now)}
        </time>
      </div>
    </li>
  );
}
