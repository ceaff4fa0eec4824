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
