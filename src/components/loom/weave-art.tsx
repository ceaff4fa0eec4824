import { clsx } from 'clsx';
import { Drawing } from './drawing';
import { planWeave } from './weave';

export type WeaveHue = 'marketing' | 'data' | 'security' | 'ai' | 'career' | 'brand';

/** Each hue is a run of thread colours; the second is the one that stands out. */
const hues: Record<WeaveHue, readonly string[]> = {
  brand: ['stroke-brand', 'stroke-accent', 'stroke-line-strong'],
  career: ['stroke-accent-strong', 'stroke-brand', 'stroke-line-strong'],
  marketing: ['stroke-thread-marketing', 'stroke-accent', 'stroke-line-strong'],
  data: ['stroke-thread-data', 'stroke-accent', 'stroke-line-strong'],
  security: ['stroke-thread-security', 'stroke-accent', 'stroke-line-strong'],
  ai: ['stroke-thread-ai', 'stroke-accent', 'stroke-line-strong'],
};

interface WeaveProps {
  /** Any text; the same text draws the same threads. */
  seed: string;
  hue?: WeaveHue;
  threads?: number;
  /** Where the cloth begins, as a share of the width. */
  tension?: number;
  className?: string;
}

const WIDTH = 1200;
const HEIGHT = 120;

/** Threads that tighten into cloth from left to right. Decorative; scales by cropping, so set height and width. */
export function Weave({
  seed,
  hue = 'brand',
  threads = 10,
  tension = 0.62,
  className = 'h-24 w-full',
}: WeaveProps) {
  const draw = () => {
    const plan = planWeave({ seed, width: WIDTH, height: HEIGHT, threads, tension });
    const colours = hues[hue];
    const accentAt = Math.floor(threads / 2);
    const colourOf = (index: number) =>
      index === accentAt ? colours[1] : index % 4 === 0 ? colours[2] : colours[0];
    return (
      <>
        {plan.wefts.map((path, index) => (
          <path
            key={path}
            d={path}
            className={colourOf(index)}
            strokeWidth={index === accentAt ? 3 : 2}
          />
        ))}
        {plan.warps.map((warp) => (
          <path
            key={warp.x}
            d={`M${warp.x} ${warp.from.toFixed(1)}V${warp.to.toFixed(1)}`}
            className="stroke-line-strong"
            strokeWidth="2"
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
      of={`${seed} ${hue} ${threads} ${tension}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('block', className)}
      draw={draw}
    />
  );
}
