import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { delays, statisticThreshold } from '@/data/delays';
import { formatFact, type Fact } from '@/data/facts';
import { statisticAt } from '@/lib/statistic';
import { whenIdle } from '@/lib/when-idle';

/** Figures of one count, so many that each is shown for 60 ms: nobody reads more. */
const STEPS = 20;

/** The figures that are counted through, a line each: from nothing to the last before the true one. */
function figuresOf(fact: Fact): string {
  return Array.from({ length: STEPS }, (_, step) =>
    formatFact(fact, statisticAt(fact.value, step, STEPS, fact.decimals)),
  ).join('\n');
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A figure that counts up when a good third of it is on screen, and again under the pointer. The true figure is
 * always in the page and holds the room; only the moving ones are drawn over it, and no screen reader hears those.
 */
export function CountingFigure({ fact }: { readonly fact: Fact }) {
  const element = useRef<HTMLSpanElement>(null);
  const column = useRef<HTMLSpanElement>(null);
  const [isCounting, setCounting] = useState(false);

  useLayoutEffect(() => {
    if (!isCounting) return undefined;
    // All figures stand under one another and pass by in one motion, which the compositor shows by itself. A figure
    // written every few milliseconds is a frame of the whole page each time, just when the page starts.
    const motion = column.current?.animate(
      { transform: ['none', 'translateY(-100%)'] },
      { duration: delays.statistic, easing: `steps(${STEPS})` },
    );
    motion?.addEventListener('finish', () => setCounting(false));
    return () => motion?.cancel();
  }, [isCounting, fact]);

  const count = () => {
    if (!prefersStillness()) setCounting(true);
  };

  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    let callOff: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // React would begin the parts below anew, also for a transition: of two, the later may come first.
        if (!prefersStillness()) callOff = whenIdle(() => setCounting(true));
      },
      { threshold: statisticThreshold },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      callOff?.();
    };
  }, []);

  return (
    <span
      ref={element}
      data-numbers=""
      onPointerEnter={count}
      className="relative inline-block whitespace-nowrap"
    >
      <span className={isCounting ? 'opacity-0' : undefined}>{formatFact(fact)}</span>
      {isCounting ? (
        <span aria-hidden="true" className="absolute inset-0 overflow-hidden">
          <span ref={column} className="block whitespace-pre">
            {figuresOf(fact)}
          </span>
        </span>
      ) : null}
    </span>
  );
}
