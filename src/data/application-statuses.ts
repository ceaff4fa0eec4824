export const applicationStatuses = [
  'submitted',
  'under-review',
  'shortlisted',
  'interview',
  'rejected',
  'hired',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

export type StatusTone = 'neutral' | 'brand' | 'accent' | 'warning' | 'danger' | 'success';

/** Label and badge colour of each status; the colour never stands alone. */
export const statusInfo: Record<
  ApplicationStatus,
  { readonly label: string; readonly tone: StatusTone }
> = {
  submitted: { label: 'Submitted', tone: 'neutral' },
  'under-review': { label: 'Under Review', tone: 'warning' },
  shortlisted: { label: 'Shortlisted', tone: 'brand' },
  interview: { label: 'Interview Scheduled', tone: 'accent' },
  rejected: { label: 'Not Selected', tone: 'danger' },
  hired: { label: 'Hired', tone: 'success' },
};
