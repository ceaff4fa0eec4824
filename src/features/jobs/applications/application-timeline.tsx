import { clsx } from 'clsx';
import { statusInfo, type ApplicationStatus } from '@/data/application-statuses';
import { applicationTimeline, type TimelineStep } from './application';

const spoken: Record<TimelineStep['state'], string> = {
  done: 'done',
  current: 'now',
  ahead: 'ahead',
};

const columns: Readonly<Record<number, string>> = { 3: 'grid-cols-3', 5: 'grid-cols-5' };

/** How far an application has come, as one thread with a stitch for each step. */
export function ApplicationTimeline({ status }: { readonly status: ApplicationStatus }) {
  const steps = applicationTimeline(status);
  return (
    <ol aria-label="Timeline" className={clsx('grid max-w-narrow', columns[steps.length])}>
      {steps.map((step, index) => (
        <li key={step.status} aria-current={step.state === 'current' ? 'step' : undefined}>
          <div aria-hidden="true" className="flex items-center">
            <span
              className={clsx(
                'size-3.5 shrink-0 rounded-full border-2',
                step.state === 'ahead' ? 'border-line-strong bg-surface' : 'border-brand',
                step.state === 'done' && 'bg-brand',
                step.state === 'current' && 'bg-accent',
              )}
            />
            {index === steps.length - 1 ? null : (
              <span
                className={clsx(
                  'h-0.5 grow',
                  step.state === 'done' ? 'bg-brand' : 'bg-line-strong/40',
                )}
              />
            )}
          </div>
          <p
            className={clsx(
              // There is no room for five names on a phone; the badge above has the one that counts.
              'mt-1.5 pr-3 text-xs max-md:sr-only',
              step.state === 'current' ? 'font-semibold text-ink' : 'text-muted',
            )}
          >
            {statusInfo[step.status].label}
            <span className="sr-only">, {spoken[step.state]}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
