import { useEffect, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { LateDialog } from '@/components/late/late-dialog';
import { Button } from '@/components/ui/button';
import { site } from '@/config/site';
import { downloadFile } from '@/lib/download-file';
import { ignore } from '@/lib/ignore';
import { toIstIso } from '@/lib/ist';
import { lateCode, whyMissing } from '@/lib/late-code';
import type { VisitorDataCounts } from '../visitor-data';

const question = lateCode(() => import('@/components/ui/confirm-dialog'));
const visitorData = lateCode(() => import('../visitor-data'));

const kinds: readonly { readonly key: keyof VisitorDataCounts; readonly label: string }[] = [
  { key: 'applications', label: 'Job applications' },
  { key: 'resumes', label: 'Résumé files' },
  { key: 'savedJobs', label: 'Saved jobs' },
  { key: 'jobReports', label: 'Reported jobs' },
  { key: 'leads', label: 'Course applications' },
  { key: 'registrations', label: 'Event registrations' },
  { key: 'contactMessages', label: 'Contact messages' },
  { key: 'drafts', label: 'Unsent drafts' },
];

function fileName(now: Date): string {
  return `${site.name.toLowerCase()}-my-data-${toIstIso(now.getTime()).slice(0, 10)}.json`;
}

interface YourDataProps {
  /** The visitor's applications, or null until they are known: counted again whenever one has come or gone. */
  readonly applications: unknown;
}

/** Everything that this site keeps in the browser: how much there is, a copy of it, and a way to erase it. */
export function YourData({ applications }: YourDataProps) {
  const [counts, setCounts] = useState<VisitorDataCounts | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (applications === null) return;
    let isOver = false;
    const count = async () => {
      const next = await (await visitorData.load()).countVisitorData();
      if (!isOver) setCounts(next);
    };
    count().catch(ignore);
    return () => {
      isOver = true;
    };
  }, [applications]);

  async function handleExport() {
    try {
      const now = new Date();
      const data = await (await visitorData.load()).exportVisitorData(now);
      const text = JSON.stringify(data, null, 2);
      downloadFile(fileName(now), new Blob([text], { type: 'application/json' }));
    } catch {
      showToast({
        title: 'The download did not start',
        description: whyMissing,
        variant: 'destructive',
        action: { label: 'Retry', onAction: () => void handleExport() },
      });
    }
  }

  async function handleErase() {
    setError(null);
    setPending(true);
    try {
      const { countVisitorData, eraseVisitorData } = await visitorData.load();
      const isGone = await eraseVisitorData();
      setCounts(await countVisitorData());
      if (!isGone) throw new Error('something stayed');
      setOpen(false);
      showToast({ title: 'Your data is erased from this browser', variant: 'success' });
    } catch {
      setError(
        'Your browser would not erase everything. Clear this site’s data in the browser’s settings.',
      );
    }
    setPending(false);
  }

  return (
    <section
      id="your-data"
      aria-labelledby="your-data-title"
      className="mt-16 scroll-mt-20 border-t border-line pt-10"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="your-data-title" className="text-2xl font-bold text-ink">
            Your data on this device
          </h2>
          <p className="mt-3 max-w-measure text-ink-soft">
            What you typed into forms on this site stays in this browser; nobody else has a copy.
            Take one with you, or erase it all: applications, résumés, registrations, messages and
            drafts.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 noscript:hidden">
            <Button className="min-h-11" onClick={() => void handleExport()}>
              Export my data
            </Button>
            <Button
              className="min-h-11"
              aria-haspopup="dialog"
              onPointerEnter={question.prefetch}
              onFocus={question.prefetch}
              onClick={() => {
                setError(null);
                setAsked(true);
                setOpen(true);
              }}
            >
              Erase my data
            </Button>
          </div>
        </div>
        <dl className="grid content-start gap-x-12 sm:grid-cols-2">
          {kinds.map(({ key, label }) => (
            <div key={key} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd data-numbers="" className="font-semibold text-ink">
                {counts === null ? '–' : counts[key]}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {isAsked ? (
        <LateDialog
          code={question}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The question could not be opened, so nothing was erased"
        >
          {({ ConfirmDialog }) => (
            <ConfirmDialog
              open={isOpen}
              onOpenChange={setOpen}
              title="Erase your data from this browser?"
              description="Applications and résumés, saved jobs, registrations, messages and drafts go for good. Nobody else holds a copy."
              confirmLabel="Erase everything"
              pendingLabel="Erasing..."
              danger
              pending={isPending}
              error={error}
              onConfirm={() => void handleErase()}
            />
          )}
        </LateDialog>
      ) : null}
    </section>
  );
}
