export const resourceCategories = ['Digital Marketing', 'Cybersecurity', 'Data Science'] as const;

export type ResourceCategory = (typeof resourceCategories)[number];

/** Thread colour of a subject. */
export type ResourceHue = 'marketing' | 'security' | 'data';

export interface Resource {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** What the reader can do with it, in one sentence. */
  readonly description: string;
  readonly category: ResourceCategory;
  readonly hue: ResourceHue;
  /** Address of the PDF. */
  readonly file: string;
  /** Key of the drawn cover. */
  readonly image: string;
}

const hues: Record<ResourceCategory, ResourceHue> = {
  'Digital Marketing': 'marketing',
  Cybersecurity: 'security',
  'Data Science': 'data',
};

function resource(
  id: number,
  slug: string,
  category: ResourceCategory,
  title: string,
  description: string,
): Resource {
  return {
    id: `resource-${id}`,
    slug,
    title,
    description,
    category,
    hue: hues[category],
    file: `/resources/${slug}.pdf`,
    image: `resource-${slug}`,
  };
}

/** Made by `npm run build:resources` from content/resources. */
export const resources: readonly Resource[] = [
  resource(
    1,
    'seo-audit-checklist',
    'Digital Marketing',
    'SEO audit checklist for a small site',
    'Check a site of up to 500 pages in a day, and hand over a list that somebody can act on.',
  ),
  resource(
    2,
    'search-ads-first-campaign',
    'Digital Marketing',
    'Your first search campaign, step by step',
    'Set up a ₹500-a-day campaign, read its first month, and know when to stop it.',
  ),
  resource(
    3,
    'content-calendar-workbook',
    'Digital Marketing',
    'A content calendar that survives week three',
    'Plan a quarter of posts that one person can really produce, with the sheets to fill in.',
  ),
  resource(
    4,
    'email-campaign-playbook',
    'Digital Marketing',
    'E-mail campaigns people are glad to get',
    'Build a permitted list, five useful e-mails and a sending setup that reaches the inbox.',
  ),
  resource(
    5,
    'marketing-metrics-guide',
    'Digital Marketing',
    'Marketing metrics, with the arithmetic',
    'Fourteen figures, their formulas and the mistake that is usually made with each.',
  ),
  resource(
    6,
    'ai-prompts-for-marketers',
    'Digital Marketing',
    'Working with AI assistants in marketing',
    'Prompts as briefs, checks before publishing, and what should never be pasted into a tool.',
  ),
  resource(
    7,
    'phishing-triage-guide',
    'Cybersecurity',
    'Phishing triage in fifteen minutes',
    'Go from a reported e-mail to a verdict and a written note, without opening anything unsafe.',
  ),
  resource(
    8,
    'home-security-lab',
    'Cybersecurity',
    'Build a safe security lab at home',
    'Three virtual machines, eight exercises and the rules that keep you lawful and your network safe.',
  ),
  resource(
    9,
    'incident-response-first-hour',
    'Cybersecurity',
    'Incident response: the first hour',
    'What to do, what to leave alone and what to write down when an alert turns out to be real.',
  ),
  resource(
    10,
    'sql-interview-workbook',
    'Data Science',
    'SQL interview workbook',
    'Twelve questions of the kind interviewers ask, with answers and the traps in each.',
  ),
  resource(
    11,
    'data-cleaning-checklist',
    'Data Science',
    'Data cleaning checklist in pandas',
    'Twenty checks in the order in which they save time, each with the line of code that does it.',
  ),
  resource(
    12,
    'choosing-a-model-guide',
    'Data Science',
    'Choosing and judging a first model',
    'From a question to a baseline, the right metric and a result you can defend in a meeting.',
  ),
];
