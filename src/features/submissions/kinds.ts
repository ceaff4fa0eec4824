/** Every form of the site, as leads are called by it. */
const kindLabels = {
  'course-application': 'Course application',
  'contact-message': 'Contact message',
  'event-registration': 'Event registration',
  'webinar-popup': 'Webinar sign-up',
  'resource-unlock': 'Resource download',
  'bootcamp-booking': 'Bootcamp booking',
  'bootcamp-waitlist': 'Bootcamp waitlist',
  'job-application': 'Job application',
  'job-report': 'Job report',
} as const;

export type LeadKind = keyof typeof kindLabels;

export const leadKinds = Object.keys(kindLabels) as readonly LeadKind[];

export function toKind(kind: string): LeadKind | undefined {
  return leadKinds.find((one) => one === kind);
}

export function kindLabel(kind: string): string {
  const known = toKind(kind);
  return known ? kindLabels[known] : kind;
}
