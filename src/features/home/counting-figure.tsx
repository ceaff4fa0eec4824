import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { delays, statisticThreshold } from '@/data/delays';
import { formatFact, type Fact } from '@/data/facts';
import { statisticAt } from '@/lib/statistic';

/** Milliseconds between two figures. Each is a frame of the whole page, and nobody reads sixty in a second. */
const STEP_MS = 80;

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A figure that counts up when a good third of it is on screen, and again under the pointer. The true figure is
 * always in the page and holds the width; only its moving copy is drawn over it, and no screen reader hears that.
 */
export function CountingFigure({ fact }: { readonly fact: Fact }) {
  const element = useRef<HTMLSpanElement>(null);
  const copy = useRef<HTMLSpanElement>(null);
  const [isCounting, setCounting] = useState(false);

  useLayoutEffect(() => {
    if (!isCounting) return undefined;
    const start = performance.now();
    // Written past React: to render a figure costs a phone more than to show it. And into one text: where a text is exchanged
    // for another, the browser asks of what is around it whether its style is another now.
    const figure = document.createTextNode('');
    copy.current?.append(figure);
    const show = () => {
      const elapsed = performance.now() - start;
      if (elapsed >= delays.statistic) setCounting(false);
      else
        figure.data = formatFact(
          fact,
          statisticAt(fact.value, elapsed, delays.statistic, fact.decimals),
        );
    };
    show();
    const timer = setInterval(show, STEP_MS);
    return () => {
      clearInterval(timer);
      figure.remove();
    };
  }, [isCounting, fact]);

  const count = () => {
    if (!prefersStillness()) setCounting(true);
  };

  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        if (!prefersStillness()) setCounting(true);
      },
      { threshold: statisticThreshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  return (
    <span
      ref={element}
      data-numbers=""
      onPointerEnter={count}
      className="relative inline-block whitespace-nowrap"
    >
      <span className={isCounting ? 'opacity-0' : undefined}>{formatFact(fact)}</span>
      {isCounting ? <span ref={copy} aria-hidden="true" className="absolute inset-0" /> : null}
    </span>
  );
}
