import { clsx } from 'clsx';
import { useState } from 'react';
import { assetUrl } from '@/lib/supabase/asset-url';
import type { PostCategory } from '../model';

interface CoverImageProps {
  /** May name the point that stays in sight. */
  readonly address: string | null;
  readonly alt: string;
  readonly category: PostCategory;
  /** The picture that the reader sees first is fetched at once; all others when they come near. */
  readonly isPriority?: boolean;
  readonly className?: string;
}

const tint: Record<PostCategory, string> = {
  'digital-marketing': 'text-thread-marketing',
  'data-science': 'text-thread-data',
  cybersecurity: 'text-thread-security',
  'career-tips': 'text-accent',
  'industry-insights': 'text-thread-ai',
};

/** The rule of `lib/focal-point`, which is for editors and the build: shared code would weigh on every page. */
const focused = /^([^#]+)#focus=(0|[1-9]\d?|100),(0|[1-9]\d?|100)$/;

/** A 16:9 cover. Without a picture, or when it cannot be loaded, a quiet weave in the category's hue. */
export function CoverImage({
  address,
  alt,
  category,
  isPriority = false,
  className,
}: CoverImageProps) {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const frame = clsx(
    'relative aspect-video w-full overflow-hidden rounded-lg bg-surface-sunken',
    className,
  );
  if (!address || address === failedAddress) {
    return (
      <div aria-hidden className={clsx(frame, tint[category])}>
        <svg
          viewBox="0 0 160 90"
          preserveAspectRatio="xMidYMid slice"
          className="size-full"
          fill="none"
        >
          {Array.from({ length: 11 }, (_, index) => (
            <path
              key={index}
              d={`M0 ${6 + index * 8} C 50 ${6 + index * 8}, 80 ${30 + index * 3}, 160 ${36 + index * 2}`}
              stroke="currentColor"
              strokeOpacity={0.25 + (index % 3) * 0.2}
            />
          ))}
        </svg>
      </div>
    );
  }
  const [, file = address, x, y] = focused.exec(address) ?? [];
  return (
    <div className={frame}>
      <img
        src={assetUrl(file)}
        alt={alt}
        width={1600}
        height={900}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailedAddress(address)}
        className="size-full object-cover"
        style={x && y ? { objectPosition: `${x}% ${y}%` } : undefined}
      />
    </div>
  );
}
