import { Notice } from '@/components/feedback/notice';
import type { KeepOutcome } from '@/lib/storage/draft-storage';

/** Warns where the browser cannot do its part of keeping unsaved text. */
export function UnkeptNotice({ outcome }: { readonly outcome: KeepOutcome | null }) {
  if (outcome !== 'memory') return null;
  return (
    <Notice tone="warning" alert className="mb-6" title="This browser cannot keep unsaved text">
      Its storage is full or switched off. Save often: a crash or a reload would lose what is not
      saved.
    </Notice>
  );
}
