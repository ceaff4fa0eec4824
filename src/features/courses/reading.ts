import { lateCode } from '@/lib/late-code';

/** At the first move down the page; at once where the address or the history has led into it. */
function whenScrolled(): Promise<void> {
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('scroll', () => resolve(), { once: true, passive: true });
  });
}

/** What accompanies somebody who reads on below the head of a course. */
export const readingCode = lateCode(async () => {
  await whenScrolled();
  return import('./components/course-reading');
});
