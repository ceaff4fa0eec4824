import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { newId } from '@/lib/drafts/new-id';
import { ignore } from '@/lib/ignore';
import { displayName } from './display-name';
import type { MediaFile } from './model';
import { makeObjectName } from './object-name';
import { mediaQueries } from './queries';
import type { DrawnImage } from './shrink-image';
import { storeMedia } from './store-media';

/** `loom.png` → `loom cropped.webp` */
function copyName(name: string, extension: string): string {
  return displayName(`${name.replace(/\.[a-z0-9]{1,5}$/i, '')} cropped.${extension}`);
}

/** Lists a drawn picture beside the one that it was made of, with its words. A second try of one is the same file. */
export function useSaveCopy(file: MediaFile) {
  const client = useQueryClient();
  const tried = useRef<{ bytes: ArrayBuffer; id: string; objectName: string }>(undefined);
  return useMutation({
    mutationFn: async ({ extension, ...image }: DrawnImage) => {
      if (tried.current?.bytes !== image.bytes)
        tried.current = {
          bytes: image.bytes,
          id: newId(),
          objectName: makeObjectName(extension),
        };
      const { category, altText, isDecorative } = file;
      await storeMedia(
        {
          ...image,
          ...tried.current,
          name: copyName(file.name, extension),
          bucket: 'media-files',
          category,
          altText,
          isDecorative,
        },
        { onProgress: ignore, signal: new AbortController().signal },
      );
    },
    onSuccess: () => showToast({ title: 'Saved as a new file', variant: 'success' }),
    onSettled: () => client.invalidateQueries({ queryKey: mediaQueries.all }),
  });
}
