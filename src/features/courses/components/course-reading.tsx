import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { outlookOf } from '@/data/course-outlooks';
import { comingCohorts, findCohort } from '@/data/cohorts';
import type { Course } from '@/data/courses';
import { useNow } from '@/hooks/use-now';
import { cohortIn } from '@/lib/apply-path';
import { formatShortDate } from '@/lib/dates';
import { isTyping } from '@/lib/is-typing';
import { MINUTE_MS } from '@/lib/ist';
import { groupIndian } from '@/lib/money';
import { ApplyLink } from './apply-link';
import type { PagePart } from './contents-line';

/** Height of the site's header and the line of contents, in CSS pixels: what lies behind them is not seen. */
const COVERED = 110;

/**
 * Says which part of the page is being read: the one that the address names, else the first that reaches into the
 * upper part of the screen. Keeps its link in sight.
 * @param row holds a link to each part, in their order
 * @returns a function that stops
 */
export function watchParts(
  row: HTMLElement,
  parts: readonly PagePart[],
  tell: (id: string | undefined) => void,
): () => void {
  const seen = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      const named = parts.find(({ id }) => seen.has(id) && window.location.hash === `#${id}`);
      const current = (named ?? parts.find(({ id }) => seen.has(id)))?.id;
      tell(current);
      const link = current && row.querySelector<HTMLElement>(`a[href$="#${current}"]`);
      if (link) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 });
    },
    // Below header and line, to about the middle of the screen.
    { rootMargin: `-${COVERED + 10}px 0px -55%` },
  );
  for (const { id } of parts) {
    const part = document.getElementById(id);
    if (part) observer.observe(part);
  }
  return () => observer.disconnect();
}

/** Ids of what the bar minds: the head with its own button, and the form. */
export interface BarProps {
  readonly course: Course;
  readonly headId: string;
  readonly formId: string;
}

/** Whether the head is gone upwards, and neither the form nor the page's foot in sight, nor somebody typing. */
function useIsWanted(headId: string, formId: string): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const ends = [
      document.getElementById(formId),
      document.querySelector('main ~ footer, main ~ * footer'),
    ];
    const head = document.getElementById(headId);
    const inSight = new Set<Element>();
    let isHeadGone = false;
    const look = () =>
      setWanted(isHeadGone && inSight.size === 0 && !isTyping(document.activeElement));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (target === head) isHeadGone = !isIntersecting && boundingClientRect.bottom <= COVERED;
          else if (isIntersecting) inSight.add(target);
          else inSight.delete(target);
        }
        look();
      },
      { rootMargin: `-${COVERED}px 0px 0px` },
    );
    for (const part of [head, ...ends]) if (part) observer.observe(part);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [headId, formId]);
  return isWanted;
}

/** On a phone, within reach of the thumb while one reads: fee, start and the way to the form of the page. */
export function CourseBar({ course, headId, formId }: BarProps) {
  const isWanted = useIsWanted(headId, formId);
  return isWanted ? <Bar course={course} /> : null;
}

function Bar({ course }: Pick<BarProps, 'course'>) {
  const now = useNow(MINUTE_MS);
  const { search } = useLocation();
  const chosen = now ? findCohort(course, cohortIn(search), now) : undefined;
  const cohort = chosen ?? (now ? comingCohorts(course, now, 1)[0] : undefined);
  return (
    <section
      aria-label={`Apply for ${outlookOf(course).shortTitle}`}
      data-floating="passing-bar"
      data-print="none"
      className="passing-bar z-header animate-slide-up border-t border-line bg-surface-raised"
    >
      <div className="page-width flex min-h-17 items-center justify-between gap-3 py-2">
        <p data-numbers="" className="min-w-0 text-sm text-ink-soft">
          <span className="block">
            Fee{' '}
            <span className="text-base font-semibold text-ink">{groupIndian(course.price)}</span>
          </span>
          {cohort ? (
            <span className="block">
              {chosen ? 'Your start: ' : 'Starts '}
              <time dateTime={cohort.startISO}>{formatShortDate(cohort.startISO)}</time>
            </span>
          ) : null}
        </p>
        <ApplyLink className="shrink-0 px-4! whitespace-nowrap" />
      </div>
    </section>
  );
}
