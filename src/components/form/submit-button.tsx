import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useIsHydrated } from '@/hooks/use-is-hydrated';

interface SubmitButtonProps {
  readonly pending: boolean;
  readonly pendingLabel: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The primary button of a visitor's form. Until the form's code has arrived it cannot be pressed: the browser's
 * own submit would put what was typed into the address.
 */
export function SubmitButton({ pending, pendingLabel, className, children }: SubmitButtonProps) {
  const isReady = useIsHydrated();
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      disabled={!isReady}
      pending={pending}
      pendingLabel={pendingLabel}
      // Not ready is no reason to look refused.
      className={clsx(!isReady && 'disabled:opacity-100!', className)}
    >
      {children}
    </Button>
  );
}
