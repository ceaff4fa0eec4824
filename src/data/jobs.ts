import { DAY_MS, startOfIstDay, toIstIso } from '@/lib/ist';

export const jobCategories = ['digital-marketing', 'data-science', 'cybersecurity'] as const;

export type JobCategory = (typeof jobCategories)[number];

export interface JobCategoryInfo {
  readonly label: string;
  /** Name of a lucide icon. */
  readonly icon: 'megaphone' | 'chart-scatter' | 'shield-check';
  /** Thread colour. */
  readonly colour: 'marketing' | 'data' | 'security';
}

export const jobCategoryInfo: Record<JobCategory, JobCategoryInfo> = {
  'digital-marketing': { label: 'Digital Marketing', icon: 'megaphone', colour: 'marketing' },
  'data-science': { label: 'Data Science', icon: 'chart-scatter', colour: 'data' },
  cybersecurity: { label: 'Cybersecurity', icon: 'shield-check', colour: 'security' },
};

export interface Job {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Range, as text. */
  readonly experience: string;
  /** Lakh-per-annum range, as text. */
  readonly salary: string;
  readonly skills: readonly string[];
  readonly category: JobCategory;
  readonly type: string;
  /** Relative, as text: `3 days ago`. */
  readonly postedDate: string;
  readonly postedISO: string;
  readonly description: string;
  readonly url: string;
  readonly requirements: readonly string[];
  readonly responsibilities: readonly string[];
  readonly benefits: readonly string[];
  readonly companyDescription: string;
  /** The last second of the last day, with India's offset. */
  readonly applicationDeadline: string;
  /** Samples are no real vacancies: no JobPosting data, and the interface says so. */
  readonly isSample: boolean;
}

interface JobPlan extends Omit<
  Job,
  'postedDate' | 'postedISO' | 'applicationDeadline' | 'url' | 'isSample'
> {
  /** Days before the visitor's day. */
  readonly postedDaysAgo: number;
  /** Days after the visitor's day; negative for a vacancy that has closed. */
  readonly closesInDays: number;
}

