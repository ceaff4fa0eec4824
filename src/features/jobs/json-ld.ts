import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { JobTexts } from '@/data/job-texts';
import type { Job } from '@/data/jobs';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';

const LAKH = 100_000;

/** `₹4.5-6.5 LPA` as schema.org writes it; nothing for a text of another form. */
function baseSalary(salary: string) {
  const [, min, max = min] = /^₹(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? LPA$/.exec(salary) ?? [];
  if (min === undefined || max === undefined) return undefined;
  const rupees = (lakhs: string) => Math.round(Number(lakhs) * LAKH);
  return {
    '@type': 'MonetaryAmount',
    currency: 'INR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: rupees(min),
      maxValue: rupees(max),
      unitText: 'YEAR',
    },
  };
}

const employmentTypes: readonly (readonly [beginning: string, type: string])[] = [
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
];

function employmentType(type: string): string {
  return employmentTypes.find(([beginning]) => type.startsWith(beginning))?.[1] ?? 'OTHER';
}

/** `Bengaluru (hybrid)` is a place, `Remote (India)` a country to live in. */
function whereabouts(location: string) {
  if (location.startsWith('Remote')) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    };
  }
  const [city = location] = location.split(' (');
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IN' },
    },
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The whole text of the posting, which search engines want as HTML. */
function fullText(job: Job & JobTexts): string {
  const list = (title: string, items: readonly string[]) =>
    `<h2>${title}</h2><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  return [
    `<p>${escapeHtml(job.description)}</p>`,
    list('Responsibilities', job.responsibilities),
    list('Requirements', job.requirements),
    list('Benefits', job.benefits),
  ].join('');
}

/**
 * A vacancy for search engines: only one that is real and can still be applied for. Samples and closed jobs
 * give nothing, for a search engine would send people to them.
 * @param now null while the clock is not known
 */
export function jobPostingJsonLd(job: Job & JobTexts, now: Date | null): JsonLdObject[] {
  if (job.isSample || now === null || Date.parse(job.applicationDeadline) < now.getTime()) {
    return [];
  }
  return [
    {
      '@type': 'JobPosting',
      title: job.title,
      description: fullText(job),
      identifier: { '@type': 'PropertyValue', name: site.name, value: job.id },
      url: absoluteUrl(paths.job(job.id)),
      datePosted: job.postedISO,
      validThrough: job.applicationDeadline,
      employmentType: employmentType(job.type),
      hiringOrganization: { '@type': 'Organization', name: job.company },
      ...whereabouts(job.location),
      baseSalary: baseSalary(job.salary),
      skills: job.skills.join(', '),
      directApply: true,
    },
  ];
}
