import { clsx } from 'clsx';
import { Late } from '@/components/late/late';
import { lateCode } from '@/lib/late-code';
import type { PresentKind } from '@/lib/presence/presence';

const presence = lateCode(() => import('./presence-parts'));

interface DocumentPresenceProps {
  readonly kind: PresentKind;
  /** Undefined before the first save: nobody else can have it open. */
  readonly id: string | undefined;
  readonly isInDialog?: boolean;
}

/**
 * In the bar of an editor: who else has the document open. Takes the room that is left over, and keeps room for one
 * picture, so that nothing moves when somebody comes; on small screens, where the bar is full, it lies on top of it.
 */
export function DocumentPresence({ kind, id, isInDialog = false }: DocumentPresenceProps) {
  return (
    <div className={clsx('min-w-6 flex-1 basis-0', !isInDialog && 'max-lg:contents')}>
      {id === undefined ? null : (
        <Late key={id} code={presence} failed={null}>
          {({ EditorPresence }) => (
            <EditorPresence
              kind={kind}
              id={id}
              className={
                isInDialog
                  ? ''
                  : 'max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:data-said:border-t max-lg:data-said:border-line max-lg:data-said:bg-surface max-lg:data-said:px-4 max-lg:data-said:py-1.5'
              }
            />
          )}
        </Late>
      )}
    </div>
  );
}
