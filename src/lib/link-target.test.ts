import { expect, test } from 'vitest';
import { isOwnTarget, isWebTarget, pathOf } from './link-target';
import { ownTargets, refusedTargets, webTargets } from './link-target-examples';

test.each(ownTargets)('%j is an address of ours', (target) => {
  expect(isOwnTarget(target)).toBe(true);
  expect(isWebTarget(target)).toBe(false);
  expect(new URL(target, 'https://careerloom.example').host).toBe('careerloom.example');
});

test.each(webTargets)('%j is one of another site', (target) => {
  expect(isWebTarget(target)).toBe(true);
  expect(isOwnTarget(target)).toBe(false);
});

test.each(refusedTargets)('N50 %j leads nowhere', (target) => {
  expect(isOwnTarget(target) || isWebTarget(target)).toBe(false);
});

test('a path ends where query or fragment begin', () => {
  expect(pathOf('/courses/data-science?x=1#apply')).toBe('/courses/data-science');
  expect(pathOf('/#a?b')).toBe('/');
});
