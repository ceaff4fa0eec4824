import type { LeadEvent } from './model';
import { formatDateTime } from '@/lib/dates';
import { stageLabel } from './stages';

/** Who did it, where it was neither the visitor nor the system. */
function doer({ actorName }: LeadEvent, otherwise: string): string {
  return actorName === '' ? otherwise : actorName;
}

function ownerDeed({ actorName, detail: { from, to } }: LeadEvent): string {
  if (to === '') return from === '' ? 'took the owner away' : `took it from ${from}`;
  return to === actorName ? 'took it' : `assigned it to ${to}`;
}

function momentOf(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? iso : formatDateTime(iso);
}

interface EventWords {
  readonly who: string;
  /** After the name: "moved it from New to Contacted". */
  readonly deed: string;
  /** What was written or offered, each on a line of its own. */
  readonly lines: readonly string[];
}

/** An entry of a lead's history in words. */
export function eventWords(event: LeadEvent): EventWords {
  const { kind, detail } = event;
  const written = detail.text === '' ? [] : [detail.text];
  switch (kind) {
    case 'received':
      return { who: 'The visitor', deed: 'sent it', lines: [] };
    case 'stage':
      return {
        who: doer(event, 'The system'),
        deed: `moved it from ${stageLabel(detail.from)} to ${stageLabel(detail.to)}`,
        lines: [],
      };
    case 'owner':
      return { who: doer(event, 'The system'), deed: ownerDeed(event), lines: [] };
    case 'note':
      return { who: doer(event, 'Somebody'), deed: 'noted', lines: written };
    case 'reply':
      return { who: doer(event, 'Somebody'), deed: 'replied', lines: written };
    case 'merged':
      return {
        who: 'The visitor',
        deed: detail.from === '' ? 'replaced it by a later one' : 'sent it again; this one holds',
        lines: [],
      };
    case 'erased':
      return { who: doer(event, 'The visitor'), deed: 'erased what was sent', lines: [] };
    case 'slots':
      return {
        who: doer(event, 'Somebody'),
        deed: 'offered interview times',
        lines: detail.starts.map(momentOf),
      };
    case 'slot':
      return { who: 'The candidate', deed: `chose ${momentOf(detail.to)}`, lines: [] };
    default:
      return { who: doer(event, 'The system'), deed: kind, lines: written };
  }
}
