import { Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import type { MadePreview } from '../model';

interface NewAddressProps {
  readonly made: MadePreview;
  readonly onCopied: () => void;
}

const answers = {
  copied: 'Copied. It will not be shown again.',
  failed: 'The browser did not copy it. Mark it and copy it by hand.',
};

/** An address that was just made: shown this once, to be copied. Takes the focus. */
export function NewAddress({ made, onCopied }: NewAddressProps) {
  const [answer, setAnswer] = useState<keyof typeof answers>();
  const button = useRef<HTMLButtonElement>(null);
  const label = useId();
  useEffect(() => button.current?.focus(), []);

  function handleCopied() {
    setAnswer('copied');
    onCopied();
  }

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(made.address);
      handleCopied();
    } catch {
      // Refused by the browser, or missing on a plain-http address.
      setAnswer('failed');
    }
  }

  return (
    <section
      aria-labelledby={label}
      className="space-y-3 rounded-sm border border-transparent bg-success-soft p-4"
    >
      <h3 id={label} className="font-semibold">
        New preview address
      </h3>
      <p
        // By hand is as good.
        onCopy={handleCopied}
        className="rounded-sm bg-surface-raised p-3 font-mono text-sm break-all text-ink select-all"
      >
        {made.address}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button ref={button} variant="primary" onClick={() => void handleCopy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy address
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
          {answer === undefined ? 'Copy it now: it is shown this once.' : answers[answer]}
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        Ends on <time dateTime={made.endsAt}>{formatDateTime(made.endsAt)}</time>.
      </p>
    </section>
  );
}
