import { MessageCircle } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { chatLink } from '../chat';
import { useStepAside } from '../use-step-aside';

interface FloatingDockProps {
  /** Further buttons, before the chat. */
  readonly children?: ReactNode;
}

/** The buttons that float over every public page, and the room that they need at its end. */
export function FloatingDock({ children }: FloatingDockProps) {
  const dock = useRef<HTMLElement>(null);
  useStepAside(dock);
  return (
    <>
      <div
        aria-hidden="true"
        data-tone="ink"
        data-print="none"
        className="floating-reserve bg-surface"
      />
      <aside
        ref={dock}
        aria-label="Help"
        data-floating="dock"
        data-aside="unknown"
        data-print="none"
        className="floating-dock z-header flex justify-end gap-3 p-3 sm:p-0"
      >
        {children}
        <a
          href={chatLink}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Chat with us (opens in a new tab)"
          title="Chat with us"
          className="inline-flex size-12 items-center justify-center rounded-full bg-brand text-brand-ink shadow-overlay transition-colors hover:bg-brand-strong"
        >
          <MessageCircle aria-hidden="true" className="size-5" />
        </a>
      </aside>
    </>
  );
}
