/** The figures of a report that a ratio may be made of. */
export const reportFigures = [
  { id: 'spend', label: 'Spend', value: 6000, unit: 'rupees' },
  { id: 'impressions', label: 'Impressions', value: 40_000, unit: 'count' },
  { id: 'reach', label: 'Reach (people)', value: 21_500, unit: 'count' },
  { id: 'clicks', label: 'Clicks', value: 800, unit: 'count' },
  { id: 'enquiries', label: 'Enquiries', value: 32, unit: 'count' },
  { id: 'customers', label: 'New customers', value: 8, unit: 'count' },
  { id: 'days', label: 'Days', value: 14, unit: 'count' },
] as const;

export type FigureId = (typeof reportFigures)[number]['id'];

export interface Ratio {
  readonly id: string;
  readonly label: string;
  readonly unit: 'percent' | 'rupees';
  /** Divided by `below`. */
  readonly above: FigureId;
  readonly below: FigureId;
  /** Said to whoever has other figures in it; the sentence that it answers. */
  readonly sentence: string;
}

export const ratios: readonly Ratio[] = [
  {
    id: 'ctr',
    label: 'Click-through rate (CTR)',
    unit: 'percent',
    above: 'clicks',
    below: 'impressions',
    sentence: 'Of all the times the ad was shown, how many led to a click?',
  },
  {
    id: 'cpc',
    label: 'Cost per click (CPC)',
    unit: 'rupees',
    above: 'spend',
    below: 'clicks',
    sentence: 'What did one visit cost?',
  },
  {
    id: 'rate',
    label: 'Conversion rate',
    unit: 'percent',
    above: 'enquiries',
    below: 'clicks',
    sentence: 'Of those who came, how many asked?',
  },
  {
    id: 'cost',
    label: 'Cost per enquiry',
    unit: 'rupees',
    above: 'spend',
    below: 'enquiries',
    sentence: 'What did one question cost?',
  },
];
