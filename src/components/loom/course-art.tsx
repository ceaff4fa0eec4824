import { clsx } from 'clsx';
import { Drawing } from './drawing';
import { artSize, planCourseArt, type CourseArtHue } from './course-art-plan';

const strokes: Record<CourseArtHue, string> = {
  ai: 'stroke-thread-ai',
  marketing: 'stroke-thread-marketing',
  data: 'stroke-thread-data',
  security: 'stroke-thread-security',
};

const fills: Record<CourseArtHue, string> = {
  ai: 'fill-thread-ai',
  marketing: 'fill-thread-marketing',
  data: 'fill-thread-data',
  security: 'fill-thread-security',
};

interface CourseArtProps {
  /** Any text; the same text draws the same picture. */
  readonly seed: string;
  readonly hue: CourseArtHue;
  readonly className?: string;
}

/**
 * The picture of a course: marketing reaches out from one voice, data finds the line, security guards a ring, AI
 * passes through layers; all of it ends in cloth. Decorative.
 */
export function CourseArt({ seed, hue, className }: CourseArtProps) {
  const draw = () => {
    const plan = planCourseArt(seed, hue);
    const gap = plan.pitch * 0.5;
    return (
      <>
        {plan.threads.map((path, index) => (
          <path
            key={path}
            d={path}
            className={index % 4 === 3 ? 'stroke-line-strong' : strokes[hue]}
            strokeWidth="2.25"
          />
        ))}
        {plan.warps.map((warp) => (
          <path
            key={warp.x}
            d={`M${warp.x} ${plan.top}V${plan.bottom}`}
            className="stroke-line-strong"
            strokeWidth="2.25"
            strokeLinecap="butt"
            strokeDasharray={`${plan.pitch * 2 - gap} ${gap}`}
            strokeDashoffset={warp.offset + gap / 2}
          />
        ))}
        {plan.accents.map((path) => (
          <path key={path} d={path} className="stroke-accent" strokeWidth="5" />
        ))}
        {plan.knots.map((knot) => (
          <circle
            key={`${knot.x} ${knot.y}`}
            cx={knot.x}
            cy={knot.y}
            r={knot.r}
            className={fills[hue]}
          />
        ))}
      </>
    );
  };
  return (
    <Drawing
      of={`${seed} ${hue}`}
      viewBox={`0 0 ${artSize.width} ${artSize.height}`}
      preserveAspectRatio="xMaxYMid slice"
      className={clsx('block bg-surface-sunken', className ?? 'w-full')}
      draw={draw}
    />
  );
}
