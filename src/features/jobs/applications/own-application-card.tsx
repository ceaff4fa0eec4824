import { CircleAlert, CircleCheck, Clock, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import type { ApplicationListItem } from '@/data/applications';
import { asSentence } from '@/lib/as-sentence';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import type { Entry } from '@/lib/outbox/entry';
import { ApplicationCard, titleIdOf } from './application-card';
import type { JobApplication } from './application-store';
import { historyOf, openSlots } from './standing';

interface OwnApplicationCardProps {
  readonly item: ApplicationListItem;
  /** What was written. */
  readonly record: JobApplication | undefined;
  /** What became of it on its way; undefined where it was never sent. */
  readonly entry: Entry | undefined;
  /** The start of the interview that was chosen, ISO 8601. */
  readonly interview: string | undefined;
  readonly now: Date;
  readonly canChange: boolean;
  /** The first sign of interest in a dialog. */
  readonly onInterest: () => void;
  readonly onSchedule: () => void;
  readonly onWithdraw: () => void;
  readonly onDownload: () => void;
}

/** An application of the visitor's own: how it stands, what happened to it, and what can be done with it. */
export function OwnApplicationCard({
  item,
  record,
  entry,
  interview,
  now,
  canChange,
  onInterest,
  onSchedule,
  onWithdraw,
  onDownload,
}: OwnApplicationCardProps) {
  const titleId = titleIdOf(item);
  const isDecided = item.status === 'rejected' || item.status === 'hired';
  const known = entry?.known?.erased_at ? undefined : entry?.known;
  const offered = known && !isDecided ? openSlots(known, now).length : 0;
  return (
    <ApplicationCard
      item={item}
      interview={interview}
      now={now}
      onInterest={onInterest}
      onSchedule={offered > 0 ? onSchedule : undefined}
      note={
        <>
          {record?.updatedAt === undefined ? null : (
            <p data-numbers="" className="text-sm text-muted">
              Updated <time dateTime={record.updatedAt}>{formatDateTime(record.updatedAt)}</time>
            </p>
          )}
          <Standing entry={entry} canChange={canChange} />
        </>
      }
    >
      {interview === undefined ? (
        <InterviewTimes isInvited={item.status === 'interview'} offered={offered} />
      ) : null}
      {entry?.known ? <History steps={historyOf(entry.known)} /> : null}
      <div className="-ml-4 flex flex-wrap gap-x-2 md:col-span-2">
        {record === undefined ? null : (
          <Button
            variant="quiet"
            className="min-h-11 max-w-full"
            aria-describedby={titleId}
            onClick={onDownload}
          >
            <Download aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 text-left break-words">
              <span className="sr-only">Download the résumé </span>
              <bdi>{record.resume.name}</bdi>
            </span>
          </Button>
        )}
        {canChange ? (
          <Link
            to={paths.jobApplication(item.jobId)}
            aria-describedby={titleId}
            className={`${buttonClass({ variant: 'quiet' })} min-h-11`}
          >
            Change
          </Link>
        ) : null}
        <Button
          variant="quiet"
          className="min-h-11"
          aria-haspopup="dialog"
          aria-describedby={titleId}
          onPointerEnter={onInterest}
          onFocus={onInterest}
          onClick={onWithdraw}
        >
          Withdraw
        </Button>
      </div>
    </ApplicationCard>
  );
}

interface StandingProps {
  readonly entry: Entry | undefined;
  readonly canChange: boolean;
}

/** Whether our placement team has it. */
function Standing({ entry, canChange }: StandingProps) {
  if (!entry)
    return (
      <Line icon={<CircleAlert className="text-warning" />}>
        Not sent yet.{canChange ? ' Change it and send it to have it answered.' : null}
      </Line>
    );
  const { known, receivedAt, reason, state } = entry;
  if (known?.erased_at)
    return (
      <Line icon={<CircleAlert className="text-warning" />}>
        Erased at our placement team on{' '}
        <time dateTime={known.erased_at}>{formatDateTime(known.erased_at)}</time>. This browser
        still has your copy.
      </Line>
    );
  if (state === 'refused')
    return (
      <Line icon={<CircleAlert className="text-danger" />}>
        Not accepted. {asSentence(reason ?? '')}
        {canChange ? ' Change it and send it again.' : null}
      </Line>
    );
  if (state === 'waiting' || receivedAt === undefined)
    return (
      <Line icon={<Clock className="text-warning" />}>
        Waits to be sent. It goes out as soon as there is a connection.
      </Line>
    );
  return (
    <Line icon={<CircleCheck className="text-success" />}>
      Received on <time dateTime={receivedAt}>{formatDateTime(receivedAt)}</time>,{' '}
      <span className="whitespace-nowrap">{entry.reference}</span>. {asSentence(reason ?? '')}
    </Line>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="mt-1 flex gap-2 text-sm text-ink-soft">
      <span aria-hidden="true" className="mt-0.5 shrink-0 *:size-4">
        {icon}
      </span>
      <span data-numbers="" className="min-w-0">
        {children}
      </span>
    </p>
  );
}

interface InterviewTimesProps {
  readonly isInvited: boolean;
  readonly offered: number;
}

function InterviewTimes({ isInvited, offered }: InterviewTimesProps) {
  if (offered === 0 && !isInvited) return null;
  return (
    <p className="text-sm text-ink md:col-span-2">
      {offered === 0
        ? 'Our placement team will offer times for the interview here.'
        : `${offered === 1 ? 'One time is' : `${offered} times are`} offered for the interview: choose one under Schedule.`}
    </p>
  );
}

function History({ steps }: { readonly steps: ReturnType<typeof historyOf> }) {
  // That it was received stands above.
  if (steps.length < 2) return null;
  return (
    <details className="text-sm md:col-span-2">
      <summary className="min-h-8 w-fit cursor-pointer py-1 font-medium text-ink">
        What happened so far
      </summary>
      <ol className="mt-2 max-w-narrow space-y-1.5 border-l-2 border-line pl-4 text-ink-soft">
        {steps.map(({ text, at }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap justify-between gap-x-6">
            <span className="text-ink">{text}</span>
            <time dateTime={at} data-numbers="" className="text-muted">
              {formatShortDate(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
