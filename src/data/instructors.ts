import { instructorNames } from './instructor-names';
import type { PortraitKey } from './portraits';

export interface Instructor {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly expertise: readonly string[];
  /** The drawn portrait; initials stand in for it where it does not load. */
  readonly image: PortraitKey;
  readonly bio: string;
}

export const instructors: readonly Instructor[] = [
  {
    ...instructorNames.ananya,
    role: 'Digital Marketing Director',
    expertise: ['Performance marketing', 'Search', 'Marketing analytics', 'AI workflows'],
    bio: 'Ananya has run search and social budgets from ₹20,000 a month to ₹4 crore a quarter, first at an agency and then for a consumer brand. She teaches from real account histories, the failed campaigns included, and will ask every learner the same question: how would you know that it did not work?',
  },
  {
    ...instructorNames.vikram,
    role: 'Data Science Lead',
    expertise: ['Python', 'Statistics', 'Machine learning', 'SQL'],
    bio: 'Vikram built credit-risk and demand models for a decade before he began to lead teams that do. He cares more about a clean question than a clever model, and reviews notebooks the way a colleague would: line by line, with a reason for each remark.',
  },
  {
    ...instructorNames.meera,
    role: 'Cybersecurity Expert',
    expertise: ['Security operations', 'Incident response', 'Cloud security', 'Threat hunting'],
    bio: 'Meera started on the night shift of a security operations centre and later led the response to incidents in banking and health care. Her labs are rebuilt from cases she has worked on, and every one of them ends with a written report, because that is what the job ends with.',
  },
  {
    ...instructorNames.arjun,
    role: 'UX Design Director',
    expertise: ['User research', 'Landing pages', 'Portfolio review', 'Storytelling with data'],
    bio: 'Arjun has designed sign-up flows and dashboards that millions of people use, and has hired more than thirty designers and analysts. He runs the portfolio clinics: what a hiring manager sees in the first minute, and what to cut so that the best work is in it.',
  },
];

/** How many of them the course page's tab "Trainer profile" shows. */
export const trainerProfileCount = 3;
