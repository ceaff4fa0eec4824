import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { Late } from '@/components/late/late';
import { Button } from '@/components/ui/button';
import { focalPointOf } from '@/lib/chosen-focal-point';
import { lateFocalPoint } from './late-focal-point';

interface FocalPointButtonProps {
  /** Of a picture in the storage, with its focal point if it has one. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** Below a featured picture: says which point every crop keeps in sight, and lets it be chosen. */
export function FocalPointButton({ address, onChange }: FocalPointButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const point = focalPointOf(address);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        aria-haspopup="dialog"
        onFocus={lateFocalPoint.prefetch}
        onPointerEnter={lateFocalPoint.prefetch}
        onClick={() => setOpen(true)}
      >
        <Crosshair aria-hidden="true" className="size-4" />
        Focal point
      </Button>
      <p className="text-sm text-muted" data-numbers="">
        {point ? `${point.x} % from the left, ${point.y} % from the top` : 'The centre'}
      </p>
      {isOpen ? (
        <Late code={lateFocalPoint} title="The dialog could not be loaded">
          {({ FocalPointDialog }) => (
            <FocalPointDialog
              address={address}
              onClose={() => setOpen(false)}
              onChoose={(chosen) => {
                setOpen(false);
                onChange(chosen);
              }}
            />
          )}
        </Late>
      ) : null}
    </div>
  );
}
