import { useEffect, useRef, useState } from 'react';
import { delays, statisticThreshold } from '@/data/delays';
import { formatFact, type Fact } from '@/data/facts';
import { statisticAt } from '@/lib/statistic';

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Calls `onFrame` with the milliseconds since the start until it answers false. @returns a function that stops */
function animate(onFrame: (elapsed: number) => boolean): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(step);
  function step() {
    if (onFrame(performance.now() - start)) frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

/**
 * A figure that counts up when a good third of it is on screen, and again under the pointer. The true figure is
 * always in the page and holds the width; only its moving copy is drawn over it, and no screen reader hears that.
 */
export function CountingFigure({ fact }: { readonly fact: Fact }) {
  const element = useRef<HTMLSpanElement>(null);
  const stop = useRef<(() => void) | null>(null);
  const [shown, setShown] = useState<number | null>(null);

  function count() {
    if (stop.current || prefersStillness()) return;
    stop.current = animate((elapsed) => {
      const isRunning = elapsed < delays.statistic;
      setShown(
        isRunning ? statisticAt(fact.value, elapsed, delays.statistic, fact.decimals) : null,
      );
      if (!isRunning) stop.current = null;
      return isRunning;
    });
  }

  const latestCount = useRef(count);
  useEffect(() => {
    latestCount.current = count;
  });

  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        latestCount.current();
      },
      { threshold: statisticThreshold },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      stop.current?.();
      stop.current = null;
    };
  }, []);

  return (
    <span
      ref={element}
      data-numbers=""
      onPointerEnter={count}
      className="relative inline-block whitespace-nowrap"
    >
      <span className={shown === null ? undefined : 'opacity-0'}>{formatFact(fact)}</span>
      {shown === null ? null : (
        <span aria-hidden="true" className="absolute inset-0">
          {formatFact(fact, shown)}
        </span>
      )}
    </span>
  );
}
