import { clsx } from 'clsx';
import type { WeaveHue } from './weave-art';

const strokes: Record<WeaveHue, string> = {
  brand: 'stroke-brand',
  career: 'stroke-accent-strong',
  marketing: 'stroke-thread-marketing',
  data: 'stroke-thread-data',
  security: 'stroke-thread-security',
  ai: 'stroke-thread-ai',
};

/** A short thread that goes from loose to straight: the mark before a headline or a category. */
export function ThreadMark({ hue = 'career', className }: { hue?: WeaveHue; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 16"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={clsx('h-4 w-16', strokes[hue], className)}
    >
      <path d="M2 12C8 12 8 3 15 3s7 10 14 10 6-5 12-5h21" />
    </svg>
  );
}
