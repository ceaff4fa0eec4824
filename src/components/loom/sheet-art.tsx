import { clsx } from 'clsx';
import { memo } from 'react';
import { Drawing } from './drawing';
import { planWeave } from './weave';
import type { WeaveHue } from './weave-art';

const strokes: Record<WeaveHue, string> = {
  brand: 'stroke-brand',
  career: 'stroke-accent-strong',
  marketing: 'stroke-thread-marketing',
  data: 'stroke-thread-data',
  security: 'stroke-thread-security',
  ai: 'stroke-thread-ai',
};

interface SheetArtProps {
  /** Any text; the same text draws the same picture. */
  readonly seed: string;
  readonly hue: WeaveHue;
  readonly threads?: number;
  readonly className?: string;
}

const WIDTH = 360;
const HEIGHT = 200;

/** A small weave for covers and cards, in the proportions of a card; `Weave` is for wide bands. Decorative. */
export const SheetArt = memo(function SheetArt({
  seed,
  hue,
  threads = 7,
  className,
}: SheetArtProps) {
  const draw = () => {
    const plan = planWeave({ seed, width: WIDTH, height: HEIGHT, threads, tension: 0.56 });
    const accentAt = Math.floor(threads / 2);
    return (
      <>
        {plan.wefts.map((path, index) => (
          <path
            key={path}
            d={path}
            className={index === accentAt ? 'stroke-accent' : strokes[hue]}
            strokeWidth={index === accentAt ? 4 : 2.5}
          />
        ))}
        {plan.warps.map((warp) => (
          <path
            key={warp.x}
            d={`M${warp.x} ${warp.from.toFixed(1)}V${warp.to.toFixed(1)}`}
            className="stroke-line-strong"
            strokeWidth="2.5"
            strokeLinecap="butt"
            strokeDasharray={`${(plan.pitch * 2 - plan.gap).toFixed(2)} ${plan.gap.toFixed(2)}`}
            strokeDashoffset={warp.offset.toFixed(2)}
          />
        ))}
      </>
    );
  };
  return (
    <Drawing
      of={`${seed} ${hue} ${threads}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      className={clsx('block', className)}
      draw={draw}
    />
  );
});
