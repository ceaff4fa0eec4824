import { describe, expect, it } from 'vitest';
import { site } from '@/config/site';
import { toOwnPath } from './own-path';

describe('an address of this site', () => {
  it.each([
    [`${site.defaultUrl}/courses?level=1#top`, '/courses?level=1#top'],
    [site.defaultUrl, '/'],
    [`${window.location.origin}/blogs/1`, '/blogs/1'],
    [`HTTP://${window.location.host.toUpperCase()}/A`, '/A'],
  ])('%s is %s', (address, path) => {
    expect(toOwnPath(address)).toBe(path);
  });

  it.each([
    'https://example.com/courses',
    `${site.defaultUrl}.example.com/courses`,
    `https://${new URL(site.defaultUrl).host}@example.com/`,
    `${site.defaultUrl}:8080/courses`,
    '/courses',
    'mailto:a@example.com',
    'https://',
    // As an address from the root it would lead to another host.
    `${site.defaultUrl}//example.com`,
  ])('is not %s', (address) => {
    expect(toOwnPath(address)).toBe(address);
  });
});
