import { site } from '@/config/site';
import { facts, formatFact } from './facts';

/** Publications, awards and partners: samples, for the provider to replace by its own. */
export interface PressItem {
  readonly publication: string;
  readonly headline: string;
  readonly excerpt: string;
  /** ISO date. */
  readonly date: string;
  readonly category: string;
}

export interface Award {
  readonly title: string;
  readonly organization: string;
  readonly description: string;
  readonly year: number;
}

export const partnershipTypes = [
  'Hiring Partner',
  'Training Partner',
  'Technology Partner',
] as const;

export interface Partner {
  readonly name: string;
  /** Initials for the drawn mark. */
  readonly logo: string;
  readonly description: string;
  /** Size, as text. */
  readonly employees: string;
  readonly partnership: (typeof partnershipTypes)[number];
}

export interface RegionPartners {
  readonly region: 'North America' | 'Europe' | 'Asia Pacific' | 'India';
  readonly partners: readonly string[];
  readonly count: number;
}

export const press: readonly PressItem[] = [
  {
    publication: 'The Deccan Ledger',
    headline: 'A training firm that publishes how it counts',
    excerpt: `${site.name} says who is in its placement figure and who is not, in a sector where few do.`,
    date: '2026-08-14',
    category: 'Education',
  },
  {
    publication: 'Skills Weekly',
    headline: 'What happens when learners spend real advertising money',
    excerpt:
      'Small capped budgets and a twice-weekly review make for calmer beginners and better questions.',
    date: '2026-06-02',
    category: 'Digital marketing',
  },
  {
    publication: 'SOC Notebook',
    headline: 'Teaching the report before the tool',
    excerpt:
      'An eight-week course begins each lab with the note that has to be written at its end.',
    date: '2026-03-19',
    category: 'Cybersecurity',
  },
];

export const awards: readonly Award[] = [
  {
    title: 'Best mentor-led program',
    organization: 'Indian Skills Forum',
    description: 'For project reviews that learners can act on the same evening.',
    year: 2026,
  },
  {
    title: 'Fair terms in education finance',
    organization: 'Learner Rights Collective',
    description: 'For instalment terms on one page, with foreclosure free of charge after 3 EMIs.',
    year: 2025,
  },
  {
    title: 'Employer’s choice, entry-level security',
    organization: 'Deccan Security Meet',
    description: 'Voted by hiring managers of operations centres in four cities.',
    year: 2025,
  },
];

/** Heads the awards block: other partners than those who hire. */
export const awardPartnersText = `Recognised together with ${formatFact(facts.awardPartners)} award partners`;

export const partners: readonly Partner[] = [
  {
    name: 'Tamarind & Thread',
    logo: 'TT',
    description: 'Clothing brand that sells online in nine languages.',
    employees: '200–500 employees',
    partnership: 'Hiring Partner',
  },
  {
    name: 'Kestrel Secure',
    logo: 'KS',
    description: 'Security operations for mid-sized banks and hospitals.',
    employees: '500–1,000 employees',
    partnership: 'Hiring Partner',
  },
  {
    name: 'Nilgiri Evening College',
    logo: 'NE',
    description: 'Teaches our curricula in its own rooms after working hours.',
    employees: '100–200 employees',
    partnership: 'Training Partner',
  },
  {
    name: 'Kaveri Learning Circle',
    logo: 'KL',
    description: 'Community that studies together in six cities.',
    employees: '10–50 employees',
    partnership: 'Training Partner',
  },
  {
    name: 'Openwarp Cloud',
    logo: 'OC',
    description: 'Lab machines and sandboxes for every learner.',
    employees: '1,000+ employees',
    partnership: 'Technology Partner',
  },
  {
    name: 'Ragi Analytics',
    logo: 'RA',
    description: 'Dashboards and data sets used in the projects.',
    employees: '50–100 employees',
    partnership: 'Technology Partner',
  },
];

export const regions: readonly RegionPartners[] = [
  {
    region: 'North America',
    partners: ['Maple Grid', 'Harbor & Pine', 'Cobalt Desk'],
    count: 12,
  },
  { region: 'Europe', partners: ['Linden Works', 'Fjordline Data', 'Casa Telar'], count: 8 },
  {
    region: 'Asia Pacific',
    partners: ['Merlion Metrics', 'Southern Kelp', 'Hikari Retail'],
    count: 15,
  },
  {
    region: 'India',
    partners: ['Tamarind & Thread', 'Kestrel Secure', 'Saffron Ledger'],
    count: 25,
  },
];
