import { clsx } from 'clsx';
import { Drawing } from './drawing';
import type { WeaveHue } from './weave-art';
import { planPicture, sizePicture } from './woven-plan';

const figures: Record<WeaveHue, string> = {
  brand: 'stroke-brand',
  career: 'stroke-brand',
  marketing: 'stroke-thread-marketing',
  data: 'stroke-thread-data',
  security: 'stroke-thread-security',
  ai: 'stroke-thread-ai',
};

interface WovenPictureProps {
  /** One text per row of the picture: `#` main thread, `+` saffron, anything else the ground. */
  readonly pattern: readonly string[];
  readonly hue: WeaveHue;
  readonly className?: string;
}

/** A figure in cloth: every mark is a stitch of a running thread. Decorative; scales by cropping. */
export function WovenPicture({ pattern, hue, className }: WovenPictureProps) {
  const { width, height } = sizePicture(pattern);
  const draw = () => {
    const { ground, warps, main, second } = planPicture(pattern);
    return (
      <>
        <path d={warps} className="stroke-line" strokeWidth="1.5" />
        <path d={ground} className="stroke-line-strong opacity-30" strokeWidth="5" />
        <path d={main} className={figures[hue]} strokeWidth="7.5" />
        <path d={second} className="stroke-accent-strong" strokeWidth="7.5" />
      </>
    );
  };
  return (
    <Drawing
      of={`${hue} ${pattern.join(' ')}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx('block bg-surface-sunken', className)}
      draw={draw}
    />
  );
}
