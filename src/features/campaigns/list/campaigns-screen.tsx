import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { filterChoices, sortChoices } from '@/components/list/choices';
import { FilterSelect, ListFilters } from '@/components/list/list-filters';
import { ListTabs } from '@/components/list/list-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useListFilter } from '@/lib/list-filter';
import { writeSearch } from '@/lib/search-state';
import { LinksPanel } from '../links/links-panel';
import { campaignKinds, kindLabels, stateLabels } from '../model';
import {
  campaignFields,
  campaignQueries,
  campaignSorts,
  campaignTabs,
  type CampaignTab,
} from '../queries';
import { campaignColumns } from './campaign-columns';
import { CampaignList, campaignNoun } from './campaign-list';

const kinds = filterChoices('All places', campaignKinds, (kind) => kindLabels[kind]);
const orders = sortChoices(campaignSorts, campaignColumns);

/** What runs, what comes, what is over, and the links that were given out. */
export function CampaignsScreen() {
  const { filter, search, choose, clear } = useListFilter(campaignFields);
  const counts = useQuery(campaignQueries.tabs());
  const [params] = useSearchParams();
  const { tab } = filter;
  const addressOf = (next: CampaignTab) =>
    `?${writeSearch(campaignFields, params, { tab: next, page: 1 }).toString()}`;
  const countOf = (state: CampaignTab) =>
    state === 'links' ? undefined : counts.data?.[state].toLocaleString('en-IN');

  return (
    <>
      <PageHeader
        title="Campaigns"
        description="What the banner, the webinar popup and the bar of the home page show for a while, and the links that lead to the site."
        actions={
          <Button asChild variant="primary">
            <Link to={paths.cms.campaign('new')}>
              <Plus aria-hidden="true" className="size-4" />
              Plan a campaign
            </Link>
          </Button>
        }
      />
      <div className="space-y-5">
        <ListTabs
          label="Campaigns"
          current={tab}
          onChoose={(next) => choose({ tab: next })}
          tabs={campaignTabs.map((id) => ({
            id,
            label: id === 'links' ? 'Links' : id === 'draft' ? 'Drafts' : stateLabels[id],
            to: addressOf(id),
            count: countOf(id),
          }))}
        />
        {tab === 'links' ? (
          <LinksPanel filter={filter} onSearch={search} onClearFilters={clear} />
        ) : (
          <>
            <ListFilters
              label="Campaigns"
              noun={campaignNoun}
              search={filter.search}
              onSearch={search}
            >
              <FilterSelect
                label="Place"
                value={filter.kind}
                choices={kinds}
                onChange={(kind) => choose({ kind })}
              />
              <FilterSelect
                label="Sort by"
                value={filter.sort}
                choices={orders}
                onChange={(sort) => choose({ sort })}
              />
            </ListFilters>
            <CampaignList state={tab} filter={filter} onClearFilters={clear} />
          </>
        )}
      </div>
    </>
  );
}
