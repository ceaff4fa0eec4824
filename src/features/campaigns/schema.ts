import * as z from 'zod';
import { campaignLimits } from '@/config/campaign-limits';
import type { CampaignContents, CampaignKind } from '@/lib/campaigns/shown';
import { hiddenTextProblem, noHiddenText } from '@/lib/hidden-text';
import { toIstIso } from '@/lib/ist';
import { isOwnTarget, isWebTarget } from '@/lib/link-target';
import { oneLine } from '@/lib/one-line';
import { campaignKinds } from './model';
import { isUtmName, utmProblem } from './utm';

const statuses = ['draft', 'published'] as const;

const line = z.string().transform(oneLine);
const promo = z.object({ text: line, href: line });

const fields = z.object({
  name: line.pipe(
    z
      .string()
      .min(1, 'Name is required')
      .max(campaignLimits.name, `Name can have at most ${campaignLimits.name} characters`)
      .check(noHiddenText('name')),
  ),
  kind: z.enum(campaignKinds),
  status: z.enum(statuses),
  utmCampaign: line,
  /** As the browser's field has it, in India's time: `2026-11-29T10:00`. */
  startsAt: z.string(),
  /** Empty: until somebody ends it. */
  endsAt: z.string(),
  promos: z.array(promo),
  title: line,
  text: line,
  recordedAs: line,
  primaryLabel: line,
  primaryHref: line,
  secondaryLabel: line,
  secondaryHref: line,
});

type Fields = z.output<typeof fields>;

type Report = (path: readonly (string | number)[], message: string | undefined) => void;

function lineProblem(noun: string, text: string, longest: number): string | undefined {
  if (text === '') return `${noun} is required`;
  if (text.length > longest) return `${noun} can have at most ${longest} characters`;
  return hiddenTextProblem(noun.toLowerCase(), text);
}

function linkProblem(href: string): string | undefined {
  if (href === '') return 'Link is required';
  return isOwnTarget(href) || isWebTarget(href)
    ? undefined
    : 'Use an address of this site such as /courses, or a full one such as https://example.com';
}

/** Only what the kind shows is asked for. */
const checks: Readonly<Record<CampaignKind, (values: Fields, report: Report) => void>> = {
  ticker: ({ promos }, report) => {
    if (promos.length === 0) report(['promos'], 'Add at least one promo');
    promos.forEach(({ text, href }, index) => {
      report(['promos', index, 'text'], lineProblem('Text', text, campaignLimits.promo));
      report(['promos', index, 'href'], linkProblem(href));
    });
  },
  popup: ({ title, text, recordedAs }, report) => {
    const { popupTitle, popupText, recordedAs: longest } = campaignLimits;
    report(['title'], lineProblem('Title', title, popupTitle));
    report(['text'], lineProblem('Text', text, popupText));
    report(['recordedAs'], lineProblem('Recorded as', recordedAs, longest));
  },
  bar: (values, report) => {
    const { label } = campaignLimits;
    report(['primaryLabel'], lineProblem('Label', values.primaryLabel, label));
    report(['primaryHref'], linkProblem(values.primaryHref));
    report(['secondaryLabel'], lineProblem('Label', values.secondaryLabel, label));
    report(['secondaryHref'], linkProblem(values.secondaryHref));
  },
};

/** Milliseconds of what the browser's field holds; NaN for what is no moment. */
export function momentOf(local: string): number {
  return Date.parse(`${local}:00+05:30`);
}

/** What the browser's field shows of a moment. */
export function localMoment(iso: string | null): string {
  return iso === null ? '' : toIstIso(Date.parse(iso)).slice(0, 16);
}

function timeProblems({ startsAt, endsAt }: Fields, report: Report): void {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)];
  if (Number.isNaN(start)) report(['startsAt'], 'Start is required');
  if (endsAt === '') return;
  if (Number.isNaN(end)) report(['endsAt'], 'This is no moment in time');
  else if (end <= start) report(['endsAt'], 'The end lies before the start');
}

/** What a kind shows, from the fields of the form. Its own type and no interface's, so that it is known to be JSON. */
function contentOf(values: Fields) {
  const { kind, promos, title, text, recordedAs } = values;
  if (kind === 'ticker')
    return {
      promos: promos.map((one) => ({ text: one.text, href: one.href })),
    } satisfies CampaignContents['ticker'];
  if (kind === 'popup') return { title, text, recordedAs } satisfies CampaignContents['popup'];
  return {
    primary: { label: values.primaryLabel, href: values.primaryHref },
    secondary: { label: values.secondaryLabel, href: values.secondaryHref },
  } satisfies CampaignContents['bar'];
}

/** What is stored of the form's fields, all of which are in order. */
export function valuesFrom(values: Fields) {
  const { name, kind, status, utmCampaign, startsAt, endsAt } = values;
  return {
    name,
    kind,
    status,
    utmCampaign,
    content: contentOf(values),
    startsAt: new Date(momentOf(startsAt)).toISOString(),
    endsAt: endsAt === '' ? null : new Date(momentOf(endsAt)).toISOString(),
  };
}

/** The campaign form; its output is what is stored. */
export const campaignSchema = fields
  .superRefine((values, context) => {
    const report: Report = (path, message) => {
      if (message !== undefined) context.addIssue({ code: 'custom', path: [...path], message });
    };
    timeProblems(values, report);
    if (values.utmCampaign !== '' && !isUtmName(values.utmCampaign))
      report(['utmCampaign'], utmProblem);
    checks[values.kind](values, report);
  })
  .transform(valuesFrom);

export type CampaignInput = z.input<typeof fields>;
export type CampaignValues = z.output<typeof campaignSchema>;

const text = z.string().catch('');

/** Reads unsaved text as any build may have left it in the browser. */
const draftSchema = z.object({
  name: text,
  kind: z.enum(campaignKinds).catch('ticker'),
  status: z.enum(statuses).catch('draft'),
  utmCampaign: text,
  startsAt: text,
  endsAt: text,
  promos: z.array(z.object({ text, href: text })).catch([]),
  title: text,
  text,
  recordedAs: text,
  primaryLabel: text,
  primaryHref: text,
  secondaryLabel: text,
  secondaryHref: text,
}) satisfies z.ZodType<CampaignInput>;

export function parseCampaignDraft(value: unknown): CampaignInput | null {
  const result = draftSchema.safeParse(value);
  return result.success ? result.data : null;
}

/** A campaign as it starts: at the next full hour, open. */
export function blankCampaign(kind: CampaignKind, now: number): CampaignInput {
  const hour = 60 * 60_000;
  return {
    name: '',
    kind,
    status: 'draft',
    utmCampaign: '',
    startsAt: localMoment(new Date(Math.ceil(now / hour) * hour).toISOString()),
    endsAt: '',
    promos: [{ text: '', href: '' }],
    title: '',
    text: '',
    recordedAs: '',
    primaryLabel: '',
    primaryHref: '',
    secondaryLabel: '',
    secondaryHref: '',
  };
}
