import { Panel } from '@/components/ui/card';
import { DetailList } from '@/components/ui/detail-list';
import { formDetails } from '../form-details';
import type { Lead } from '../model';

/** What the person wrote, as text and nothing else. */
export function MessagePanel({ lead }: { readonly lead: Lead }) {
  const details = formDetails(lead);
  return (
    <Panel title="What they wrote">
      <div className="space-y-5">
        {lead.message === '' ? null : (
          <p dir="auto" className="max-w-measure text-left wrap-anywhere whitespace-pre-line">
            {lead.message}
          </p>
        )}
        {details.length === 0 ? null : <DetailList items={details} />}
        {lead.message === '' && details.length === 0 ? (
          <p className="text-muted">No message: the form asks for name and contact only.</p>
        ) : null}
      </div>
    </Panel>
  );
}
