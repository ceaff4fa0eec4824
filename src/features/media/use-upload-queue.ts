import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { useSessionRenewed } from '@/lib/supabase/session-events';
import { checkMedia } from './check-media';
import { mediaQueries } from './queries';
import { shrinkImage } from './shrink-image';
import { abandonMedia, storeMedia } from './store-media';
import type { UploadItem } from './upload-item';
import { createUploadQueue, type UploadQueue } from './upload-queue';

function toastProblem(reason: string): void {
  showToast({
    title: 'Error',
    description: 'Failed to upload files',
    reason,
    variant: 'destructive',
  });
}

function reasonOf(refused: readonly UploadItem[]): string {
  const [first] = refused;
  const others = refused.length - 1;
  return `${first?.name ?? ''}: ${first?.problem ?? ''}${others > 0 ? ` And ${others} more.` : ''}`;
}

/** The queue of a screen; what is still on its way when the screen closes is cancelled. */
export function useUploadQueue(): { queue: UploadQueue; items: readonly UploadItem[] } {
  const client = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue(
      {
        check: checkMedia,
        shrink: (file, { type }, offer) => shrinkImage(file, type, offer),
        store: storeMedia,
        abandon: abandonMedia,
      },
      {
        onStored: () => void client.invalidateQueries({ queryKey: mediaQueries.all }),
        onRefused: (refused) => toastProblem(reasonOf(refused)),
        onSettled: (stored, failed, reason) => {
          if (stored > 0)
            showToast({ title: `${stored} file(s) uploaded successfully`, variant: 'success' });
          if (failed > 0) toastProblem(reason ?? '');
        },
      },
    ),
  );
  const items = useSyncExternalStore(queue.subscribe, queue.getItems);
  useSessionRenewed(queue.retrySignedOut);
  useEffect(() => queue.close, [queue]);
  return { queue, items };
}
