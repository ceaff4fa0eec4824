import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LateTool } from '@/components/late/late-tool';
import { readableShortcut } from '@/components/rich-text-editor/shortcut';
import { Kbd } from '@/components/ui/kbd';
import { lateCode } from '@/lib/late-code';
import { isDialogInFront } from '@/lib/shortcut';
import { paletteShortcuts, toolOf } from '../keys';
import type { Command } from '../model';
import type { ContentScope } from '../queries';

const palette = lateCode(() => import('./command-palette'));
const keyHelp = lateCode(() => import('./key-help'));

/** How long the first screen has the line for itself. */
const HEAD_START_MS = 1500;

/** Fetched before it is asked for: what is typed right after the keys would else get lost. */
const prefetch = palette.prefetch;

interface CommandToolsProps {
  /** What this person may do; already filtered. */
  readonly commands: readonly Command[];
  /** What this person may search. */
  readonly scope: ContentScope;
}

/** The button of the command palette with its shortcuts. Palette and list of keys come when first asked for. */
export function CommandTools({ commands, scope }: CommandToolsProps) {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const tool = toolOf(event, document.activeElement);
      if (!tool) return;
      // Another dialog in front keeps its keys; the palette closes by the key that opened it.
      if (open !== tool && isDialogInFront()) return;
      event.preventDefault();
      setOpen(open === tool ? null : tool);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [open]);

  useEffect(() => {
    const timer = setTimeout(prefetch, HEAD_START_MS);
    return () => clearTimeout(timer);
  }, []);

  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteShortcuts}
        // Contains what the button shows from a certain width on.
        aria-label={`Search or go to… ${readableShortcut('Mod-k')}`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen('palette')}
        className="inline-flex size-10 shrink-0 items-center justify-center gap-2 rounded-sm text-ink-soft transition-colors hover:bg-surface-sunken hover:text-ink md:h-9 md:w-auto md:border md:border-line-strong md:bg-surface-raised md:px-3 md:text-muted"
      >
        <Search aria-hidden="true" className="size-4.5 md:size-4" />
        <span aria-hidden="true" className="hidden items-center gap-3 text-sm md:inline-flex">
          Search or go to…
          <Kbd>{readableShortcut('Mod-k')}</Kbd>
        </span>
      </button>
      {open === 'palette' ? (
        <LateTool code={palette} title="The search could not be opened" onClose={close}>
          {({ CommandPalette }) => (
            <CommandPalette
              commands={commands}
              scope={scope}
              onClose={close}
              onShowKeys={() => setOpen('keys')}
            />
          )}
        </LateTool>
      ) : null}
      {open === 'keys' ? (
        <LateTool code={keyHelp} title="The list of keys could not be opened" onClose={close}>
          {({ KeyHelp }) => <KeyHelp hasLeads={scope.leads} onClose={close} />}
        </LateTool>
      ) : null}
    </>
  );
}
