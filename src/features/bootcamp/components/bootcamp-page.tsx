import { useState } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import { Near } from '@/components/late/near';
import { bootcamp, type EditionState } from '@/data/bootcamp';
import { useRegistrations } from '@/lib/registrations/use-registrations';
import { lateCode } from '@/lib/late-code';
import { isBookable, ownBookings } from '../model';
import { AgendaTimeline } from './agenda-timeline';
import { Benefits } from './benefits';
import { BootcampFaq } from './bootcamp-faq';
import { BootcampHero } from './bootcamp-hero';
import { Figures } from './figures';
import { Tickets } from './tickets';

const dialog = lateCode(() => import('./booking-dialog'));

// Made once: they have nothing to do with the clock, for which the page is rendered anew.
const what = (
  <>
    <Near isBelow>
      <Figures />
      <Benefits />
    </Near>
    <Near isBelow>
      <AgendaTimeline />
    </Near>
  </>
);
const questions = (
  <Near isBelow>
    <BootcampFaq />
  </Near>
);

/** The whole page in one of its states; before the clock is known, what is true in all of them. */
export function BootcampPage({ state }: { readonly state: EditionState | null }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  const registrations = useRegistrations();
  const booked = state === null ? [] : ownBookings(registrations, bootcamp, isBookable(state));
  const isBooked = booked.length > 0;

  function handleBook() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <BootcampHero
        state={state}
        isBooked={isBooked}
        onBook={handleBook}
        onInterest={dialog.prefetch}
      />
      {what}
      <Tickets state={state} isBooked={isBooked} onBook={handleBook} onInterest={dialog.prefetch} />
      {questions}
      {wasOpened && state !== null ? (
        <LateDialog
          code={dialog}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The form could not be opened"
        >
          {({ BookingDialog }) => (
            <BookingDialog
              state={state}
              booked={booked}
              open={isOpen}
              onClose={() => setOpen(false)}
            />
          )}
        </LateDialog>
      ) : null}
    </>
  );
}
