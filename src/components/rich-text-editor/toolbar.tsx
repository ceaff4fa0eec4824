import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { ariaShortcut, readableShortcut } from './shortcut';

export interface ToolbarItem {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Tiptap's notation: `Mod-Shift-7` */
  readonly keys?: string;
  /** Undefined for a button that does something once and has no state. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Shows the label beside the icon, where the icon alone would be a riddle. */
  readonly isWordy?: boolean;
  readonly run: () => void;
}

interface ToolbarProps {
  readonly label: string;
  /** Items in groups, with a line between groups. */
  readonly groups: readonly (readonly ToolbarItem[])[];
  readonly controls: string;
}

/** One stop in the tab order; arrow keys move within it. */
export function Toolbar({ label, groups, controls }: ToolbarProps) {
  const items = groups.flat();
  const [current, setCurrent] = useState(items[0]?.id);
  const active = items.some((item) => item.id === current) ? current : items[0]?.id;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const index = items.findIndex((item) => item.id === active);
    const target =
      event.key === 'Home'
        ? items[0]
        : event.key === 'End'
          ? items.at(-1)
          : step === undefined
            ? undefined
            : items[(index + step + items.length) % items.length];
    if (!target) return;
    event.preventDefault();
    setCurrent(target.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${target.id}"]`)?.focus();
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-controls={controls}
      onKeyDown={handleKeyDown}
      className="flex items-center gap-x-2 gap-y-1 overflow-x-auto px-1.5 py-1.5 sm:flex-wrap"
    >
      {groups.map((group, index) => (
        <div key={group[0]?.id ?? index} className="flex items-center">
          {group.map((item) => (
            <ToolbarButton
              key={item.id}
              item={item}
              isStop={item.id === active}
              onFocus={() => setCurrent(item.id)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolbarButtonProps {
  readonly item: ToolbarItem;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function ToolbarButton({ item, isStop, onFocus }: ToolbarButtonProps) {
  const { icon: Icon, label, keys, pressed, disabled = false, isWordy = false, run } = item;
  return (
    <button
      type="button"
      data-tool={item.id}
      aria-label={isWordy ? undefined : label}
      title={keys === undefined ? label : `${label} (${readableShortcut(keys)})`}
      aria-keyshortcuts={keys === undefined ? undefined : ariaShortcut(keys)}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      // The text keeps its selection while a button is pressed with the mouse.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) run();
      }}
      className={clsx(
        'inline-flex h-9 min-w-9 shrink-0 sm:h-8 sm:min-w-7.5 items-center justify-center gap-1.5 rounded-sm text-ink-soft transition-colors',
        'hover:bg-surface-sunken hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-45',
        'aria-pressed:bg-brand-soft aria-pressed:text-brand',
        isWordy && 'px-2.5 text-sm font-medium whitespace-nowrap',
      )}
    >
      <Icon aria-hidden="true" className="size-[1.125rem]" />
      {isWordy ? label : null}
    </button>
  );
}