const plans: readonly JobPlan[] = [
  {
    id: 'performance-marketing-executive',
    title: 'Performance Marketing Executive',
    company: 'Tamarind & Thread',
    location: 'Bengaluru (hybrid)',
    experience: '0-2 years',
    salary: '₹4.5-6.5 LPA',
    skills: ['Google Ads', 'Meta Ads', 'GA4', 'Landing pages', 'Spreadsheets'],
    category: 'digital-marketing',
    type: 'Full-time',
    postedDaysAgo: 2,
    closesInDays: 19,
    description:
      'Run the daily business of our search and social campaigns for nine regional language shops. You will own two product lines, a monthly budget of about ₹6 lakh and a cost per order that we agree together. Your lead sits next to you and reviews changes with you on Tuesdays and Fridays.',
    responsibilities: [
      'Build, name and document campaigns so that a colleague can take over on any day',
      'Review search terms and placements twice a week and keep the negative list clean',
      'Write ad variations in English and brief translators for eight other languages',
      'Report every Monday: what we spent, what came of it, what changes this week',
      'Work with the studio on creative tests that have one idea each',
    ],
    requirements: [
      'Hands-on practice with at least one advertising platform, a course project included',
      'Confident with spreadsheets: pivot tables, lookups, clean charts',
      'Can explain cost per order, conversion rate and return on ad spend with an example',
      'Writes clearly in English; one more Indian language is welcome',
    ],
    benefits: [
      'Two days a week from home',
      'Health insurance for you and two dependants',
      'Learning budget of ₹25,000 a year',
      'Staff discount on everything we make',
    ],
    companyDescription:
      'Tamarind & Thread makes everyday clothing from Indian handloom cotton and sells it online in nine languages. We are 320 people, profitable since 2021, with a studio in Bengaluru and weaving partners in four states.',
  },
  {
    id: 'seo-content-specialist',
    title: 'SEO and Content Specialist',
    company: 'Saffron Ledger',
    location: 'Remote (India)',
    experience: '1-3 years',
    salary: '₹5-8 LPA',
    skills: ['SEO', 'Content strategy', 'Search Console', 'Editing', 'AI tools'],
    category: 'digital-marketing',
    type: 'Full-time',
    postedDaysAgo: 38,
    closesInDays: -4,
    description:
      'Small-business owners search for answers about GST, invoices and payroll at eleven at night. You decide which of those questions we answer, brief the accountants who know, and edit until a tired reader understands at once.',
    responsibilities: [
      'Maintain the content map: one question, one page, one owner',
      'Brief and edit eight articles a month with our chartered accountants',
      'Find and fix technical faults with one front-end developer',
      'Update or retire old pages every quarter, with figures before and after',
    ],
    requirements: [
      'One site, your own or a client’s, whose search traffic you can show and explain',
      'Sharp editing: you can cut a paragraph by half and keep its meaning',
      'Uses AI assistants for research and drafts, and checks every claim they make',
    ],
    benefits: [
      'Fully remote with two team weeks a year',
      'Flexible hours around a four-hour core',
      'Home-office allowance of ₹40,000',
    ],
    companyDescription:
      'Saffron Ledger is accounting software for companies of up to fifty people. 70,000 businesses file their returns with it. We have been remote since our first day in 2018.',
  },
  {
    id: 'junior-data-analyst',
    title: 'Junior Data Analyst',
    company: 'Northwind Logistics Lab',
    location: 'Pune (on site)',
    experience: '0-2 years',
    salary: '₹5-7 LPA',
    skills: ['SQL', 'Python', 'Dashboards', 'Statistics', 'Communication'],
    category: 'data-science',
    type: 'Full-time',
    postedDaysAgo: 0,
    closesInDays: 27,
    description:
      'Help dispatchers and planners see what really happens on 1,400 freight routes. You will answer questions in SQL, keep a small set of dashboards honest, and ride along with a truck once a quarter, so that the numbers have a road behind them.',
    responsibilities: [
      'Answer ad-hoc questions with queries that others can read and rerun',
      'Own four dashboards: definitions, tests and the people who use them',
      'Check arrival data for gaps and impossible values before anyone else finds them',
      'Present one finding a month to planners, with a recommendation',
    ],
    requirements: [
      'Good SQL: joins, grouping, window functions, and knowing how many rows to expect',
      'Basic Python with pandas',
      'Two portfolio projects with a readable repository',
      'Patience with people who are busier than you',
    ],
    benefits: [
      'Mentor for the first six months',
      'Canteen and shuttle from Pune station',
      'Health insurance from the first day',
      'Conference ticket every year',
    ],
    companyDescription:
      'Northwind Logistics Lab plans and predicts regional freight for 200 carriers in western and southern India. A team of 140, half of them engineers and analysts, the other half people who have driven, loaded or dispatched.',
  },
  {
    id: 'machine-learning-associate',
    title: 'Machine Learning Associate',
    company: 'Monsoon Health Systems',
    location: 'Hyderabad (hybrid)',
    experience: '1-3 years',
    salary: '₹8-12 LPA',
    skills: ['Python', 'scikit-learn', 'SQL', 'Model evaluation', 'APIs', 'Docker'],
    category: 'data-science',
    type: 'Full-time',
    postedDaysAgo: 9,
    closesInDays: 11,
    description:
      'Join the team that predicts bed demand and missed appointments for thirty hospitals. The models are modest; the care around them is not: calibration, fairness across districts, and monitoring that wakes the right person.',
    responsibilities: [
      'Prepare features and baselines with the senior data scientist',
      'Back-test every model by month and by hospital before it goes anywhere',
      'Maintain the batch service that writes predictions at five each morning',
      'Write model cards that a hospital manager can read',
    ],
    requirements: [
      'Sound basics: validation that respects time, calibration, cost of errors',
      'Python that has tests; SQL that has comments',
      'Experience with one deployed model, however small',
      'Respect for patient data, in habits and not only in words',
    ],
    benefits: [
      'Three office days, two from home',
      'Free health check and insurance for the family',
      'Paid study day each month',
    ],
    companyDescription:
      'Monsoon Health Systems builds planning software for public and private hospitals. 450 people in Hyderabad and Kochi; certified for the handling of health records.',
  },
  {
    id: 'soc-analyst-level-1',
    title: 'SOC Analyst, Level 1',
    company: 'Kestrel Secure',
    location: 'Chennai (on site, shifts)',
    experience: '0-1 years',
    salary: '₹4.8-6 LPA',
    skills: ['SIEM', 'Incident triage', 'Networking', 'Linux', 'Report writing'],
    category: 'cybersecurity',
    type: 'Full-time',
    postedDaysAgo: 5,
    closesInDays: 16,
    description:
      'Work the alert queue for mid-sized banks and hospitals: triage, enrich, decide, write it down. Six weeks of training beside a senior analyst come first. Shifts rotate every two weeks with two full days off after nights.',
    responsibilities: [
      'Triage alerts within the agreed time and escalate with a complete note',
      'Investigate reported phishing and remove it from mailboxes',
      'Hand over each shift in writing and in ten minutes of talk',
      'Suggest one tuning or playbook change a month',
    ],
    requirements: [
      'Network basics: you can explain what happens between typing an address and seeing a page',
      'Reads Windows and Linux logs without fear',
      'Clear written English under time pressure',
      'Home lab, course labs or a certificate that show practice',
    ],
    benefits: [
      'Night-shift allowance and transport home',
      'Certification fees paid after six months',
      'Clear path to level 2 in 18 months',
      'Health insurance and a counsellor on call',
    ],
    companyDescription:
      'Kestrel Secure watches over 180 organisations that cannot afford a security team of their own. 600 people, operations centres in Chennai and Jaipur, and a habit of publishing what we learn.',
  },
  {
    id: 'cloud-security-trainee',
    title: 'Cloud Security Trainee',
    company: 'Bluepeak Retail Works',
    location: 'Gurugram (hybrid)',
    experience: '0-2 years',
    salary: '₹6-9 LPA',
    skills: ['Cloud basics', 'IAM', 'Python scripting', 'Risk assessment'],
    category: 'cybersecurity',
    type: 'Contract (12 months)',
    postedDaysAgo: 45,
    closesInDays: -9,
    description:
      'A year-long trainee contract in the team that keeps 600 shops’ systems safe. You review configurations, chase owners kindly, and automate the checks you get tired of doing by hand.',
    responsibilities: [
      'Review cloud accounts against our baseline every week',
      'Follow up on open findings with product teams until they are closed',
      'Script repeated checks and document what each one proves',
      'Help prepare the yearly recovery exercise',
    ],
    requirements: [
      'Understands identities, roles and least privilege',
      'Scripts in Python or a shell',
      'Organised: nothing that you took on gets lost',
    ],
    benefits: [
      'Take-over after the contract for good work: seven of the last nine',
      'Cloud certification during working hours',
      'Two days a week from home',
    ],
    companyDescription:
      'Bluepeak Retail Works runs checkout, stock and loyalty systems for regional supermarket chains in northern India. 900 people, a quarter of them in technology.',
  },
];

/** `Today`, `1 day ago`, `9 days ago`, `5 weeks ago`. @param days whole days since posting */
export function postedLabel(days: number): string {
  if (days <= 0) return 'Today';
  if (days === 1) return '1 day ago';
  if (days < 14) return `${days} days ago`;
  return `${Math.floor(days / 7)} weeks ago`;
}

/** The six sample jobs as seen at an instant: four open, two past their deadline. */
export function jobsAt(now: Date): Job[] {
  const today = startOfIstDay(now.getTime());
  return plans.map(({ postedDaysAgo, closesInDays, ...job }) => ({
    ...job,
    postedDate: postedLabel(postedDaysAgo),
    postedISO: toIstIso(today - postedDaysAgo * DAY_MS),
    applicationDeadline: toIstIso(today + (closesInDays + 1) * DAY_MS - 1000),
    url: `/job-portal/job/${job.id}`,
    isSample: true,
  }));
}

export const jobIds: readonly string[] = plans.map((job) => job.id);
