import { afterPaint } from '@/lib/after-paint';
import { lateCode } from '@/lib/late-code';

/** At the first move down the page; with the next frame where the address or the history has led into it. */
function whenScrolled(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
    // How far it is scrolled costs a layout, unless the page has just been painted.
    afterPaint(() => {
      if (window.scrollY > 0) resolve();
    });
  });
}

/** What accompanies somebody who reads on below the head of a course. */
export const readingCode = lateCode(async () => {
  await whenScrolled();
  return import('./components/course-reading');
});
