import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { whyMissing, type LateCode, type LateState } from '@/lib/late-code';
import { Late } from './late';

interface LateToolProps<T> {
  readonly code: LateCode<T>;
  readonly onClose: () => void;
  /** While the code is on its way, and behind the dialog when it does not come. */
  readonly fallback?: ReactNode;
  /** Said when the code does not arrive: "The library could not be opened". */
  readonly title: string;
  readonly children: (module: T) => ReactNode;
}

/**
 * A dialog of the staff whose code comes when it is first opened; mounted only while open. When the code does not
 * come, another dialog says so, from the screen's own code, and offers Retry.
 */
export function LateTool<T>({ code, onClose, fallback = null, title, children }: LateToolProps<T>) {
  return (
    <Late
      code={code}
      fallback={fallback}
      failed={
        <>
          {fallback}
          <MissingTool code={code} title={title} onClose={onClose} />
        </>
      }
    >
      {children}
    </Late>
  );
}

const no = () => false;

interface MissingToolProps {
  readonly code: LateState;
  readonly title: string;
  readonly onClose: () => void;
}

function MissingTool({ code, title, onClose }: MissingToolProps) {
  const isLoading = useSyncExternalStore(code.subscribe, code.isLoading, no);
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={title}
      description={whyMissing}
      footer={
        <Button
          variant="primary"
          pending={isLoading}
          pendingLabel="Trying again…"
          onClick={code.prefetch}
        >
          Retry
        </Button>
      }
    />
  );
}
