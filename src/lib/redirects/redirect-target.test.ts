import { describe, expect, it } from 'vitest';
import { destinationOf, joinTarget, redirectKey } from './redirect-target';

const origin = 'https://careerloom.example';

describe('an address is looked up', () => {
  it.each([
    ['/Old-Page/', '/old-page'],
    ['/a/b.html', '/a/b.html'],
    [`/${'a'.repeat(199)}`, `/${'a'.repeat(199)}`],
  ])('%s as %s', (pathname, key) => {
    expect(redirectKey(pathname)).toBe(key);
  });

  it.each(['/', '', '//evil', '/a%2fb', '/a b', '/сourses', '/../a', `/${'a'.repeat(200)}`])(
    'not as %j, where no redirect can begin',
    (pathname) => {
      expect(redirectKey(pathname)).toBeUndefined();
    },
  );
});

describe('where one gets', () => {
  it.each([
    ['/old', '/new', '/new'],
    ['/old?x=1#y', '/new', '/new?x=1#y'],
    ['/old?x=1#y', '/new?z=2', '/new?z=2#y'],
    ['/old?x=1#y', '/new#w', '/new?x=1#w'],
    ['/old?x=1#a?b', '/new?z=2#w', '/new?z=2#w'],
  ])('from %s to %s is %s', (asked, target, to) => {
    expect(joinTarget(asked, target)).toBe(to);
  });

  it('is a page of ours, another site or a file', () => {
    expect(destinationOf('/old?x=1', '/new', origin)).toEqual({ kind: 'page', to: '/new?x=1' });
    expect(destinationOf('/old', 'https://partner.example/a', origin)).toEqual({
      kind: 'document',
      to: 'https://partner.example/a',
    });
    expect(destinationOf('/old', '/resources/guide.pdf', origin)).toMatchObject({
      kind: 'document',
    });
  });

  it('is never where it began, also by the whole address of this site', () => {
    expect(destinationOf('/old', `${origin}/new`, origin)).toEqual({ kind: 'page', to: '/new' });
    for (const target of ['/old', '/Old/?x=1', `${origin}/old`])
      expect(destinationOf('/old', target, origin)).toBeUndefined();
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://evil.example', ''])(
    'N37 is never %j, should it ever be stored',
    (target) => {
      expect(destinationOf('/old', target, origin)).toBeUndefined();
    },
  );
});
