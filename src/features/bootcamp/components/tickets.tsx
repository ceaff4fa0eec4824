import type { EditionState } from '@/data/bootcamp';
import {
  bootcampInclusions,
  editionTexts,
  paymentText,
  refundText,
  tickets,
  ticketText,
} from '@/data/bootcamp-day';
import { ScriptNote } from '@/components/form/script-note';
import { formatRupees } from '@/lib/money';
import { BookingAction } from './booking-action';
import { ClothBand } from './slot-weave';

interface TicketsProps {
  readonly state: EditionState | null;
  readonly isBooked: boolean;
  readonly onBook: () => void;
  readonly onInterest: () => void;
}

/** What a seat includes, beside what it costs: one ticket at two prices. */
export function Tickets({ state, isBooked, onBook, onInterest }: TicketsProps) {
  return (
    <section id="tickets" aria-labelledby="tickets-title">
      <div className="page-width grid gap-x-20 gap-y-12 py-section lg:grid-cols-2">
        <div>
          <h2 id="tickets-title" className="text-3xl font-bold text-ink">
            One seat, everything in it
          </h2>
          <p className="mt-4 text-ink-soft">
            {ticketText} {paymentText}
          </p>
          <dl className="mt-8 divide-y divide-line border-y border-line">
            {bootcampInclusions.map(({ title, text }) => (
              <div key={title} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_1fr]">
                <dt className="font-semibold text-ink">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:row-span-2 lg:pt-2">
          <div className="overflow-hidden rounded-lg border border-line-strong bg-surface-raised">
            <ClothBand id="ticket-cloth" type="workshop" className="h-10 w-full" />
            <dl className="divide-y-2 divide-dashed divide-line border-t-2 border-dashed border-line px-6">
              {tickets.map((ticket) => (
                <div key={ticket.id} className="grid grid-cols-[1fr_auto] gap-x-6 py-6">
                  <dt className="text-xl font-semibold text-ink">{ticket.name}</dt>
                  <dd data-numbers="" className="text-3xl font-bold text-ink">
                    {formatRupees(ticket.price)}
                  </dd>
                  <dd className="mt-1 text-sm text-muted">{ticket.note}</dd>
                </div>
              ))}
            </dl>
            <div className="border-t-2 border-dashed border-line p-6">
              <ScriptNote />
              <div className="grid noscript:hidden">
                <BookingAction
                  state={state}
                  isBooked={isBooked}
                  onOpen={onBook}
                  onInterest={onInterest}
                  fallback={{ href: '#faq', label: 'Common questions' }}
                />
              </div>
              <p className="mt-4 min-h-18 text-sm text-muted sm:min-h-12 noscript:hidden">
                {state === null ? null : editionTexts[state].prices}
              </p>
            </div>
          </div>
        </div>
        <div>
          <h3 className="text-lg font-semibold text-ink">If you cannot come</h3>
          <p className="mt-2 max-w-measure text-ink-soft">{refundText}</p>
        </div>
      </div>
    </section>
  );
}
