import { clsx } from 'clsx';
import { initialsOf } from '@/components/ui/avatar';
import { Portrait } from '@/components/ui/portrait';
import type { PortraitKey } from '@/data/portraits';
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

interface InstructorPortraitProps {
  readonly name: string;
  readonly hue: WeaveHue;
  readonly portrait: PortraitKey;
  readonly className?: string;
}

/** CSS pixels at its widest. */
const WIDEST = 256;

/** A drawn portrait; beneath it initials over threads of the person's own, for when it does not load. Decorative. */
export function InstructorPortrait({ name, hue, portrait, className }: InstructorPortraitProps) {
  return (
    <div className={clsx('relative overflow-hidden', className)}>
      <StandIn name={name} hue={hue} />
      <Portrait of={portrait} size={WIDEST} />
    </div>
  );
}

function StandIn({ name, hue }: Pick<InstructorPortraitProps, 'name' | 'hue'>) {
  const draw = () => {
    const plan = planWeave({ seed: name, width: 200, height: 70, threads: 6, tension: 0.55 });
    return (
      <>
        <g transform="translate(0 116)" strokeWidth="2.5">
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
      </>
    );
  };
  return (
    <Drawing
      of={`${name} ${hue}`}
      viewBox="0 0 200 200"
      className="block size-full bg-surface-sunken"
      draw={draw}
    />
  );
}
