import type { SlotType } from '@/data/bootcamp-day';

interface Structure {
  /** Length of one repeat along the threads; across them it is always two threads. */
  readonly repeat: number;
  readonly threads: readonly string[];
  readonly thread: string;
  readonly width: number;
  /** Crossing threads, over one and under the next. */
  readonly warps?: readonly string[];
}

/** Distance between threads: all four cloths share it, so that a thread runs on from one into the next. */
const PITCH = 10;

/** Each kind of slot is a way of weaving: resting, running straight, dense cloth, threads that change places. */
const structures: Record<SlotType, Structure> = {
  break: {
    repeat: 40,
    threads: ['M0 5q10 4 20 0t20 0', 'M0 15q10 4 20 0t20 0'],
    thread: 'stroke-line-strong',
    width: 1.25,
  },
  session: {
    repeat: 20,
    threads: ['M0 5H20', 'M0 15H20'],
    thread: 'stroke-thread-ai',
    width: 2,
  },
  workshop: {
    repeat: 20,
    threads: ['M0 5H20', 'M0 15H20'],
    thread: 'stroke-accent-strong',
    width: 4.5,
    warps: ['M5 0V11M5 19V20', 'M15 9V20M15 0V1'],
  },
  activity: {
    repeat: 40,
    threads: ['M0 5C10 5 10 15 20 15S30 5 40 5', 'M0 15C10 15 10 5 20 5S30 15 40 15'],
    thread: 'stroke-thread-data',
    width: 2.25,
  },
};

interface SlotWeaveProps {
  /** Unique on the page. */
  readonly id: string;
  readonly type: SlotType;
  /** The threads run downwards instead of to the right. */
  readonly isUpright?: boolean;
}

/** The cloth of one kind of slot, to fill shapes of the same drawing with: `fill="url(#id)"`. */
export function SlotWeave({ id, type, isUpright = false }: SlotWeaveProps) {
  const { repeat, threads, thread, width, warps = [] } = structures[type];
  return (
    <pattern
      id={id}
      width={repeat}
      height={2 * PITCH}
      patternUnits="userSpaceOnUse"
      {...(isUpright ? { patternTransform: 'rotate(90)' } : {})}
    >
      <g fill="none">
        {threads.map((path) => (
          <path key={path} d={path} className={thread} strokeWidth={width} />
        ))}
        {warps.map((path) => (
          <path key={path} d={path} className="stroke-ink" strokeWidth="2.5" />
        ))}
      </g>
    </pattern>
  );
}

/** A piece of one cloth. Decorative; set its height and width. */
export function ClothBand({
  id,
  type,
  isUpright,
  className,
}: SlotWeaveProps & { readonly className: string }) {
  return (
    <svg aria-hidden="true" focusable="false" className={`block ${className}`}>
      <SlotWeave id={id} type={type} isUpright={isUpright} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
