import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { ignore } from '@/lib/ignore';
import type { MediaFile } from './model';
import { makeObjectName } from './object-name';
import { abandonReplacement, replaceMedia, type Replacement } from './replace-media';

type Prepared = Omit<Replacement, 'objectName'> & { readonly extension: string };

function placesText(places: number): string {
  if (places === 0) return 'Nothing showed it yet.';
  return places === 1
    ? 'The place that shows it follows.'
    : `The ${places} places that show it follow.`;
}

/**
 * Replaces a file and says so; errors show in the dialog, where the same file may be tried again. A new choice gets a
 * new name, and what is left of a failed one goes with the dialog.
 */
export function useReplaceMedia(file: MediaFile) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const tried = useRef<{ readonly bytes: ArrayBuffer; readonly name: string }>(undefined);
  /** While something is on its way. */
  const abort = useRef<AbortController>(undefined);

  const replace = useMutation({
    mutationFn: async ({ extension, ...prepared }: Prepared) => {
      const name =
        tried.current?.bytes === prepared.bytes ? tried.current.name : makeObjectName(extension);
      tried.current = { bytes: prepared.bytes, name };
      abort.current = new AbortController();
      setShare(0);
      try {
        const places = await replaceMedia(
          file,
          { ...prepared, objectName: name },
          { onProgress: setShare, signal: abort.current.signal },
        );
        tried.current = undefined;
        return places;
      } finally {
        abort.current = undefined;
      }
    },
    onSuccess: (places) =>
      showToast({
        title: 'File replaced successfully',
        description: placesText(places),
        variant: 'success',
      }),
    // Any text may show it.
    onSettled: () => client.invalidateQueries(),
  });

  useEffect(
    () => () => {
      // What is on its way may be taking its place at this moment.
      if (abort.current) abort.current.abort();
      else if (tried.current) abandonReplacement(file, tried.current.name).catch(ignore);
    },
    [file],
  );
  return { ...replace, share };
}
