import { markStroke, markThreads, markWarps, wordmarkPath } from './logo-path';

interface LogoProps {
  /** Sets the height; the width follows. */
  className?: string;
}

function Mark() {
  return (
    <g fill="none" strokeWidth={markStroke}>
      <path d={markThreads.join('')} className="stroke-brand" />
      <path d={markWarps.join('')} className="stroke-accent" />
    </g>
  );
}

/** Mark and wordmark. Decorative: the link around it carries the name. */
export function Logo({ className = 'h-8' }: LogoProps) {
  return (
    <svg
      viewBox="4 0 198 32"
      aria-hidden="true"
      focusable="false"
      className={`${className} w-auto`}
    >
      <Mark />
      <path d={wordmarkPath} transform="translate(39 25) scale(0.15)" className="fill-ink" />
    </svg>
  );
}
