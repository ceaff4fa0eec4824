import { useEffect, useRef } from 'react';

/** A thread along the top edge that grows as one reads; it follows the scroll and nothing else. */
export function ReadingProgress() {
  const thread = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    function draw() {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const distance = scrollHeight - clientHeight;
      const share = distance > 0 ? Math.min(1, scrollTop / distance) : 0;
      // Written to the element: a render per scrolled frame would cost more than it shows.
      thread.current?.style.setProperty('transform', `scaleX(${share})`);
    }
    function schedule() {
      if (frame === 0) frame = requestAnimationFrame(draw);
    }
    draw();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, []);

  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-header h-1">
      <div ref={thread} className="h-full origin-left scale-x-0 bg-accent" />
    </div>
  );
}
