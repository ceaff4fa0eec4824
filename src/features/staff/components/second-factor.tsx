import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatShortDate } from '@/lib/dates';
import { isolated } from '@/lib/isolated';
import { toAppError } from '@/lib/supabase/errors';
import type { Factor } from '@/lib/supabase/second-factor';
import { factorQueries } from '../factor-queries';
import { NewFactorForm } from './new-factor-form';
import { RemoveFactorForm } from './remove-factor-form';

interface SecondFactorProps {
  readonly onDirty: (isDirty: boolean) => void;
}

/** What is being done: a device is set up, one is removed, or nothing. */
type Act = { readonly kind: 'new' } | { readonly kind: 'remove'; readonly id: string } | null;

/** The devices whose codes sign-in asks for. */
export function SecondFactor({ onDirty }: SecondFactorProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const client = useQueryClient();
  const devices = useQuery(factorQueries.devices());
  const [act, setAct] = useState<Act>(null);

  function begin(next: NonNullable<Act>) {
    setAct(next);
    onDirty(true);
  }

  function end() {
    setAct(null);
    onDirty(false);
    // The button or form that had the focus is gone.
    heading.current?.focus();
  }

  function finish(title: string, description: string) {
    end();
    showToast({ title, description, variant: 'success' });
    void client.invalidateQueries({ queryKey: factorQueries.all });
  }

  const list = devices.data ?? [];
  return (
    <section aria-labelledby={headingId} className="space-y-4 border-t border-line pt-6">
      <div className="space-y-1">
        <h3
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="text-lg font-semibold outline-none"
        >
          Second factor
        </h3>
        <p className="text-sm text-ink-soft">
          {list.length === 0
            ? 'With an authenticator app on your phone, a stolen password alone opens nothing.'
            : 'Sign-in asks for the code that one of these devices shows.'}
        </p>
      </div>
      {devices.isPending ? (
        <Skeleton className="h-11" />
      ) : devices.isError ? (
        <ErrorState
          title="Your devices could not be loaded"
          onRetry={() => void devices.refetch()}
          pending={devices.isFetching}
        >
          {toAppError(devices.error).message}
        </ErrorState>
      ) : (
        <>
          {list.length === 0 ? null : (
            <ul className="divide-y divide-line border-y border-line">
              {list.map((device) => (
                <Device
                  key={device.id}
                  device={device}
                  isRemoving={act?.kind === 'remove' && act.id === device.id}
                  onRemove={() => begin({ kind: 'remove', id: device.id })}
                  onCancel={end}
                  onRemoved={() =>
                    finish(
                      `${isolated(device.name)} is removed`,
                      list.length === 1
                        ? 'Sign-in asks for the password alone from now on.'
                        : 'Sign-in asks for a code of the others.',
                    )
                  }
                />
              ))}
            </ul>
          )}
          {list.length === 1 && act === null ? (
            <p className="text-sm text-ink-soft">
              Set up one more device, and the loss of this one does not keep you out.
            </p>
          ) : null}
          {act?.kind === 'new' ? (
            <NewFactorForm
              onCancel={end}
              onDone={(name) =>
                finish(
                  `${isolated(name)} is set up`,
                  'Sign-in asks for a code from now on. Your other sessions have ended.',
                )
              }
            />
          ) : (
            <Button onClick={() => begin({ kind: 'new' })} disabled={act !== null}>
              {list.length === 0 ? 'Set up an authenticator app' : 'Set up one more device'}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

interface DeviceProps {
  readonly device: Factor;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
  readonly onRemoved: () => void;
}

function Device({ device, isRemoving, onRemove, onCancel, onRemoved }: DeviceProps) {
  const name = device.name === '' ? 'Unnamed device' : device.name;
  return (
    <li className="space-y-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">Since {formatShortDate(device.createdAt)}</p>
        </div>
        {isRemoving ? null : (
          <Button size="small" onClick={onRemove}>
            Remove
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {isRemoving ? (
        <RemoveFactorForm id={device.id} name={name} onCancel={onCancel} onDone={onRemoved} />
      ) : null}
    </li>
  );
}
