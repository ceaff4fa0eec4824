import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { PageHeader } from '@/components/layout/page-header';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { DetailList } from '@/components/ui/detail-list';
import { paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import { aboutLine, channelLabel, senderName } from '../lead-words';
import type { Lead, LeadOwner } from '../model';
import { useWriteEvent } from '../mutations';
import { consentDetails, sourceDetails } from '../source-words';
import { isJobApplication, stageLabel, stageTone } from '../stages';
import { ErasePerson } from './erase-person';
import { leadGrid } from './lead-skeleton';
import { MessagePanel } from './message-panel';
import { NoteForm } from './note-form';
import { OthersPanel } from './others-panel';
import { ReachPanel } from './reach-panel';
import { ResumePanel } from './resume-panel';
import { SlotsPanel } from './slots-panel';
import { StatePanel } from './state-panel';
import { TimelinePanel } from './timeline-panel';

interface LeadViewProps {
  readonly lead: Lead;
  readonly me: LeadOwner;
  readonly back: { readonly label: string; readonly href: string };
}

/** Everything of one lead. What was erased or replaced shows what is left of it. */
export function LeadView({ lead, me, back }: LeadViewProps) {
  const header = (
    <PageHeader
      back={back}
      title={<bdi>{senderName(lead)}</bdi>}
      description={
        <>
          {aboutLine(lead)} · {lead.reference}
        </>
      }
      actions={<Badge tone={stageTone(lead.stage)}>{stageLabel(lead.stage)}</Badge>}
    />
  );
  if (lead.erasedAt !== null || lead.mergedInto !== null) {
    return (
      <>
        {header}
        <div className="space-y-6">
          <AtRest lead={lead} />
          <TimelinePanel id={lead.id} />
        </div>
      </>
    );
  }
  return (
    <>
      {header}
      <LiveLead key={lead.id} lead={lead} me={me} back={back} />
    </>
  );
}

function AtRest({ lead }: { readonly lead: Lead }) {
  if (lead.erasedAt !== null) {
    return (
      <Notice title={`Erased on ${formatDateTime(lead.erasedAt)}`}>
        What this person sent is gone for good. Kind, stage and times stay.
      </Notice>
    );
  }
  return (
    <Notice
      title="Replaced by a later message of the same person"
      action={
        <Button asChild size="small">
          <Link to={paths.cms.lead(lead.mergedInto ?? '')}>Open the later one</Link>
        </Button>
      }
    />
  );
}

function LiveLead({ lead, me, back }: LeadViewProps) {
  const now = useNow(MINUTE_MS);
  const write = useWriteEvent();
  const isApplication = isJobApplication(lead);
  const source = sourceDetails(lead);
  return (
    <div className={leadGrid}>
      <div className="min-w-0 space-y-6">
        <ReachPanel
          lead={lead}
          me={me}
          now={now?.getTime() ?? null}
          action={
            lead.firstReplyAt === null ? (
              <>
                <Button
                  variant="primary"
                  pending={write.isPending}
                  pendingLabel="Saving…"
                  onClick={() => write.mutate({ id: lead.id, kind: 'reply', text: '' })}
                >
                  <Check aria-hidden="true" className="size-4" />
                  Replied
                </Button>
                <p className="text-sm text-muted">Stops the clock, once you have answered.</p>
              </>
            ) : (
              <p className="text-sm text-muted">
                First reply on {formatDateTime(lead.firstReplyAt)}
              </p>
            )
          }
        />
        <MessagePanel lead={lead} />
        <TimelinePanel id={lead.id}>
          <NoteForm leadId={lead.id} ownerId={me.id} title={`Note about ${senderName(lead)}`} />
        </TimelinePanel>
      </div>
      <div className="min-w-0 space-y-6">
        <StatePanel lead={lead} me={me} />
        {isApplication ? <ResumePanel lead={lead} /> : null}
        {isApplication ? <SlotsPanel lead={lead} /> : null}
        <OthersPanel id={lead.id} from={back.href} />
        <Panel title="Source and consent">
          <SideDetails
            items={[
              ...(source.length === 0
                ? [{ term: 'Source', text: channelLabel(lead.channel) }]
                : source),
              ...consentDetails(lead),
            ]}
          />
          <div className="mt-4 -ml-4">
            <ErasePerson lead={lead} />
          </div>
        </Panel>
      </div>
    </div>
  );
}

function SideDetails(props: Parameters<typeof DetailList>[0]) {
  return <DetailList {...props} className="border-y-0 text-sm [&>div]:grid-cols-1!" />;
}
