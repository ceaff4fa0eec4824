import { bootcamp } from '@/data/bootcamp';
import { waitlistTicket } from '@/data/bootcamp-day';
import { resumeType } from '@/features/jobs/apply/resume';
import { account } from './accounts';
import { stableId } from './files';
import { readLeads, type SeededLead } from './leads';
import { campaignOf } from './campaigns';
import { resumePdf } from './resume-pdf';
import { expression, literal, type Expression } from './sql';

/** Whose résumé is there, and who has interview times to choose from. */
const candidate = 'Kabir Sethi';

/** One id per lead, the same in every build; the reference that staff read is made of it. */
const idOf = (lead: SeededLead) =>
  stableId(`${lead.kind} ${lead.mailbox} ${String(lead.hoursAgo)}`);

const ago = (hours: number) => `now() - interval '${String(hours)} hours'`;

const isErased = (lead: SeededLead) => lead.kind === 'job-application' && lead.name === '';

/** The Saturday, three in the afternoon in India, that follows a moment. */
const nextSaturday = (moment: string) =>
  expression(`to_char(
      date_trunc('week', (${moment}) at time zone 'Asia/Kolkata' + interval '33 hours') + interval '135 hours',
      'YYYY-MM-DD"T"HH24:MI:SS"+05:30"'
    )`);

function details(lead: SeededLead): Record<string, string | number | Expression> {
  if (isErased(lead)) return {};
  const [firstName = '', ...lastNames] = lead.name.split(' ');
  const startISO = nextSaturday(ago(lead.hoursAgo));
  switch (lead.kind) {
    case 'event-registration':
      return { startISO };
    case 'webinar-popup':
      return { webinarTitle: 'Saturday webinar', startISO };
    case 'bootcamp-booking':
      return { title: bootcamp.title, ticket: 'early-bird', startISO: bootcamp.startISO };
    case 'bootcamp-waitlist':
      return { title: bootcamp.title, ticket: waitlistTicket };
    case 'job-application':
      return {
        firstName,
        lastName: lastNames.join(' '),
        experience: '2 years',
        currentSalary: '3.6 LPA',
        expectedSalary: '5 LPA',
        noticePeriod: '30 days',
        portfolio: `https://${lead.mailbox}.example.com`,
        linkedin: '',
        resumeName: `${lead.name}.pdf`,
        resumeSize: resumePdf(lead.name).length,
        resumeType: resumeType('a.pdf') ?? '',
      };
    case 'job-report':
      return { reason: lead.reason ?? 'Something else' };
    default:
      return {};
  }
}

function jsonb(values: ReturnType<typeof details>): string {
  const pairs = Object.entries(values).map(([key, value]) => {
    if (typeof value === 'object') return `${literal(key)}, ${value.sql}`;
    return `${literal(key)}, ${literal(value)}${typeof value === 'string' ? '::text' : ''}`;
  });
  return `jsonb_build_object(${pairs.join(', ')})`;
}

/** What the visit left behind: nothing where no source was kept. */
function source({ channel }: SeededLead): string {
  if (channel === '') return '{}';
  const touch = { path: '/', utm_source: channel, ...campaignOf(channel) };
  return JSON.stringify({ first: touch, last: { ...touch, path: '/courses' } });
}

const columns = [
  'id, kind, subject, name, email, phone, message, details, source, channel, consent_version, consented_at, sent_at',
  'received_at, stage, owner_id, reply_due_at, first_reply_at, erased_at, receipt_hash',
].join(',\n    ');

function row(lead: SeededLead, index: number): string {
  const received = ago(lead.hoursAgo);
  const hasPhone =
    lead.name !== '' && !['contact-message', 'event-registration'].includes(lead.kind);
  const values = [
    literal(idOf(lead)),
    literal(lead.kind),
    literal(lead.subject),
    literal(lead.name),
    literal(lead.mailbox === '' ? '' : `${lead.mailbox}@example.com`),
    literal(hasPhone ? `+91 00000 ${String(10_001 + index * 137)}` : ''),
    literal(lead.message ?? ''),
    jsonb(details(lead)),
    `${literal(source(lead))}::jsonb`,
    literal(lead.channel),
    literal('2026-11-22'),
    ...[received, received, received],
    literal(lead.stage),
    lead.owner === '' ? 'null' : literal(account(lead.owner).id),
    `${received} + interval '24 hours'`,
    lead.repliedAfter === undefined ? 'null' : ago(lead.hoursAgo - lead.repliedAfter),
    isErased(lead) ? ago(lead.hoursAgo - 90) : 'null',
    // Nobody has the receipt.
    "encode(sha256(gen_random_uuid()::text::bytea), 'hex')",
  ];
  return `    (${values.join(', ')})`;
}

