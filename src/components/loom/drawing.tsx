import { useState, type ReactNode, type SVGProps } from 'react';
import { useIsNew } from '@/hooks/use-is-hydrated';

interface DrawingProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** All that the strokes depend on, as text: another text is another drawing. */
  readonly of: string;
  /** Plans the strokes; once for a drawing. */
  readonly draw: () => ReactNode;
}

/** Decorative strokes. What the build has drawn stays as React finds it: it is neither planned again nor taken over. */
export function Drawing({ of, ...rest }: DrawingProps) {
  return <Strokes key={of} {...rest} />;
}

function Strokes({ draw, ...rest }: Omit<DrawingProps, 'of'>) {
  const isNew = useIsNew();
  // To React what stands there is a text that it is told to leave as it finds it.
  const [strokes] = useState(() => (isNew || import.meta.env.SSR ? draw() : ''));
  return (
    <svg
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      {...rest}
    >
      {strokes}
    </svg>
  );
}
