import { describe, expect, it } from 'vitest';
import { hasShareImage, shareImagePath } from './share-image';

describe('share pictures', () => {
  it.each([
    ['/', '/share/home.png'],
    ['/events/webinars', '/share/events-webinars.png'],
    ['/job-portal/job/1', '/share/job-portal-job-1.png'],
  ])('%s has %s', (path, picture) => {
    expect(shareImagePath(path)).toBe(picture);
    expect(hasShareImage(path)).toBe(true);
  });

  it('exist neither for articles nor for pages that staff write', () => {
    expect(hasShareImage('/blogs/7c9e6679')).toBe(false);
    expect(hasShareImage('/diwali-offer')).toBe(false);
    expect(hasShareImage('/blogs')).toBe(true);
  });
});
