import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListFilters } from '@/components/list/list-filters';
import { Button } from '@/components/ui/button';
import type { CampaignFilter } from '../queries';
import { LinkDialog } from './link-dialog';
import { LinkList, linkNoun } from './link-list';
import type { ListedLink } from './model';
import { ShareLink } from './share-link';

interface BuildLinkProps {
  readonly campaign?: string;
}

/** Opens the builder, and after it the address of the new link. */
export function BuildLink({ campaign }: BuildLinkProps) {
  const [step, setStep] = useState<'closed' | 'form' | ListedLink>('closed');
  const close = () => setStep('closed');
  return (
    <>
      <Button onClick={() => setStep('form')}>
        <Plus aria-hidden="true" className="size-4" />
        Build a link
      </Button>
      {step === 'form' ? (
        <LinkDialog
          {...(campaign === undefined ? {} : { campaign })}
          onClose={close}
          onStored={setStep}
        />
      ) : null}
      {typeof step === 'object' ? <ShareLink link={step} onClose={close} /> : null}
    </>
  );
}

interface LinksPanelProps {
  readonly filter: CampaignFilter;
  readonly onSearch: (search: string) => void;
  readonly onClearFilters: () => void;
}

/** The builder and all earlier links. */
export function LinksPanel({ filter, onSearch, onClearFilters }: LinksPanelProps) {
  return (
    <>
      <ListFilters label="Links" noun={linkNoun} search={filter.search} onSearch={onSearch}>
        <BuildLink />
      </ListFilters>
      <LinkList filter={filter} onClearFilters={onClearFilters} />
    </>
  );
}
