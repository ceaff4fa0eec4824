import { describe, expect, it } from 'vitest';
import { slugPattern } from './address-limits';
import { isReservedSlug, reservedSlugs } from './reserved-slugs';
import { partnerSlug, site } from './site';

describe('the brand in one place', () => {
  it('gives the partner page an address that no other page can take', () => {
    expect(partnerSlug).toBe('partner-with-careerloom-edtech');
    expect(isReservedSlug(partnerSlug)).toBe(true);
    expect(partnerSlug).toMatch(slugPattern);
  });

  it('names nobody’s real address, number or site', () => {
    const { supportEmail, phone, chatUrl, defaultUrl } = site;
    for (const address of [supportEmail, chatUrl, defaultUrl])
      expect(address).toContain('.example');
    expect(phone).toMatch(/^\+91 0+ 0+$/);
  });
});

describe('reserved addresses', () => {
  it('are addresses that a page could otherwise have, each named once, in order', () => {
    for (const slug of reservedSlugs) expect(slug).toMatch(slugPattern);
    expect(reservedSlugs).toEqual([...new Set(reservedSlugs)].sort());
  });

  it.each(['our-story', 'blogs-2', 'cms-guide', 'partner-with-us'])('leave %s free', (slug) => {
    expect(isReservedSlug(slug)).toBe(false);
  });
});
