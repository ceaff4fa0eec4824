import { Film, ImageOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { isVideo } from '../model';
import type { UploadItem } from '../upload-item';

const box =
  'flex size-16 shrink-0 items-center justify-center rounded-sm bg-surface-sunken text-muted';

/** The chosen file itself, small. Shown only when it is known to be a picture that can be drawn. */
export function UploadThumbnail({ item: { file, media, phase } }: { readonly item: UploadItem }) {
  const image = useRef<HTMLImageElement>(null);
  const isPicture = media !== null && !isVideo(media);

  useEffect(() => {
    if (!isPicture || !image.current) return;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file, isPicture]);

  if (isPicture)
    return <img ref={image} alt="" decoding="async" className={`${box} object-cover`} />;
  return (
    <span className={box}>
      {phase === 'refused' ? <ImageOff aria-hidden="true" /> : <Film aria-hidden="true" />}
    </span>
  );
}
