import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import type { Lead, LeadOwner } from '../model';
import { chatLink, mailLink, telephoneLink } from '../reply-texts';
import { ReplyClock } from './reply-clock';

interface ReachPanelProps {
  readonly lead: Lead;
  readonly me: LeadOwner;
  readonly now: number | null;
  /** The button that stops the clock. */
  readonly action: ReactNode;
}

/** How to reach the person, and how much time is left to do it. */
export function ReachPanel({ lead, me, now, action }: ReachPanelProps) {
  const mail = mailLink(lead, me.name);
  const telephone = telephoneLink(lead);
  const chat = chatLink(lead);
  return (
    <Panel title="Reply" action={<ReplyClock lead={lead} now={now} />}>
      {mail === null && telephone === null ? (
        <p className="text-ink-soft">
          This form asks for no address, so there is nobody to reply to.
        </p>
      ) : (
        <ul className="space-y-3">
          {mail === null ? null : (
            <Way icon={<Mail aria-hidden="true" />} text={lead.email} href={mail} label="Write">
              e-mail with a prepared text
            </Way>
          )}
          {telephone === null ? null : (
            <Way
              icon={<Phone aria-hidden="true" />}
              text={lead.phone}
              href={telephone}
              label="Call"
            />
          )}
          {chat === null ? null : (
            <Way
              icon={<MessageCircle aria-hidden="true" />}
              text="Chat on this number"
              href={chat}
              label="Open chat"
              isElsewhere
            />
          )}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-4">
        {action}
      </div>
    </Panel>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  /** The address or number, as it was typed. */
  readonly text: string;
  readonly href: string;
  readonly label: string;
  readonly isElsewhere?: boolean;
  readonly children?: ReactNode;
}

function Way({ icon, text, href, label, isElsewhere = false, children }: WayProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="flex min-w-0 items-center gap-3 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted">
        {icon}
        <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
      </span>
      <Button asChild size="small">
        <a href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          {label}
          {children ? <span className="sr-only"> an {children}</span> : null}
          {isElsewhere ? <span className="sr-only"> (opens in a new tab)</span> : null}
        </a>
      </Button>
    </li>
  );
}
