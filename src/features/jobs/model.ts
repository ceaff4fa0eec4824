import { jobCategories, jobsAt, type Job, type JobCategory } from '@/data/jobs';
import { DAY_MS, istWeekday, startOfIstDay, toIstIso } from '@/lib/ist';

export const jobTabs = ['all', ...jobCategories] as const;

export type JobTab = (typeof jobTabs)[number];

/** How many skills a card shows before `+N more`. */
export const cardSkillCount = 3;

export interface JobFilter {
  readonly query: string;
  readonly category: JobTab;
}

type Searchable = Pick<Job, 'title' | 'company' | 'skills' | 'category'>;

function matchesQuery(job: Searchable, query: string): boolean {
  const term = query.trim().toLowerCase();
  const has = (text: string) => text.toLowerCase().includes(term);
  return has(job.title) || has(job.company) || job.skills.some(has);
}

/** Title, company or any skill contains the words as typed, in any case; together with the category. */
export function searchJobs<J extends Searchable>(jobs: readonly J[], filter: JobFilter): J[] {
  return jobs.filter(
    (job) =>
      (filter.category === 'all' || job.category === filter.category) &&
      matchesQuery(job, filter.query),
  );
}

/** The number on each tab: what the tab would show for the current search. */
export function countJobs(jobs: readonly Searchable[], query = ''): Record<JobTab, number> {
  const found = jobs.filter((job) => matchesQuery(job, query));
  const count = (category: JobCategory) => found.filter((job) => job.category === category).length;
  return {
    all: found.length,
    'digital-marketing': count('digital-marketing'),
    'data-science': count('data-science'),
    cybersecurity: count('cybersecurity'),
  };
}

export function findJob(id: string | undefined, now: Date): Job | undefined {
  return jobsAt(now).find((job) => job.id === id);
}

export function isOpen(job: Pick<Job, 'applicationDeadline'>, now: Date): boolean {
  return Date.parse(job.applicationDeadline) >= now.getTime();
}

/** Whole Indian days to the deadline: 0 on its day, negative afterwards. */
export function daysLeft(job: Pick<Job, 'applicationDeadline'>, now: Date): number {
  const last = startOfIstDay(Date.parse(job.applicationDeadline));
  return Math.round((last - startOfIstDay(now.getTime())) / DAY_MS);
}

/** `19 days left`, `Last day`, `Closed`. */
export function deadlineLabel(job: Pick<Job, 'applicationDeadline'>, now: Date): string {
  const days = daysLeft(job, now);
  if (days < 0) return 'Closed';
  if (days === 0) return 'Last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

export interface SkillSummary {
  readonly shown: readonly string[];
  /** `+2 more`, or nothing. */
  readonly more?: string;
}

export function summarizeSkills(skills: readonly string[]): SkillSummary {
  const hidden = skills.length - cardSkillCount;
  const shown = skills.slice(0, cardSkillCount);
  return hidden > 0 ? { shown, more: `+${hidden} more` } : { shown };
}

export interface InterviewSlot {
  readonly id: string;
  readonly startISO: string;
  readonly durationMins: number;
}

export const interviewMinutes = 30;

const slotHours = [11, 14.5, 16] as const;

/** Three half-hours on the next three working days, counted from tomorrow. */
export function interviewSlots(now: Date): InterviewSlot[] {
  const slots: InterviewSlot[] = [];
  for (
    let day = startOfIstDay(now.getTime()) + DAY_MS;
    slots.length < slotHours.length;
    day += DAY_MS
  ) {
    const hour = slotHours[slots.length];
    if (hour === undefined || [0, 6].includes(istWeekday(day))) continue;
    slots.push({
      id: `slot-${slots.length + 1}`,
      startISO: toIstIso(day + hour * 60 * 60 * 1000),
      durationMins: interviewMinutes,
    });
  }
  return slots;
}
