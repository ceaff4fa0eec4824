import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatShortDate } from '@/lib/dates';
import {
  addMonths,
  comingQuery,
  monthName,
  monthOf,
  weeksOf,
  type CalendarDay,
  type ComingEvent,
  type ComingScope,
} from '../coming-up';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Posts and pages that begin or end, month by month: a grid on wide screens, a list on others. */
export function ComingUp({ scope }: { readonly scope: ComingScope }) {
  const [today] = useState(() => Date.now());
  const [month, setMonth] = useState(() => monthOf(today));
  const coming = useQuery(comingQuery(scope, month));
  const name = monthName(month);
  return (
    <Panel
      title="Coming up"
      action={
        <span className="flex items-center gap-1">
          <IconButton
            label="Earlier month"
            icon={<ChevronLeft aria-hidden />}
            size="small"
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <span aria-live="polite" className="min-w-32 text-center text-sm font-medium">
            {name}
          </span>
          <IconButton
            label="Later month"
            icon={<ChevronRight aria-hidden />}
            size="small"
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </span>
      }
    >
      {coming.isLoadingError ? (
        <ErrorState
          title="Failed to fetch what is scheduled"
          onRetry={() => void coming.refetch()}
          pending={coming.isFetching}
        >
          {coming.error.message}
        </ErrorState>
      ) : !coming.data ? (
        <SkeletonGroup label="Loading what is scheduled">
          <Skeleton className="h-5 w-3/5" />
        </SkeletonGroup>
      ) : coming.data.events.length === 0 ? (
        <p className="text-muted">Nothing begins or ends in {name}.</p>
      ) : (
        <>
          <Month month={month} today={today} name={name} events={coming.data.events} />
          {coming.data.isWhole ? null : (
            <p className="mt-4 text-sm text-muted">
              More begins or ends in {name} than is shown here. The lists of posts and pages have
              all of it.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

interface MonthProps {
  readonly month: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly today: number;
  readonly events: readonly ComingEvent[];
}

function Month({ month, name, today, events }: MonthProps) {
  const weeks = weeksOf(month, events);
  const days = weeks.flat().filter((day) => day.isInMonth && day.events.length > 0);
  return (
    <>
      <table className="hidden w-full table-fixed border-collapse text-sm xl:table">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="pb-2 text-left text-xs text-muted">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell key={day.date} day={day} isToday={isDay(day, today)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ol className="-my-3 divide-y divide-line xl:hidden">
        {days.map((day) => (
          <li key={day.date} className="grid gap-x-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <time dateTime={day.date} className="text-sm font-medium text-ink-soft">
              {formatShortDate(`${day.date}T00:00:00+05:30`)}
            </time>
            <Events events={day.events} />
          </li>
        ))}
      </ol>
    </>
  );
}

function isDay({ date }: CalendarDay, time: number): boolean {
  return (
    formatShortDate(`${date}T00:00:00+05:30`) === formatShortDate(new Date(time).toISOString())
  );
}

function DayCell({ day, isToday }: { readonly day: CalendarDay; readonly isToday: boolean }) {
  return (
    <td
      className={clsx(
        'h-20 border border-line p-1.5 align-top',
        !day.isInMonth && 'bg-surface-sunken',
      )}
    >
      {day.isInMonth ? (
        <>
          <time
            dateTime={day.date}
            {...(isToday ? { 'aria-current': 'date' as const } : {})}
            className={clsx(
              'text-xs',
              isToday ? 'rounded-sm bg-brand-soft px-1 font-semibold text-brand' : 'text-muted',
            )}
          >
            {Number(day.date.slice(8))}
          </time>
          <Events events={day.events} />
        </>
      ) : null}
    </td>
  );
}

function Events({ events }: { readonly events: readonly ComingEvent[] }) {
  return (
    <ul className="space-y-1">
      {events.map(({ id, act, at, time, title, href, kind }) => (
        <li key={`${id} ${act}`} className="min-w-0 text-sm">
          <span className="text-xs text-muted">
            <time dateTime={at}>{time}</time> {kind} {act}
          </span>{' '}
          <Link
            to={href}
            dir="auto"
            className="link-underline line-clamp-2 font-medium break-words"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
