import { account } from './accounts';
import { stableId } from './files';
import { expression, insertRow } from './sql';

/** By which links the leads of a channel came; what is not here came without a name. */
const channels: Readonly<Record<string, { readonly medium: string; readonly campaign: string }>> = {
  newsletter: { medium: 'email', campaign: 'autumn-newsletter' },
  instagram: { medium: 'social', campaign: 'diwali-seats' },
};

/** What the visit of a seeded lead carried beside its source. */
export function campaignOf(channel: string): Record<string, string> {
  const known = channels[channel];
  return known ? { utm_medium: known.medium, utm_campaign: known.campaign } : {};
}

const days = (count: number) =>
  expression(`now() ${count < 0 ? '-' : '+'} interval '${String(Math.abs(count))} days'`);

/** Ten in the morning in India, so many days from the first start. */
const morning = (count: number) =>
  expression(
    `(date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '${String(count)} days 10 hours') at time zone 'Asia/Kolkata'`,
  );

/** One that is over, one that comes, and a draft. None runs: what the site always shows is what a first start shows. */
const campaigns = [
  {
    name: 'Diwali: seats in the November batches',
    kind: 'ticker',
    utm: 'diwali-seats',
    from: -60,
    to: -25,
    status: 'active',
    created: -70,
    content: {
      promos: [
        { text: 'Diwali week: talk to a mentor before you choose a course', href: '/contact' },
        { text: 'November batches: see what is taught week by week', href: '/courses' },
      ],
    },
  },
  {
    name: 'New year: Data Science weekend batch',
    kind: 'bar',
    utm: 'new-year-weekend',
    from: 8,
    to: 22,
    status: 'active',
    created: -35,
    content: {
      primary: { label: 'Apply for the weekend', href: '/enroll?course=data-science' },
      secondary: { label: 'See the curriculum', href: '/courses/data-science' },
    },
  },
  {
    name: 'Mentor evening in December',
    kind: 'popup',
    utm: 'mentor-evening',
    from: 20,
    to: 27,
    status: 'draft',
    created: -34,
    content: {
      title: 'Meet our mentors for an evening',
      text: 'An hour online with three mentors, with time for your questions. No fee.',
      recordedAs: 'Mentor evening, December',
    },
  },
] as const;

const links = [
  ['Autumn newsletter, top', '/', 'newsletter', 'email', 'autumn-newsletter', -95],
  ['Diwali story', '/', 'instagram', 'social', 'diwali-seats', -62],
  ['Diwali post, link in profile', '/courses', 'instagram', 'social', 'diwali-seats', -61],
  [
    'Weekend batch, newsletter',
    '/courses/data-science',
    'newsletter',
    'email',
    'new-year-weekend',
    -33,
  ],
] as const;

/** Campaigns and tagged links of the marketing team. */
export function campaignsSql(): string {
  const { id: by, fullName } = account('marketing');
  const stamps = (created: number) => ({
    created_at: days(created),
    created_by: by,
    updated_at: days(created),
    updated_by: by,
    updated_by_name: fullName,
  });
  return [
    ...campaigns.map(({ name, kind, utm, from, to, status, created, content }) =>
      insertRow('public.campaigns', {
        id: stableId(`campaign ${name}`),
        name,
        kind,
        content: JSON.stringify(content),
        utm_campaign: utm,
        starts_at: morning(from),
        ends_at: morning(to),
        status,
        ...stamps(created),
      }),
    ),
    ...links.map(([name, target, source, medium, campaign, created]) =>
      insertRow('public.campaign_links', {
        id: stableId(`link ${name}`),
        name,
        target,
        utm_source: source,
        utm_medium: medium,
        utm_campaign: campaign,
        ...stamps(created),
      }),
    ),
  ].join('\n\n');
}
