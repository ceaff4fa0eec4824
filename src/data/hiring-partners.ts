/** Employers of the samples on this site; all of them invented. */
export const hiringPartners = [
  'Tamarind & Thread',
  'Northwind Logistics Lab',
  'Kestrel Secure',
  'Saffron Ledger',
  'Bluepeak Retail Works',
  'Monsoon Health Systems',
] as const;
