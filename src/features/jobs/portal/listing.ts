import type { Job } from '@/data/jobs';
import { isolated } from '@/lib/isolated';
import { isOpen } from '../model';

/** Open jobs first, and the newest first among them: what can still be had comes before what cannot. */
export function orderJobs(jobs: readonly Job[], now: Date): Job[] {
  return [...jobs].sort(
    (one, other) =>
      Number(isOpen(other, now)) - Number(isOpen(one, now)) ||
      Date.parse(other.postedISO) - Date.parse(one.postedISO),
  );
}

const similarCount = 3;

/** Up to three other open jobs: those of the same category first, then those that ask for the same skills. */
export function similarJobs(job: Job, jobs: readonly Job[], now: Date): Job[] {
  const likeness = (other: Job) =>
    (other.category === job.category ? job.skills.length : 0) +
    other.skills.filter((skill) => job.skills.includes(skill)).length;
  return orderJobs(jobs, now)
    .filter((other) => other.id !== job.id && isOpen(other, now))
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, similarCount);
}

/** `Posted today`, `Posted 5 weeks ago`. */
export function postedText(job: Pick<Job, 'postedDate'>): string {
  return `Posted ${job.postedDate === 'Today' ? 'today' : job.postedDate}`;
}

const wordsOf = (job: Job) =>
  JSON.stringify({ ...job, postedISO: undefined, applicationDeadline: undefined });

/** Whether two jobs differ in nothing but dates: these are others when the visitor's day is known, and few words are. */
export function saysTheSame(one: Job, other: Job): boolean {
  return one === other || wordsOf(one) === wordsOf(other);
}

/** `6 jobs`, `1 job for “python” in Data Science`, `2 saved jobs`. */
export function resultText(
  count: number,
  {
    query,
    category,
    isSaved,
  }: { readonly query: string; readonly category?: string; readonly isSaved: boolean },
): string {
  const noun = `${isSaved ? 'saved ' : ''}${count === 1 ? 'job' : 'jobs'}`;
  const words = query.trim() === '' ? '' : ` for “${isolated(query.trim())}”`;
  return `${count} ${noun}${words}${category === undefined ? '' : ` in ${category}`}`;
}
