import { clsx } from 'clsx';
import { Share2 } from 'lucide-react';
import { showToast } from '@/components/feedback/toast-store';
import { buttonClass, type ButtonLook } from './button';

interface ShareButtonProps extends ButtonLook {
  readonly title: string;
  /** Absolute address; defaults to that of the page. */
  readonly url?: string;
  readonly label?: string;
  readonly className?: string;
}

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({
  title,
  url,
  label = 'Share',
  variant = 'secondary',
  size = 'small',
  className,
}: ShareButtonProps) {
  async function handleClick() {
    const address = url ?? window.location.href.split('#')[0] ?? window.location.href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url: address });
        return;
      } catch (error) {
        // The visitor closed the sheet: nothing failed. Anything else falls back to copying.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: 'Copied!', description: 'URL copied to clipboard', variant: 'success' });
    } catch {
      showToast({
        title: 'Could not copy',
        description: 'Copy the address from the address bar of your browser.',
        variant: 'destructive',
      });
    }
  }

  return (
    <button
      type="button"
      className={clsx(buttonClass({ variant, size }), className)}
      onClick={() => void handleClick()}
    >
      <Share2 aria-hidden className="size-4" />
      {label}
    </button>
  );
}
