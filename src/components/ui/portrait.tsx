import { portraitFile, portraitSet, portraitWidths, type PortraitKey } from '@/data/portraits';

interface PortraitProps {
  readonly of: PortraitKey;
  /** Side of the square in CSS pixels, at its widest. */
  readonly size: number;
}

const [small] = portraitWidths;

/**
 * A drawn portrait, laid over what stands in for it: fills its parent, which is positioned and clips. A picture that does not come
 * draws nothing, so the stand-in is seen without any script. Decorative: the name always stands beside it.
 */
export function Portrait({ of, size }: PortraitProps) {
  const sizes = `${size}px`;
  return (
    <picture>
      <source type="image/avif" srcSet={portraitSet(of, 'avif')} sizes={sizes} />
      <img
        src={portraitFile(of, small, 'webp')}
        srcSet={portraitSet(of, 'webp')}
        sizes={sizes}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}
