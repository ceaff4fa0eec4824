import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSource, recordVisit, touchOf } from './visit-source';

const now = new Date('2026-11-22T04:30:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const site = 'https://careerloom.example';
const campaign = `${site}/courses?utm_source=News&utm_medium=email&utm_campaign=winter&fbclid=1#x`;

const setPrivacy = (value: boolean | undefined) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: value });
};

beforeEach(() => {
  localStorage.clear();
  setPrivacy(undefined);
});
afterEach(() => vi.unstubAllGlobals());

test('a visit tells its path, the host that led here and the words of the campaign, and nothing else', () => {
  expect(touchOf(campaign, 'https://mail.example/inbox?user=asha', now)).toEqual({
    path: '/courses',
    referrer: 'mail.example',
    utm_source: 'News',
    utm_medium: 'email',
    utm_campaign: 'winter',
    at: now.toISOString(),
  });
});

test('own pages, addresses without a name and words that cannot be seen tell nothing', () => {
  const odd = `${site}/?utm_source=%E2%80%8B&utm_term=a%00b%0Ac&utm_content=%E2%80%AEx${'y'.repeat(300)}`;
  const touch = touchOf(odd, `${site}/about`, now);
  expect(touch).toMatchObject({ path: '/', utm_term: 'a b c' });
  expect(touch.utm_content).toHaveLength(200);
  expect(touch).not.toHaveProperty('utm_source');
  expect(touch).not.toHaveProperty('referrer');
  expect(touchOf(site, 'http://[::1]/', now)).not.toHaveProperty('referrer');
  expect(touchOf(site, 'android-app://com.google', now).referrer).toBe('com.google');
  expect(touchOf(site, 'no address', now)).not.toHaveProperty('referrer');
});

test('the first visit stays, and the last is the last to which somebody led', () => {
  recordVisit(`${site}/blogs`, 'https://search.example', now);
  recordVisit(campaign, '', daysLater(1));
  recordVisit(`${site}/contact`, '', daysLater(2));
  const { first, last } = readSource(daysLater(2)) ?? {};
  expect(first).toMatchObject({ path: '/blogs', referrer: 'search.example' });
  expect(last).toMatchObject({ path: '/courses', utm_source: 'News' });
});

test('what is older than ninety days is forgotten', () => {
  recordVisit(campaign, '', now);
  expect(readSource(daysLater(89))).toBeDefined();
  expect(readSource(daysLater(90))).toBeUndefined();
  recordVisit(site, '', daysLater(90));
  expect(readSource(daysLater(90))?.first?.utm_source).toBeUndefined();
});

test('whoever asks for privacy leaves nothing, also of earlier visits', () => {
  recordVisit(campaign, '', now);
  setPrivacy(true);
  expect(readSource(now)).toBeUndefined();
  recordVisit(campaign, '', now);
  expect(localStorage.length).toBe(0);
});

test('N63 the address of a preview is in nobody’s notes', () => {
  recordVisit(`${site}/preview/${'0f'.repeat(32)}?utm_source=mail`, 'https://mail.example/', now);
  expect(readSource(now)).toBeUndefined();
});

test('staff at work are no visitors', () => {
  recordVisit(`${site}/cms/content`, '', now);
  expect(readSource(now)).toBeUndefined();
});

test('corrupted storage is no source', () => {
  localStorage.setItem('visit_source', '{"first":{"path":5}}');
  expect(readSource(now)).toBeUndefined();
});
