import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

interface TooltipProps {
  /** A short supplement; never the only place where something is said. */
  text: ReactNode;
  /** One focusable element. */
  children: ReactNode;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-overlay max-w-64 animate-appear rounded-sm bg-ink px-2.5 py-1.5 text-xs text-surface shadow-overlay"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
