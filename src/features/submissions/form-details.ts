import type { Detail } from '@/components/ui/detail-list';
import { formatBytes } from '@/lib/format-bytes';
import { formatDateTime } from '@/lib/dates';
import { cohortText } from './lead-words';
import type { Lead } from './model';

/** What else the forms ask, as their fields are called, in their order; the name and the résumé stand elsewhere. */
const terms: Readonly<Record<string, string>> = {
  cohort: 'Cohort',
  webinarTitle: 'Webinar',
  title: 'Edition',
  ticket: 'Ticket',
  startISO: 'Takes place',
  experience: 'Experience',
  currentSalary: 'Current salary',
  expectedSalary: 'Expected salary',
  noticePeriod: 'Notice period',
  portfolio: 'Portfolio',
  linkedin: 'LinkedIn',
  reason: 'Reason',
};

function shown(key: string, value: string): string {
  if (key === 'cohort') return cohortText(value);
  if (key !== 'startISO') return value;
  return Number.isNaN(Date.parse(value)) ? value : formatDateTime(value);
}

/** The fields of the form beside name, e-mail, phone and message, as typed. */
export function formDetails({ details }: Pick<Lead, 'details'>): Detail[] {
  return Object.entries(terms).flatMap(([key, term]) => {
    const value = details[key];
    return value === undefined || value === '' ? [] : [{ term, text: shown(key, value) }];
  });
}

/** "asha-cv.pdf · 1.20 MB"; '' without a résumé. */
export function resumeText({ details }: Pick<Lead, 'details'>): string {
  const { resumeName = '', resumeSize = '' } = details;
  const size = Number(resumeSize);
  if (resumeName === '') return '';
  return size > 0 ? `${resumeName} · ${formatBytes(size)}` : resumeName;
}
