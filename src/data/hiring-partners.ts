/** Employers who hire our learners, and whose vacancies the samples are modelled on. */
export const hiringPartners = [
  'Tamarind & Thread',
  'Northwind Logistics Lab',
  'Kestrel Secure',
  'Saffron Ledger',
  'Bluepeak Retail Works',
  'Monsoon Health Systems',
] as const;
