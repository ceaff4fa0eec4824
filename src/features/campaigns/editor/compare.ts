import { compareFields, textLines, type FieldReader } from '@/components/drafts/compare-fields';
import type { ComparedField } from '@/components/drafts/version-comparison';
import type { CampaignInput } from '../schema';

const fields: readonly FieldReader<CampaignInput>[] = [
  ['name', 'Name', ({ name }) => textLines(name)],
  ['promos', 'Promos', ({ promos }) => promos.map(({ text, href }) => `${text} → ${href}`)],
  ['title', 'Title', ({ title }) => textLines(title)],
  ['text', 'Text', ({ text }) => textLines(text)],
  ['recordedAs', 'Recorded as', ({ recordedAs }) => textLines(recordedAs)],
  ['primaryLabel', 'Main button', ({ primaryLabel }) => textLines(primaryLabel)],
  ['primaryHref', 'Link of the main button', ({ primaryHref }) => textLines(primaryHref)],
  ['secondaryLabel', 'Other button', ({ secondaryLabel }) => textLines(secondaryLabel)],
  ['secondaryHref', 'Link of the other button', ({ secondaryHref }) => textLines(secondaryHref)],
  ['startsAt', 'Start', ({ startsAt }) => textLines(startsAt.replace('T', ', '))],
  ['endsAt', 'End', ({ endsAt }) => textLines(endsAt.replace('T', ', '))],
  ['utmCampaign', 'Campaign name in links', ({ utmCampaign }) => textLines(utmCampaign)],
  ['status', 'Status', ({ status }) => [status === 'published' ? 'Scheduled' : 'Draft']],
];

/** @param keys the fields to compare; without it all of them */
export function compareCampaigns(
  mine: CampaignInput,
  theirs: CampaignInput,
  keys?: readonly string[],
): ComparedField[] {
  const asked = keys ? fields.filter(([key]) => keys.includes(key)) : fields;
  return compareFields(asked, mine, theirs);
}

/** What the form calls these fields. */
export function labelsOf(keys: readonly string[]): string[] {
  return fields.filter(([key]) => keys.includes(key)).map(([, label]) => label);
}
