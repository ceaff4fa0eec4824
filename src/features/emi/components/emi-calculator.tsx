import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { annualRatePercent, emiPrices, emiTenures } from '@/data/emi-terms';
import { terms } from '@/data/facts';
import { formatRupees } from '@/lib/money';
import { emiDefaults, emiQuote } from '../model';
import { ChoiceGroup } from './choice-group';
import { EmiScheduleTable } from './emi-schedule-table';

/** The number of a checked radio button, where it is one of the choices. */
function checkedChoice<T extends number>(
  form: HTMLElement,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = Number(form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value);
  return choices.find((choice) => choice === value);
}

export function EmiCalculator() {
  const form = useRef<HTMLDivElement>(null);
  const [price, setPrice] = useState<number>(emiDefaults.price);
  const [tenure, setTenure] = useState<number>(emiDefaults.tenure);
  const quote = emiQuote(price, tenure);
  const { hash } = useLocation();

  // Whoever comes from another page may be here before this code.
  useEffect(() => {
    if (hash === '#emi') document.getElementById('emi')?.scrollIntoView();
  }, [hash]);

  useEffect(() => {
    // Somebody may have chosen before this code arrived; the browser keeps choices over a reload as well.
    const frame = requestAnimationFrame(() => {
      const element = form.current;
      const chosenPrice = element && checkedChoice(element, 'emi-price', emiPrices);
      const chosenTenure = element && checkedChoice(element, 'emi-tenure', emiTenures);
      if (chosenPrice) setPrice(chosenPrice);
      if (chosenTenure) setTenure(chosenTenure);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <section id="emi" aria-labelledby="emi-title" className="page-width py-section">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-2">
        <div ref={form}>
          <h2 id="emi-title" className="text-3xl font-bold text-ink">
            EMI calculator
          </h2>
          <p className="mt-4 max-w-measure text-lg text-ink-soft">
            Pay the fee in monthly instalments, estimated at {annualRatePercent}% a year. The
            lender’s letter is what counts.
          </p>
          <div className="mt-8 space-y-7">
            <ChoiceGroup
              legend="Course fee"
              name="emi-price"
              choices={emiPrices}
              value={price}
              onChange={setPrice}
              labelOf={formatRupees}
            />
            <ChoiceGroup
              legend="Tenure"
              name="emi-tenure"
              choices={emiTenures}
              value={tenure}
              onChange={setTenure}
              labelOf={(months) => `${months} months`}
            />
          </div>
        </div>
        <div className="border-t-2 border-brand pt-6 lg:pt-8">
          <div role="status" aria-atomic="true">
            <p className="text-sm font-medium text-muted">Monthly instalment</p>
            <p data-numbers="" className="mt-1 text-5xl font-bold text-brand">
              {formatRupees(quote.monthly)}
            </p>
            <dl className="mt-6 grid grid-cols-2 gap-x-6 border-t border-line pt-4">
              <div>
                <dt className="text-sm text-muted">Total over {tenure} months</dt>
                <dd data-numbers="" className="text-xl font-semibold text-ink">
                  {formatRupees(quote.total)}
                </dd>
              </div>
              <div>
                <dt className="text-sm text-muted">Interest in it</dt>
                <dd data-numbers="" className="text-xl font-semibold text-ink">
                  {formatRupees(quote.interest)}
                </dd>
              </div>
            </dl>
          </div>
          <p className="mt-6 text-ink-soft">
            Foreclosure costs no penalty after {terms.foreclosureAfterEmis} EMIs.
          </p>
          <details className="mt-4">
            <summary className="inline-flex min-h-11 items-center font-semibold text-brand link-underline">
              Month by month
            </summary>
            <EmiScheduleTable quote={quote} />
          </details>
        </div>
      </div>
    </section>
  );
}
