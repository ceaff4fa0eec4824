import { useEffect, useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { LateDialog } from '@/components/late/late-dialog';
import { Button } from '@/components/ui/button';
import { keptMonths } from '@/config/consent';
import { site } from '@/config/site';
import { downloadFile } from '@/lib/download-file';
import { ignore } from '@/lib/ignore';
import { toIstIso } from '@/lib/ist';
import { lateCode, whyMissing } from '@/lib/late-code';
import type { Entry } from '@/lib/outbox/entry';
import { useOutbox } from '@/lib/outbox/late-outbox';
import { isElsewhere, latestEntries } from '../entries';
import type { EraseScope } from '../sent-data';
import type { VisitorDataCounts } from '../visitor-data';
import { SentList } from './sent-list';

const question = lateCode(() => import('./erase-dialog'));
const visitorData = lateCode(() => import('../visitor-data'));

const kinds: readonly { readonly key: keyof VisitorDataCounts; readonly label: string }[] = [
  { key: 'sent', label: 'Sent, or waiting to be sent' },
  { key: 'applications', label: 'Job applications' },
  { key: 'resumes', label: 'Résumé files' },
  { key: 'savedJobs', label: 'Saved jobs' },
  { key: 'jobReports', label: 'Reported jobs' },
  { key: 'leads', label: 'Course applications' },
  { key: 'registrations', label: 'Event registrations' },
  { key: 'contactMessages', label: 'Contact messages' },
  { key: 'drafts', label: 'Unsent drafts' },
];

const unreachable = {
  one: `${site.name} could not be reached, so nothing is erased yet. Check your connection and try again.`,
  all: `${site.name} could not be reached, so not everything is erased yet. Check your connection and try again.`,
};
const stuck =
  'Your browser would not erase everything. Clear this site’s data in the browser’s settings.';

function fileName(now: Date): string {
  return `${site.name.toLowerCase()}-my-data-${toIstIso(now.getTime()).slice(0, 10)}.json`;
}

interface YourDataProps {
  /** The visitor's applications, or null until they are known: counted again whenever one has come or gone. */
  readonly applications: unknown;
}

/** Everything that was sent from this browser, and that the site keeps in it: how much, a copy of it, and ways to erase it. */
export function YourData({ applications }: YourDataProps) {
  const [counts, setCounts] = useState<VisitorDataCounts | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** What the question is about; each question is a new one. */
  const [asked, setAsked] = useState<{ readonly turn: number; readonly entry?: Entry }>();
  const outbox = useOutbox();
  const entries = outbox === null || outbox === 'failed' ? null : latestEntries(outbox.entries);

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
  }, [applications, outbox]);

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

  function ask(entry?: Entry) {
    setAsked({ turn: (asked?.turn ?? 0) + 1, entry });
    setOpen(true);
  }

  async function erase(scope: EraseScope): Promise<string | undefined> {
    try {
      const problem = asked?.entry
        ? await eraseOne(asked.entry, scope)
        : await eraseEverything(scope);
      setCounts(await (await visitorData.load()).countVisitorData());
      return problem;
    } catch {
      return stuck;
    }
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
            What you sent to us from this browser, and the copies and drafts that it keeps. We erase
            what we received after {keptMonths} months. Take a copy with you, or erase it now: here,
            and at our end.
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
              onClick={() => ask()}
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
      {outbox === 'failed' ? (
        <p className="mt-10 text-ink-soft">What you sent could not be listed. {whyMissing}</p>
      ) : null}
      {entries === null || outbox === null || outbox === 'failed' ? null : (
        <SentList
          entries={entries}
          isSending={outbox.isSending}
          onInterest={question.prefetch}
          onErase={ask}
        />
      )}
      {asked ? (
        <LateDialog
          code={question}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The question could not be opened, so nothing was erased"
        >
          {({ EraseDialog }) => (
            <EraseDialog
              key={asked.turn}
              open={isOpen}
              onClose={() => setOpen(false)}
              title={asked.entry ? `Erase “${asked.entry.title}”?` : 'Erase your data?'}
              description={
                asked.entry
                  ? `${asked.entry.reference}, with the copy that this browser keeps.`
                  : 'Applications and résumés, saved jobs, registrations, messages and drafts go for good.'
              }
              confirmLabel={asked.entry ? 'Erase' : 'Erase everything'}
              isElsewhere={
                asked.entry ? isElsewhere(asked.entry) : (entries ?? []).some(isElsewhere)
              }
              erase={erase}
            />
          )}
        </LateDialog>
      ) : null}
    </section>
  );
}

async function eraseOne(entry: Entry, scope: EraseScope): Promise<string | undefined> {
  const { eraseSent } = await visitorData.load();
  const outcome = await eraseSent(entry, scope);
  if (outcome === 'unreachable') return unreachable.one;
  if (outcome === 'stuck') return stuck;
  showToast({ title: 'Erased', description: entry.title, variant: 'success' });
  return undefined;
}

async function eraseEverything(scope: EraseScope): Promise<string | undefined> {
  const { eraseAllElsewhere, eraseVisitorData } = await visitorData.load();
  if (scope === 'everywhere' && (await eraseAllElsewhere()) > 0) return unreachable.all;
  if (!(await eraseVisitorData())) return stuck;
  showToast({
    title: 'Your data is erased from this browser',
    ...(scope === 'everywhere' ? { description: `It is erased at ${site.name} as well.` } : {}),
    variant: 'success',
  });
  return undefined;
}
