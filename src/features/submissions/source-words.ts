import type { Detail } from '@/components/ui/detail-list';
import { formatDateTime } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/ist';
import type { Lead, Touch } from './model';
import { spanText } from './reply-time';

/** A moment that a visitor's browser wrote down: it may be anything. */
function momentText(at: string): string {
  return Number.isNaN(Date.parse(at)) ? '' : ` on ${formatDateTime(at)}`;
}

function touchText({ referrer, path, at }: Touch): string {
  const from = referrer === '' ? 'Came directly' : `Came from ${referrer}`;
  return `${from}${path === '' ? '' : ` to ${path}`}${momentText(at)}`;
}

function campaignText({ utm }: Touch): string {
  return Object.entries(utm)
    .map(([name, value]) => `${name.replace('utm_', '')}: ${value}`)
    .join(', ');
}

/** Where the person came from, in words. */
export function sourceDetails({ source: { first, last } }: Pick<Lead, 'source'>): Detail[] {
  const visit = first && { term: 'First visit', text: touchText(first) };
  const latest = last && { term: 'Last visit', text: touchText(last) };
  const campaign = [last, first].map((touch) => (touch ? campaignText(touch) : '')).find(Boolean);
  return [
    ...(visit ? [visit] : []),
    ...(latest && latest.text !== visit?.text ? [latest] : []),
    ...(campaign ? [{ term: 'Campaign', text: campaign }] : []),
  ];
}

/** What the person agreed to, and when it was sent and came. */
export function consentDetails(lead: Lead): Detail[] {
  const { consentVersion, consentedAt, sentAt, receivedAt } = lead;
  const waited = sentAt === null ? 0 : Date.parse(receivedAt) - Date.parse(sentAt);
  return [
    {
      term: 'Consent',
      text: consentedAt
        ? `Agreed on ${formatDateTime(consentedAt)} to the wording of ${consentVersion}`
        : '',
    },
    { term: 'Received', text: formatDateTime(receivedAt) },
    {
      term: 'Sent',
      text:
        sentAt !== null && waited > 2 * MINUTE_MS
          ? `${formatDateTime(sentAt)} by the clock of the device; it waited ${spanText(waited)} for a network`
          : '',
    },
  ];
}
