import { useState, type ReactNode } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import type { CareerEvent } from '@/data/events';
import { lateCode } from '@/lib/late-code';
import { upcomingWebinars } from '../model';
import { WebinarCard } from './webinar-card';

const dialog = lateCode(() => import('./registration-dialog'));

interface WebinarGridProps {
  readonly events: readonly CareerEvent[];
  readonly now: Date | null;
  /** Takes the place after the last card. */
  readonly closing?: ReactNode;
}

/** All webinars, and the dialog that registers for one of them. */
export function WebinarGrid({ events, now, closing }: WebinarGridProps) {
  const [chosen, setChosen] = useState<CareerEvent | null>(null);
  const [isOpen, setOpen] = useState(false);

  const next = now === null ? undefined : upcomingWebinars(events, now, 1)[0];

  function handleRegister(event: CareerEvent) {
    setChosen(event);
    setOpen(true);
  }

  return (
    <>
      {/* Rows of one height, and places instead of events as keys: when the dates arrive nothing moves. */}
      <ul className="grid auto-rows-fr gap-8 md:grid-cols-2 xl:grid-cols-3">
        {events.map((event, index) => (
          <li key={index}>
            <WebinarCard
              event={event}
              now={now}
              isNext={event === next}
              onRegister={handleRegister}
              onInterest={dialog.warm}
            />
          </li>
        ))}
        {closing === undefined ? null : <li className="hidden items-end md:flex">{closing}</li>}
      </ul>
      {/* Under a single column, where a row of a card's height would stay mostly empty. */}
      {closing === undefined ? null : <div className="mt-8 md:hidden">{closing}</div>}
      {chosen === null ? null : (
        <LateDialog
          code={dialog}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The registration could not be opened"
        >
          {({ RegistrationDialog }) => (
            <RegistrationDialog event={chosen} open={isOpen} onClose={() => setOpen(false)} />
          )}
        </LateDialog>
      )}
    </>
  );
}