const steps = ['submitted', 'under-review', 'shortlisted', 'interview', 'hired'];

/** The stages that a lead came through, the first one included. */
function course({ kind, stage }: SeededLead): readonly string[] {
  if (stage === 'spam') return [];
  if (kind === 'job-application')
    return stage === 'rejected'
      ? [...steps.slice(0, 2), stage]
      : steps.slice(0, steps.indexOf(stage) + 1);
  return [...new Set(['new', stage === 'new' ? 'new' : 'contacted', stage])];
}

function events(lead: SeededLead): string[] {
  const actor = account(lead.owner === '' ? 'marketing' : lead.owner);
  const replied = lead.repliedAfter ?? 2;
  const event = (kind: string, after: number, detail: object) => {
    const by = kind === 'erased' ? "null, ''" : `${literal(actor.id)}, ${literal(actor.fullName)}`;
    const at = ago(lead.hoursAgo - after);
    return `    (${literal(idOf(lead))}, '${kind}', ${at}, ${by}, ${literal(JSON.stringify(detail))}::jsonb)`;
  };
  const [, ...moves] = course(lead).map((to, index, all) => ({ from: all[index - 1], to }));
  const words = (text: string | undefined) => (text === undefined ? {} : { text });
  return [
    ...(lead.owner === '' ? [] : [event('owner', 0.5, { from: '', to: actor.fullName })]),
    ...(lead.repliedAfter === undefined || isErased(lead)
      ? []
      : [event('reply', replied, words(lead.reply))]),
    ...moves.map((move, index) => event('stage', replied + index * 2, move)),
    ...(lead.note === undefined ? [] : [event('note', replied + 1, words(lead.note))]),
    ...(isErased(lead) ? [event('erased', 90, {})] : []),
  ];
}

/** Interview times: eleven in the morning of the days after tomorrow, in India. */
function slots(lead: SeededLead | undefined): string {
  if (!lead) throw new Error(`content/leads.txt knows no ${candidate}.`);
  const start = (days: number) =>
    `(date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '${String(days)} days 11 hours') at time zone 'Asia/Kolkata'`;
  const rows = [2, 3, 4].map(
    (days) => `    (${literal(idOf(lead))}, ${start(days)}, ${literal(account('marketing').id)})`,
  );
  return `  insert into public.interview_slots (submission_id, starts_at, created_by)\n  values\n${rows.join(',\n')};`;
}

export interface SeededSubmissions {
  readonly sql: string;
  readonly resume: { readonly path: string; readonly text: string };
}

/** What visitors sent in the last three months, all or none of it: its history has nothing by which it is known again. */
export async function seededSubmissions(): Promise<SeededSubmissions> {
  const leads = await readLeads();
  const ids = leads.map(idOf);
  if (new Set(ids).size < ids.length) throw new Error('content/leads.txt holds a lead twice.');
  const interviewed = leads.find(({ name }) => name === candidate);
  const sql = `do $$
begin
  if exists (select from public.submissions s where s.id = ${literal(ids[0] ?? '')}) then
    return;
  end if;
  insert into public.submissions (
    ${columns}
  )
  values
${leads.map(row).join(',\n')};
  insert into public.submission_events (submission_id, kind, at, actor_id, actor_name, detail)
  values
${leads.flatMap(events).join(',\n')};
${slots(interviewed)}
end
$$;`;
  const folder = interviewed ? idOf(interviewed) : '';
  return { sql, resume: { path: `${folder}/${'0'.repeat(32)}.pdf`, text: resumePdf(candidate) } };
}
