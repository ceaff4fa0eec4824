import { Notice } from '@/components/feedback/notice';
import type { KeepOutcome } from '@/lib/storage/draft-storage';

interface UnkeptNoticeProps {
  readonly outcome: KeepOutcome | null;
  /** The server keeps it, too. */
  readonly isOnServer?: boolean;
}

/** Warns where the browser cannot do its part of keeping unsaved text. */
export function UnkeptNotice({ outcome, isOnServer = false }: UnkeptNoticeProps) {
  if (outcome !== 'memory') return null;
  return (
    <Notice tone="warning" alert className="mb-6" title="This browser cannot keep unsaved text">
      Its storage is full or switched off.{' '}
      {isOnServer
        ? 'The server keeps what you type every few seconds. While you are offline, only what is saved is safe.'
        : 'Save often: a crash or a reload would lose what is not saved.'}
    </Notice>
  );
}
