import { clsx } from 'clsx';
import { Film, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { assetUrl } from '@/lib/supabase/asset-url';
import { isVideo, type MediaFile } from '../model';

interface MediaThumbnailProps {
  readonly file: MediaFile;
  readonly className: string;
}

/** A stored file, small; fetched when it comes near. What it shows is said beside it. */
export function MediaThumbnail({ file, className }: MediaThumbnailProps) {
  const [isBroken, setBroken] = useState(false);
  if (isVideo(file) || isBroken) {
    const Icon = isBroken ? ImageOff : Film;
    return (
      <span
        className={clsx('flex items-center justify-center bg-surface-sunken text-muted', className)}
      >
        <Icon aria-hidden="true" className="size-6" />
        {isBroken ? <span className="sr-only">The picture could not be loaded</span> : null}
      </span>
    );
  }
  return (
    <img
      src={assetUrl(file.url)}
      alt=""
      loading="lazy"
      decoding="async"
      {...(file.width && file.height ? { width: file.width, height: file.height } : {})}
      onError={() => setBroken(true)}
      className={clsx('bg-surface-sunken object-contain', className)}
    />
  );
}
