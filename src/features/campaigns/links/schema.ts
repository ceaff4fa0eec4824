import * as z from 'zod';
import { linkLimits } from '@/config/campaign-limits';
import { site } from '@/config/site';
import { noHiddenText } from '@/lib/hidden-text';
import { isOwnTarget } from '@/lib/link-target';
import { oneLine } from '@/lib/one-line';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { isUtmName, tidyUtmName, utmProblem } from '../utm';

/** Somebody who pastes a whole address of ours means its path; its old names are left out. */
export function toTarget(typed: string): string {
  const text = typed.trim();
  if (!URL.canParse(text)) return text;
  const address = new URL(text);
  if (address.origin !== new URL(absoluteUrl('/')).origin) return text;
  for (const name of [...address.searchParams.keys()])
    if (name.startsWith('utm_')) address.searchParams.delete(name);
  return `${address.pathname}${address.search}${address.hash}`;
}

const anyUtmName = z
  .string()
  .transform(tidyUtmName)
  .pipe(z.string().refine((name) => name === '' || isUtmName(name), utmProblem));

const utmName = (label: string) => anyUtmName.pipe(z.string().min(1, `${label} is required`));

export const linkSchema = z.object({
  name: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1, 'Name is required')
        .max(linkLimits.name, `Name can have at most ${linkLimits.name} characters`)
        .check(noHiddenText('name')),
    ),
  target: z
    .string()
    .transform(toTarget)
    .pipe(
      z
        .string()
        .min(1, 'Page is required')
        .max(linkLimits.target, `The address can have at most ${linkLimits.target} characters`)
        .refine(
          (target) => isOwnTarget(target) && !/[?&]utm_[a-z]+=/i.test(target),
          `Use an address of ${site.name} such as /courses, without a host and without utm names`,
        ),
    ),
  utmSource: utmName('Source'),
  utmMedium: utmName('Medium'),
  utmCampaign: utmName('Campaign'),
  utmContent: anyUtmName,
  utmTerm: anyUtmName,
});

export type LinkInput = z.input<typeof linkSchema>;
export type LinkValues = z.output<typeof linkSchema>;
