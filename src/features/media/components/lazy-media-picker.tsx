import { lazy, Suspense } from 'react';
import type { PicturePickerProps } from '@/components/pictures/picture-picker';

const MediaPicker = lazy(async () => ({ default: (await import('./media-picker')).MediaPicker }));

/** The picker in a chunk of its own, fetched when somebody opens it. */
export function LazyMediaPicker(props: PicturePickerProps) {
  return (
    <Suspense fallback={null}>
      <MediaPicker {...props} />
    </Suspense>
  );
}
