import { describe, expect, it } from 'vitest';
import { formatBytes } from './format-bytes';
import { makeObjectName } from './object-name';

describe('makeObjectName', () => {
  it('C05, C06: is made of the time and 128 random bits', () => {
    const now = new Date('2026-11-20T23:05:01.999Z');
    const name = makeObjectName('png', now);
    expect(name).toMatch(/^20261120T230501-[0-9a-f]{32}\.png$/);
    expect(makeObjectName('png', now)).not.toBe(name);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1.00 KB'],
    [1_572_864, '1.50 MB'],
    [5 * 1024 ** 3, '5.00 GB'],
    [5 * 1024 ** 4, '5120.00 GB'],
  ])('writes %d as %s', (size, text) => {
    expect(formatBytes(size)).toBe(text);
  });
});
