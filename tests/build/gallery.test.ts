import { describe, expect, it } from 'vitest';
import { filesIn, readManifest, readText } from '../support/built-site';

describe('the page of components', () => {
  it('is in no build', () => {
    expect(Object.keys(readManifest()).filter((name) => name.includes('gallery'))).toEqual([]);
    const texts = filesIn('dist').filter((name) => /\.(js|css|html)$/.test(name));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((name) => readText(name).includes('gallery-tone'))).toEqual([]);
  });
});
