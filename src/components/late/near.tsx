import { clsx } from 'clsx';
import {
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useIsInTurn } from '@/hooks/use-is-in-turn';
import { useIsNew } from '@/hooks/use-is-hydrated';
import { createGate, type Gate } from '@/lib/gate';
import { watchNearness } from '@/lib/nearness';
import { isPageUsed, whenPageIsUsed } from '@/lib/when-wanted';

/** How tall a part is about on a phone, a tablet and a wide screen, in rem. */
type Heights = readonly [phone: number, tablet: number, wide: number];

type Reserved = CSSProperties & Readonly<Record<`--room-${'s' | 'm' | 'l'}`, string>>;

interface NearProps {
  readonly className?: string | undefined;
  /**
   * With it the browser leaves the part out of its layout until it is near, too; nothing in it may reach beyond its edges. What
   * is made anew is laid out at once: who goes back expects the place where they were.
   */
  readonly heights?: Heights | undefined;
  /** For a part that is seen at first and costs much to take over: it waits until the page is used, however near it is. */
  readonly isInSight?: boolean;
  /** For a part below the first screen: who comes from another page sees the upper part first, and this is rendered then. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that is not seen at first. Its HTML is there from the start; React takes it over when it comes near
 * the screen, is touched or focused, or when the browser has nothing else to do. What is not prerendered is rendered at once.
 */
export function Near({
  className,
  heights,
  isInSight = false,
  isBelow = false,
  children,
}: NearProps) {
  const isNew = useIsNew();
  const isInTurn = useIsInTurn(isBelow && isNew);
  const [gate] = useState(() => {
    const own = createGate();
    // What was pressed before React came is pressed again as soon as the part around this one is there.
    if (isInSight && isPageUsed()) own.open();
    return own;
  });
  const element = useRef<HTMLDivElement>(null);
  // Whoever renders it anew has something else to show; React would drop HTML that it may not take over.
  gate.keepOrOpen(children);

  useEffect(() => {
    if (isNew || !element.current) return undefined;
    if (isInSight) void whenPageIsUsed().then(gate.open);
    return watchNearness(element.current, gate, isInSight);
  }, [isNew, gate, isInSight]);

  return (
    <div
      ref={element}
      {...(heights && !isNew ? { 'data-far': '', style: roomOf(heights) } : {})}
      className={clsx(className, !isInTurn && 'min-h-svh') || undefined}
    >
      {isInTurn && <Part gate={isNew ? undefined : gate}>{children}</Part>}
    </div>
  );
}

function roomOf([phone, tablet, wide]: Heights): Reserved {
  return { '--room-s': `${phone}rem`, '--room-m': `${tablet}rem`, '--room-l': `${wide}rem` };
}

interface PartProps {
  readonly gate: Gate | undefined;
  readonly children: ReactNode;
}

/** Memoised: to render a boundary anew is to React a change of what is in it. */
const Part = memo(function Part({ gate, children }: PartProps) {
  return (
    <Suspense fallback={null}>
      <Gated gate={gate}>{children}</Gated>
    </Suspense>
  );
});

function Gated({ gate, children }: PartProps) {
  // While React hydrates, a boundary that waits keeps the HTML that is there.
  if (gate) use(gate.opened);
  return children;
}
