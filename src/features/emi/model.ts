import { annualRatePercent } from '@/data/emi-terms';

export const emiDefaults = { price: 50_000, tenure: 6 } as const;

export interface EmiQuote {
  readonly principal: number;
  readonly months: number;
  /** Instalment in whole rupees. */
  readonly monthly: number;
  /** Instalment times tenure, as quoted. */
  readonly total: number;
  readonly interest: number;
}

export interface EmiRow {
  readonly month: number;
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  /** What is still owed afterwards. */
  readonly balance: number;
}

export interface EmiSchedule {
  readonly rows: readonly EmiRow[];
  readonly paid: number;
  /** By how many rupees the last payment differs from the others: the sum of what rounding left over. */
  readonly lastDifference: number;
}

/**
 * The standard instalment `P r (1 + r)^n / ((1 + r)^n − 1)`, rounded to whole rupees.
 * @throws RangeError for an amount or tenure that is no positive whole number
 */
export function emiQuote(principal: number, months: number, rate = annualRatePercent): EmiQuote {
  if (!Number.isInteger(principal) || principal <= 0)
    throw new RangeError('Amount in whole rupees');
  if (!Number.isInteger(months) || months <= 0) throw new RangeError('Tenure in whole months');
  const monthlyRate = rate / 100 / 12;
  const growth = (1 + monthlyRate) ** months;
  const monthly = Math.round(
    monthlyRate === 0 ? principal / months : (principal * monthlyRate * growth) / (growth - 1),
  );
  const total = monthly * months;
  return { principal, months, monthly, total, interest: total - principal };
}

/** Month by month, in whole rupees; the last payment settles what rounding left over. */
export function emiSchedule(quote: EmiQuote, rate = annualRatePercent): EmiSchedule {
  const monthlyRate = rate / 100 / 12;
  const rows: EmiRow[] = [];
  let balance = quote.principal;
  for (let month = 1; month <= quote.months; month += 1) {
    const interest = Math.round(balance * monthlyRate);
    const payment = month === quote.months ? balance + interest : quote.monthly;
    const principal = payment - interest;
    balance -= principal;
    rows.push({ month, payment, interest, principal, balance });
  }
  const paid = rows.reduce((sum, row) => sum + row.payment, 0);
  return { rows, paid, lastDifference: (rows.at(-1)?.payment ?? quote.monthly) - quote.monthly };
}
