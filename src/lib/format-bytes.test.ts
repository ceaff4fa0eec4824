import { describe, expect, it } from 'vitest';
import { formatByteLimit, formatBytes } from './format-bytes';

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

describe('formatByteLimit', () => {
  it.each([
    [5 * 1024 ** 2, '5 MB'],
    [1_572_864, '1.50 MB'],
    [100, '100 Bytes'],
  ])('writes %d as %s', (size, text) => {
    expect(formatByteLimit(size)).toBe(text);
  });
});
