import { expect, test } from 'vitest';
import { fromRow, inputOf, campaignBackend } from './document';
import { linkSchema, toTarget } from './links/schema';
import { addressOf } from './links/model';
import { blankCampaign, campaignSchema, parseCampaignDraft, type CampaignInput } from './schema';

const promo = { text: 'Two seats left', href: '/courses' };

const ticker: CampaignInput = {
  ...blankCampaign('ticker', Date.parse('2026-11-22T13:10:00Z')),
  name: 'Monday',
  promos: [promo],
};

function problems(changes: Partial<CampaignInput>): string[] {
  const result = campaignSchema.safeParse({ ...ticker, ...changes });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('a new campaign starts at the next full hour of India, open', () => {
  expect(ticker.startsAt).toBe('2026-11-22T19:30');
  expect(campaignSchema.parse(ticker)).toEqual({
    name: 'Monday',
    kind: 'ticker',
    status: 'draft',
    utmCampaign: '',
    content: { promos: [promo] },
    startsAt: '2026-11-22T14:00:00.000Z',
    endsAt: null,
  });
});

test.each<[Partial<CampaignInput>, string]>([
  [{ name: ' ' }, 'name: Name is required'],
  [{ startsAt: '' }, 'startsAt: Start is required'],
  [{ endsAt: '2026-11-22T19:30' }, 'endsAt: The end lies before the start'],
  [
    { utmCampaign: 'Diwali Offer' },
    'utmCampaign: Use letters from a to z, digits and hyphens, at most 60 characters',
  ],
  [{ promos: [] }, 'promos: Add at least one promo'],
  [{ promos: [promo, { text: '', href: '' }] }, 'promos.1.text: Text is required'],
  [
    { promos: [{ ...promo, text: 'a'.repeat(81) }] },
    'promos.0.text: Text can have at most 80 characters',
  ],
  [
    { promos: [{ ...promo, href: 'javascript:alert(1)' }] },
    'promos.0.href: Use an address of this site such as /courses, or a full one such as https://example.com',
  ],
  [{ kind: 'popup' }, 'title: Title is required'],
  [{ kind: 'bar' }, 'primaryLabel: Label is required'],
])('%j is refused: %s', (changes, problem) => {
  expect(problems(changes)).toContain(problem);
});

test('only what the kind shows is asked for', () => {
  const popup = { kind: 'popup', title: 'a', text: 'b', recordedAs: 'c', promos: [] } as const;
  expect(problems({ ...popup, promos: [] })).toEqual([]);
});

test('what is stored comes back to the form, and is the same again', () => {
  const row = {
    id: '1',
    name: 'Monday',
    kind: 'bar',
    content: {
      secondary: { href: '/about', label: 'More' },
      primary: { href: '/enroll', label: 'Apply' },
    },
    utm_campaign: 'monday',
    starts_at: '2026-11-29 04:30:00.5+00',
    ends_at: null,
    status: 'active',
    version: 3,
    created_at: '',
    created_by: null,
    updated_at: '2026-11-22 04:30:00+00',
    updated_by: null,
    updated_by_name: null,
  };
  const document = fromRow(row);
  expect(document).toMatchObject({ status: 'published', startsAt: '2026-11-29T10:00', endsAt: '' });
  expect(campaignSchema.parse(inputOf(document))).toEqual(campaignBackend.valuesOf(document));
});

test('unsaved text of any build survives as far as it can be read', () => {
  expect(parseCampaignDraft({ name: 'x', promos: 'y', kind: 'other' })).toMatchObject({
    name: 'x',
    promos: [],
    kind: 'ticker',
  });
  expect(parseCampaignDraft('x')).toBeNull();
});

const link = {
  name: 'Letter',
  target: '/courses',
  utmSource: 'News Letter',
  utmMedium: 'Email',
  utmCampaign: 'Monday!',
  utmContent: '',
  utmTerm: '',
};

test('a link’s names have one spelling, and stand before its fragment', () => {
  const values = linkSchema.parse({ ...link, target: '/courses/data-science?x=1#apply' });
  expect(new URL(addressOf(values)).hash).toBe('#apply');
  expect(addressOf(values)).toContain(
    '/courses/data-science?x=1&utm_source=news-letter&utm_medium=email&utm_campaign=monday#apply',
  );
});

test('a pasted address of ours is its path; another host leads nowhere', () => {
  const own = new URL(addressOf(linkSchema.parse(link)));
  expect(toTarget(own.href)).toBe('/courses');
  for (const target of ['https://example.com/courses', '//example.com', '/cms', '/a?utm_source=b'])
    expect(linkSchema.safeParse({ ...link, target }).success, target).toBe(false);
});
