import { useState, type ReactNode } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import type { CareerEvent } from '@/data/events';
import { useRegistrations } from '@/lib/registrations/use-registrations';
import { lateCode } from '@/lib/late-code';
import { registrationsFor } from '@/lib/registrations/registered';
import { timingOf, upcomingWebinars } from '../model';
import { WebinarCard } from './webinar-card';

const dialog = lateCode(() => import('./registration-dialog'));

interface WebinarGridProps {
  readonly events: readonly CareerEvent[];
  readonly now: Date | null;
  /** What the list is ordered by, before the clock is known too. */
  readonly instant: Date;
  /** Takes the place after the last card. */
  readonly closing?: ReactNode;
}

/** All webinars, and the dialog that registers for one of them. */
export function WebinarGrid({ events, now, instant, closing }: WebinarGridProps) {
  const [chosen, setChosen] = useState<CareerEvent | null>(null);
  const [isOpen, setOpen] = useState(false);

  const registrations = useRegistrations();
  const registeredFor = (event: CareerEvent) =>
    now === null ? [] : registrationsFor(registrations, event);

  const next = now === null ? undefined : upcomingWebinars(events, now, 1)[0];

  function handleRegister(event: CareerEvent) {
    setChosen(event);
    setOpen(true);
  }

  return (
    <>
      {/*
        Rows of one height, and places instead of events as keys: when the dates arrive nothing moves. In a single
        column the last one, which is over and has nothing to register for, is as high as it needs to be.
      */}
      <ul className="grid gap-8 max-md:grid-rows-[repeat(4,1fr)_auto] md:auto-rows-fr md:grid-cols-2 xl:grid-cols-3">
        {events.map((event, index) => (
          <li key={index}>
            <WebinarCard
              event={event}
              now={now}
              isNext={event === next}
              isOver={timingOf(event, instant) === 'past'}
              isRegistered={registeredFor(event).length > 0}
              onRegister={handleRegister}
              onInterest={dialog.prefetch}
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
            <RegistrationDialog
              event={chosen}
              registered={registeredFor(chosen)}
              open={isOpen}
              onClose={() => setOpen(false)}
            />
          )}
        </LateDialog>
      )}
    </>
  );
}
