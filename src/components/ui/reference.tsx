import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { announce } from '@/components/feedback/announcer';
import { showToast } from '@/components/feedback/toast-store';

/** A reference to be read out, written down or copied: `CL-7F3A-91BC`. */
export function Reference({ code }: { readonly code: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      announce(`${code} copied`);
    } catch {
      showToast({
        title: 'Could not copy',
        description: `Write it down: ${code}`,
        variant: 'destructive',
      });
    }
  }

  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <code className="font-mono font-semibold text-ink">{code}</code>
      <button
        type="button"
        aria-label={`Copy ${code}`}
        onClick={() => void handleCopy()}
        className="inline-grid size-8 place-items-center rounded-sm text-muted transition-colors hover:bg-surface-sunken hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
