import { Button, buttonClass } from '@/components/ui/button';
import type { EditionState } from '@/data/bootcamp';
import { editionTexts } from '@/data/bootcamp-day';

interface BookingActionProps {
  readonly state: EditionState | null;
  /** This browser has booked, or waits. */
  readonly isBooked: boolean;
  readonly onOpen: () => void;
  /** The first sign of interest. */
  readonly onInterest: () => void;
  /** Where the way to a seat is described, for as long as the clock is unknown. */
  readonly fallback: { readonly href: string; readonly label: string };
}

/** Books while there is something to book, else joins the waitlist. One box in every state, so that nothing moves. */
export function BookingAction({
  state,
  isBooked,
  onOpen,
  onInterest,
  fallback,
}: BookingActionProps) {
  const look = { variant: 'primary', size: 'large' } as const;
  if (state === null) {
    return (
      <a href={fallback.href} className={`${buttonClass(look)} min-w-48`}>
        {fallback.label}
      </a>
    );
  }
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      className="min-w-48"
      onPointerEnter={onInterest}
      onFocus={onInterest}
      onClick={onOpen}
    >
      {isBooked ? editionTexts[state].done : editionTexts[state].action}
    </Button>
  );
}
