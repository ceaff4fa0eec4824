import { Download } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { signedDownload } from '@/lib/supabase/signed-download';
import { resumeText } from '../form-details';
import type { Lead } from '../model';

/** The file of a job application: fetched by an address that lives a minute, always saved and never shown here. */
export function ResumePanel({ lead }: { readonly lead: Lead }) {
  const download = useMutation({
    mutationFn: () =>
      signedDownload({
        bucket: 'resumes',
        folder: lead.id,
        saveAs: lead.details['resumeName'] ?? 'resume',
      }),
    onSuccess: (address) => {
      const link = document.createElement('a');
      link.href = address;
      link.rel = 'noreferrer';
      link.click();
    },
    onError: (error) =>
      toastFailure(
        error,
        'Failed to download the résumé',
        "You don't have permission to manage leads",
      ),
  });
  return (
    <Panel title="Résumé">
      <div className="space-y-3">
        <p dir="auto" className="text-left wrap-anywhere">
          {resumeText(lead) || 'No file was named.'}
        </p>
        <Button
          pending={download.isPending}
          pendingLabel="Fetching…"
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" className="size-4" />
          Download résumé
        </Button>
        <p className="text-sm text-muted">It comes from a stranger: open it with care.</p>
      </div>
    </Panel>
  );
}
