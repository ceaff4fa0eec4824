import { clsx } from 'clsx';
import { initialsOf } from '@/components/ui/avatar';
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

interface InstructorPortraitProps {
  readonly name: string;
  readonly hue: WeaveHue;
  readonly className?: string;
}

/** Initials over threads of the person's own. Decorative: the name stands beside it. */
export function InstructorPortrait({ name, hue, className }: InstructorPortraitProps) {
  const plan = planWeave({ seed: name, width: 200, height: 70, threads: 6, tension: 0.55 });
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
      className={clsx('block bg-surface-sunken', className)}
    >
      <g transform="translate(0 116)" fill="none" strokeWidth="2.5" strokeLinecap="round">
        {plan.wefts.map((path, index) => (
          <path
            key={path}
            d={path}
            className={index === 2 ? 'stroke-accent-strong' : strokes[hue]}
          />
        ))}
        {plan.warps.map((warp) => (
          <path
            key={warp.x}
            d={`M${warp.x} ${warp.from.toFixed(1)}V${warp.to.toFixed(1)}`}
            className="stroke-line-strong"
            strokeLinecap="butt"
            strokeDasharray={`${(plan.pitch * 2 - plan.gap).toFixed(2)} ${plan.gap.toFixed(2)}`}
            strokeDashoffset={warp.offset.toFixed(2)}
          />
        ))}
      </g>
      <text x="18" y="92" fontSize="76" className="fill-ink font-bold">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
