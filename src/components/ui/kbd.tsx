import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line bg-surface-sunken px-1.5 py-0.5 font-sans text-xs font-medium text-ink-soft">
      {children}
    </kbd>
  );
}
