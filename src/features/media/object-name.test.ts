import { describe, expect, it } from 'vitest';
import { makeObjectName } from './object-name';

describe('makeObjectName', () => {
  it('C05, C06: is made of the time and 128 random bits', () => {
    const now = new Date('2026-11-20T23:05:01.999Z');
    const name = makeObjectName('png', now);
    expect(name).toMatch(/^20261120T230501-[0-9a-f]{32}\.png$/);
    expect(makeObjectName('png', now)).not.toBe(name);
  });
});
