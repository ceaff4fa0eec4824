import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListTabs } from '@/components/list/list-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { useListFilter } from '@/lib/list-filter';
import { writeSearch } from '@/lib/search-state';
import { readAllLeads } from '../export';
import type { LeadOwner } from '../model';
import { leadFields, leadTabs, type LeadFilter, type LeadTab } from '../queries';
import { sweepResumes } from '../sweep-resumes';
import { countText, tabCountsQuery, type TabCounts } from '../tab-counts';
import { LeadFilters } from './lead-filters';
import { LeadList } from './lead-list';
import { saveCsv } from './save-csv';

const tabInfo: Record<LeadTab, { readonly label: string; readonly count: keyof TabCounts }> = {
  'needs-reply': { label: 'Needs reply', count: 'needsReply' },
  mine: { label: 'Mine', count: 'mine' },
  all: { label: 'All', count: 'all' },
  spam: { label: 'Spam', count: 'spam' },
};

/** What visitors sent: who waits first. @param me who looks */
export function LeadsScreen({ me }: { readonly me: LeadOwner }) {
  const { filter, search, choose, clear } = useListFilter(leadFields);
  const counts = useQuery(tabCountsQuery());
  const [params] = useSearchParams();

  useEffect(sweepResumes, []);

  // Other filters stay: whoever looks for a name looks for it in every tab.
  const addressOf = (tab: LeadTab) =>
    `?${writeSearch(leadFields, params, { tab, page: 1 }).toString()}`;

  return (
    <>
      <PageHeader
        title="Leads"
        description="What visitors sent through the site. We promise a reply within 24 hours."
        actions={<ExportButton filter={filter} />}
      />
      <div className="space-y-5">
        <ListTabs
          label="Leads"
          current={filter.tab}
          onChoose={(tab) => choose({ tab })}
          tabs={leadTabs.map((tab) => ({
            id: tab,
            label: tabInfo[tab].label,
            to: addressOf(tab),
            count: counts.data && countText(counts.data[tabInfo[tab].count]),
          }))}
        />
        <LeadFilters filter={filter} onSearch={search} onChoose={choose} />
        <LeadList filter={filter} me={me} onClearFilters={clear} />
      </div>
    </>
  );
}

function ExportButton({ filter }: { readonly filter: LeadFilter }) {
  const [isPending, setPending] = useState(false);

  async function handleExport() {
    setPending(true);
    await saveCsv(() => readAllLeads(filter));
    setPending(false);
  }

  return (
    <Button pending={isPending} pendingLabel="Exporting…" onClick={() => void handleExport()}>
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}
