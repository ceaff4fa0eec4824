import { Compass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { LateDialog } from '@/components/late/late-dialog';
import { lateCode } from '@/lib/late-code';
import { isDialogInFront, isShortcut } from '@/lib/shortcut';
import { careerSearchTexts } from '../model';

/** Fetched with the first sign of interest, so that a click finds it ready. */
const dialog = lateCode(() => import('./career-search-dialog'));

const shortcuts = '/ Control+K Meta+K';

/** The round button of the career search, its shortcuts (`/`, Ctrl or Cmd and K) and its dialog. */
export function CareerSearch() {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      // Another dialog in front keeps its keys.
      if (!isShortcut(event, shortcuts, document.activeElement) || (!isOpen && isDialogInFront()))
        return;
      event.preventDefault();
      setNeeded(true);
      setOpen(!isOpen);
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts}
        title={`${careerSearchTexts.title} ( / )`}
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={() => {
          setNeeded(true);
          setOpen(true);
        }}
        className="inline-flex size-12 items-center justify-center gap-2 rounded-full border border-line-strong bg-surface-raised text-ink shadow-overlay transition-colors hover:border-ink hover:bg-surface-sunken md:w-auto md:px-5 noscript:hidden"
      >
        <Compass aria-hidden="true" className="size-5" />
        {/* The name is what one sees, so that who speaks to the browser can press it. */}
        <span className="text-sm font-semibold max-md:sr-only">{careerSearchTexts.open}</span>
      </button>
      {isNeeded ? (
        <LateDialog
          code={dialog}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The search could not be opened"
        >
          {({ CareerSearchDialog }) => <CareerSearchDialog open={isOpen} onOpenChange={setOpen} />}
        </LateDialog>
      ) : null}
    </>
  );
}
