import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Command } from '../model';

interface CommandOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  /** For commands without an address. */
  readonly onRun: () => void;
  readonly onFollow: () => void;
}

/** An option for the keyboard, which stays in the text field; for the pointer a link, or a button. */
export function CommandOption({
  id,
  command,
  isActive,
  onPoint,
  onRun,
  onFollow,
}: CommandOptionProps) {
  const element = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  const wiring = {
    id,
    role: 'option' as const,
    'aria-selected': isActive,
    tabIndex: -1,
    onPointerMove: onPoint,
    ref: (node: HTMLElement | null) => {
      element.current = node;
    },
    className: clsx(
      'flex min-h-10 w-full scroll-my-8 items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-left',
      isActive && 'bg-brand-soft text-brand',
    ),
  };
  const text = (
    <>
      <span dir="auto" className="min-w-0 truncate font-medium">
        {command.label}
      </span>
      {command.detail === undefined ? null : (
        <span className="max-w-1/2 shrink-0 truncate text-sm text-muted">{command.detail}</span>
      )}
    </>
  );
  return command.href === undefined ? (
    <button type="button" onClick={onRun} {...wiring}>
      {text}
    </button>
  ) : (
    <Link
      to={command.href}
      onClick={(event) => {
        // A click that opens another tab leaves the palette where it is.
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onFollow();
      }}
      {...wiring}
    >
      {text}
    </Link>
  );
}
