import { describe, expect, it } from 'vitest';
import { toLinkAddress } from './link-address';

describe('toLinkAddress', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    ['  http://example.com ', 'http://example.com'],
    ['example.com/path', 'https://example.com/path'],
    ['localhost.example:8080', 'https://localhost.example:8080'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['a@example.com', 'mailto:a@example.com'],
    ['/blogs?category=data-science', '/blogs?category=data-science'],
    ['#section-one', '#section-one'],
    ['../other', '../other'],
  ])('takes %j as %s', (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    ' javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com',
    'https://',
    'two words',
    'word',
    '',
  ])('D02: refuses %j', (typed) => {
    expect(toLinkAddress(typed)).toBeNull();
  });
});
