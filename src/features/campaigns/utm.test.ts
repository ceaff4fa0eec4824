import { expect, test } from 'vitest';
import { linkLimits } from '@/config/campaign-limits';
import { isUtmName, nearName, toUtmName } from './utm';

test.each([
  ['Diwali Offer 2026', 'diwali-offer-2026'],
  ['  Newsletter ', 'newsletter'],
  ['e-mail__blast', 'e-mail-blast'],
  ['Café & Co', 'cafe-co'],
  ['---', ''],
  ['हिन्दी', ''],
  ['a'.repeat(100), 'a'.repeat(linkLimits.utm)],
  [`${'a'.repeat(59)}-b`, 'a'.repeat(59)],
])('%j becomes %j', (typed, name) => {
  expect(toUtmName(typed)).toBe(name);
  expect(name === '' || isUtmName(name)).toBe(true);
  expect(toUtmName(name)).toBe(name);
});

test.each([
  ['news-letter', 'newsletter'],
  ['newsletters', 'newsletter'],
  ['newsleter', 'newsletter'],
  ['instagran', 'instagram'],
])('%s is nearly %s', (name, meant) => {
  expect(nearName(name, ['instagram', 'newsletter'])).toBe(meant);
});

test('a known name, and one that is another, is fine', () => {
  for (const name of ['newsletter', 'linkedin', '', 'sms', 'rss'])
    expect(nearName(name, ['newsletter', 'sms', 'rsx'])).toBeUndefined();
});
