import { lazy, Suspense, useState } from 'react';
import type { EditionState } from '@/data/bootcamp';
import { ignore } from '@/lib/ignore';
import { AgendaTimeline } from './agenda-timeline';
import { Benefits } from './benefits';
import { BootcampFaq } from './bootcamp-faq';
import { BootcampHero } from './bootcamp-hero';
import { Figures } from './figures';
import { Tickets } from './tickets';

const loadDialog = () => import('./booking-dialog');

const BookingDialog = lazy(async () => ({ default: (await loadDialog()).BookingDialog }));

function fetchAhead() {
  loadDialog().catch(ignore);
}

/** The whole page in one of its states; before the clock is known, what is true in all of them. */
export function BootcampPage({ state }: { readonly state: EditionState | null }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function handleBook() {
    setOpened(true);
    setOpen(true);
  }

  return (
    <>
      <BootcampHero state={state} onBook={handleBook} onInterest={fetchAhead} />
      <Figures />
      <Benefits />
      <AgendaTimeline />
      <Tickets state={state} onBook={handleBook} onInterest={fetchAhead} />
      <BootcampFaq />
      {wasOpened && state !== null ? (
        <Suspense fallback={null}>
          <BookingDialog state={state} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
