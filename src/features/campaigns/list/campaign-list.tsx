import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CountedList } from '@/components/list/counted-list';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { RowQuestion } from '@/components/list/row-question';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { isNarrowed } from '@/lib/list-filter';
import type { CampaignState, ListedCampaign } from '../model';
import { useDeleteCampaign, useEndCampaign } from '../mutations';
import { campaignFields, campaignQueries, type CampaignFilter } from '../queries';
import { campaignColumns } from './campaign-columns';

export const campaignNoun = { one: 'campaign', many: 'campaigns' };

const nothing: Record<CampaignState, { readonly title: string; readonly text: string }> = {
  running: {
    title: 'Nothing runs now',
    text: 'Visitors see the banner, the webinar popup and the bar as the site always shows them.',
  },
  planned: {
    title: 'Nothing is planned',
    text: 'What begins later stands here until then; no visitor can find it before.',
  },
  ended: {
    title: 'Nothing has ended yet',
    text: 'What is over stays here, with the leads that it brought.',
  },
  draft: { title: 'No drafts', text: 'What is not set to run yet stands here.' },
};

interface CampaignListProps {
  readonly state: CampaignState;
  readonly filter: CampaignFilter;
  readonly onClearFilters: () => void;
}

/** The table of campaigns with its states, and the questions before an end and a deletion. */
export function CampaignList({ state, filter, onClearFilters }: CampaignListProps) {
  const list = useQuery(campaignQueries.list(filter));
  const end = useEndCampaign();
  const remove = useDeleteCampaign();
  const [toEnd, setToEnd] = useState<ListedCampaign | null>(null);
  const [toDelete, setToDelete] = useState<ListedCampaign | null>(null);

  return (
    <CountedList
      list={list}
      noun={campaignNoun}
      page={filter.page}
      failure="Failed to fetch campaigns"
      isNarrowed={isNarrowed(campaignFields, filter)}
      onClearFilters={onClearFilters}
      empty={
        <EmptyState
          title={nothing[state].title}
          action={
            <Button asChild>
              <Link to={paths.cms.campaign('new')}>Plan a campaign</Link>
            </Button>
          }
        >
          {nothing[state].text}
        </EmptyState>
      }
      skeleton={<ListSkeleton noun={campaignNoun} columns={campaignColumns} rows={4} />}
    >
      {(page) => (
        <>
          <ListTable
            label="Campaigns"
            columns={campaignColumns}
            page={page}
            isBusy={list.isFetching}
            acts={{ onEnd: setToEnd, onDelete: setToDelete }}
          />
          <RowQuestion
            row={toEnd}
            title={() => 'Are you sure you want to end this campaign now?'}
            describe={({ name }) => (
              <>
                Visitors will see what the site shows without “<bdi>{name}</bdi>”; pages that are
                open follow within 15 minutes. It stays among the ended ones, with its figures.
              </>
            )}
            confirmLabel="End now"
            pendingLabel="Ending…"
            pending={end.isPending}
            onConfirm={({ id }, options) => end.mutate(id, options)}
            onClose={() => setToEnd(null)}
          />
          <RowQuestion
            row={toDelete}
            title={() => 'Are you sure you want to delete this campaign?'}
            describe={({ name }) => (
              <>
                “<bdi>{name}</bdi>” will be gone for good. Leads and links stay.
              </>
            )}
            confirmLabel="Delete"
            pendingLabel="Deleting…"
            pending={remove.isPending}
            onConfirm={({ id }, options) => remove.mutate(id, options)}
            onClose={() => setToDelete(null)}
          />
        </>
      )}
    </CountedList>
  );
}
