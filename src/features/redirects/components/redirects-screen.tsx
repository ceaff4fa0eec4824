import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { LateTool } from '@/components/late/late-tool';
import { ListTabs } from '@/components/list/list-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { lateCode } from '@/lib/late-code';
import { useListFilter } from '@/lib/list-filter';
import { useSearchState } from '@/lib/search-state';
import { exportMissing, exportRedirects } from '../export';
import type { Redirect } from '../model';
import { missingFields, redirectFields, tabFields } from '../queries';
import { MissingList } from './missing-list';
import { RedirectDialog } from './redirect-dialog';
import { RedirectList } from './redirect-list';

const importing = lateCode(() => import('./import-dialog'));

const tabs = [
  { id: 'redirects', label: 'Redirects', to: '?' },
  { id: 'missing', label: '404 report', to: '?tab=missing' },
];

/** What the dialog is about: a redirect that exists, or a new one, perhaps from an address of the report. */
interface Opened {
  readonly redirect: Redirect | null;
  readonly from?: string;
}

/** Where old addresses lead, and what visitors ask for in vain. */
export function RedirectsScreen() {
  const [{ tab }] = useSearchState(tabFields);
  const [opened, setOpened] = useState<Opened>();
  const [isImporting, setImporting] = useState(false);
  const redirects = useListFilter(redirectFields);
  const missing = useListFilter(missingFields);
  const isReport = tab === 'missing';

  return (
    <>
      <PageHeader
        title="Redirects"
        description={
          isReport
            ? 'Addresses that visitors asked for in vain. Nothing is kept about who asked.'
            : 'Old addresses and where they lead: for visitors at once, on the host with the next build.'
        }
        actions={
          <>
            <ExportButton
              key={tab}
              onExport={() =>
                isReport ? exportMissing(missing.filter) : exportRedirects(redirects.filter)
              }
            />
            {isReport ? null : (
              <Button onClick={() => setImporting(true)}>
                <Upload aria-hidden="true" className="size-4" />
                Import
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpened({ redirect: null })}>
              New Redirect
            </Button>
          </>
        }
      />
      <div className="space-y-5">
        <ListTabs label="Redirects" current={tab} tabs={tabs} />
        {isReport ? (
          <MissingList {...missing} onRedirect={(from) => setOpened({ redirect: null, from })} />
        ) : (
          <RedirectList
            {...redirects}
            onNew={() => setOpened({ redirect: null })}
            onEdit={(redirect) => setOpened({ redirect })}
          />
        )}
      </div>
      {opened ? <RedirectDialog {...opened} onClose={() => setOpened(undefined)} /> : null}
      {isImporting ? (
        <LateTool
          code={importing}
          title="The import could not be opened"
          onClose={() => setImporting(false)}
        >
          {({ ImportDialog }) => <ImportDialog onClose={() => setImporting(false)} />}
        </LateTool>
      ) : null}
    </>
  );
}

function ExportButton({ onExport }: { readonly onExport: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);

  async function handleExport() {
    setPending(true);
    await onExport();
    setPending(false);
  }

  return (
    <Button pending={isPending} pendingLabel="Exporting…" onClick={() => void handleExport()}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}
