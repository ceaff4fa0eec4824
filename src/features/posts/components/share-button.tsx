import { Share2 } from 'lucide-react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';

interface ShareButtonProps {
  readonly title: string;
  /** Absolute address; defaults to that of the page. */
  readonly url?: string;
}

/** Opens the device's share sheet, or copies the address where there is none. */
export function ShareButton({ title, url }: ShareButtonProps) {
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
    <Button variant="secondary" size="small" onClick={() => void handleClick()}>
      <Share2 aria-hidden className="size-4" />
      Share
    </Button>
  );
}
