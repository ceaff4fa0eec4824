import { useState } from 'react';
import type { ApplicationListItem } from '@/data/applications';
import { ApplicationCard } from './application-card';
import { ScheduleSlot, prefetchSchedule } from './schedule-slot';

interface SampleApplicationsProps {
  readonly items: readonly ApplicationListItem[];
  /** Start of the chosen interview by the application's id. */
  readonly interviews: Readonly<Record<string, string>> | undefined;
  readonly now: Date | null;
}

/** What each answer looks like; a chosen time stays in this browser. */
export function SampleApplications({ items, interviews, now }: SampleApplicationsProps) {
  const [asked, setAsked] = useState<ApplicationListItem>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <ApplicationCard
              item={item}
              interview={interviews?.[item.id]}
              now={now}
              onInterest={prefetchSchedule}
              onSchedule={
                item.status === 'interview'
                  ? () => {
                      setAsked(item);
                      setOpen(true);
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {asked ? (
        <ScheduleSlot
          item={asked}
          chosen={interviews?.[asked.id]}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
