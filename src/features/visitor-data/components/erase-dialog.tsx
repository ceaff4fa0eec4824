import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { site } from '@/config/site';
import type { EraseScope } from '../sent-data';
import { sentTitleId } from '../entries';

interface EraseDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  /** Whether the provider has some of it; otherwise there is nothing to decide. */
  readonly isElsewhere: boolean;
  /** @returns what hinders it, as a sentence; undefined when it is erased */
  readonly erase: (scope: EraseScope) => Promise<string | undefined>;
}

const choices: readonly {
  readonly scope: EraseScope;
  readonly label: string;
  readonly hint: string;
}[] = [
  {
    scope: 'everywhere',
    label: `Here and at ${site.name}`,
    hint: 'What we received is erased at our end as well.',
  },
  {
    scope: 'here',
    label: 'In this browser only',
    hint: 'We keep what we received. This browser cannot erase it later; you would have to ask us.',
  },
];

/** Asks before something is erased, and where. Mounted anew for each question. */
export function EraseDialog({
  open,
  onClose,
  title,
  description,
  confirmLabel,
  isElsewhere,
  erase,
}: EraseDialogProps) {
  const [scope, setScope] = useState<EraseScope>(isElsewhere ? 'everywhere' : 'here');
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = useId();

  async function handleErase() {
    setError(null);
    setPending(true);
    const problem = await erase(scope);
    setPending(false);
    if (problem === undefined) onClose();
    else setError(problem);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={description}
      confirmLabel={error === null ? confirmLabel : 'Try again'}
      pendingLabel="Erasing..."
      danger
      pending={isPending}
      error={error}
      fallbackFocus={() => document.getElementById(sentTitleId)}
      onConfirm={() => void handleErase()}
    >
      {isElsewhere ? (
        <fieldset disabled={isPending} className="mt-4 space-y-3">
          <legend className="sr-only">Where</legend>
          {choices.map((choice) => (
            <div key={choice.scope} className="flex items-start gap-3">
              <input
                id={`${name}-${choice.scope}`}
                type="radio"
                name={name}
                checked={scope === choice.scope}
                onChange={() => {
                  setScope(choice.scope);
                  setError(null);
                }}
                aria-describedby={`${name}-${choice.scope}-hint`}
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brand"
              />
              <div>
                <label
                  htmlFor={`${name}-${choice.scope}`}
                  className="block cursor-pointer font-medium text-ink"
                >
                  {choice.label}
                </label>
                <p id={`${name}-${choice.scope}-hint`} className="text-sm text-muted">
                  {choice.hint}
                </p>
              </div>
            </div>
          ))}
        </fieldset>
      ) : null}
    </ConfirmDialog>
  );
}
