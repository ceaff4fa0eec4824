/** What the calculator offers; amounts in whole rupees, tenures in months. */
export const emiPrices = [50_000, 75_000, 100_000] as const;
export const emiTenures = [3, 6, 9, 12] as const;

/** Per cent a year; a month is a twelfth of it. */
export const annualRatePercent = 14;
