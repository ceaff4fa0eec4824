import { site } from '@/config/site';
import { MINUTE_MS, toIstIso, WEEK_MS } from '@/lib/ist';
import { bootcamp } from './bootcamp';

export const eventTypes = ['Webinar', 'Workshop'] as const;

export type EventType = (typeof eventTypes)[number];

export interface CareerEvent {
  readonly id: string;
  readonly type: EventType;
  readonly title: string;
  readonly description: string;
  readonly host: string;
  /** With India's offset, for instance `2026-11-21T15:00:00+05:30`. */
  readonly startISO: string;
  readonly durationMins: number;
  readonly tags: readonly string[];
  readonly free: boolean;
  /** Key of the drawn picture. */
  readonly image: string;
  /** Registration elsewhere, or a path of this site. */
  readonly registrationUrlZoom?: string;
}

type Plan = Omit<CareerEvent, 'type' | 'host' | 'startISO' | 'durationMins' | 'image'>;

/** Address of a meeting on the provider's own conference host. */
function meeting(path: string): string {
  return `https://meet.${new URL(site.defaultUrl).host}/${path}`;
}

const webinarHost = 'Admissions Team';
const webinarMins = 60;

/** One topic a week in turn, so that five Saturdays in a row hold each topic once. */
const webinarPlans: readonly Plan[] = [
  {
    id: 'webinar-first-marketing-job',
    title: 'Your first job in digital marketing',
    description:
      'What trainees really do in their first month, which three skills get the interview, and a portfolio reviewed live.',
    tags: ['Digital Marketing', 'Careers'],
    free: true,
    registrationUrlZoom: meeting('w/first-marketing-job'),
  },
  {
    id: 'webinar-sql-in-an-hour',
    title: 'Ask a database your first ten questions',
    description:
      'An hour of SQL in the browser on a shop’s real-looking data. No installation, no earlier knowledge.',
    tags: ['Data Science', 'Beginners'],
    free: true,
  },
  {
    id: 'webinar-day-in-a-soc',
    title: 'A day in a security operations centre',
    description:
      'Follow one alert from the first line in the log to the report, and meet an analyst who started in desktop support.',
    tags: ['Cybersecurity', 'Careers'],
    free: true,
    registrationUrlZoom: meeting('w/day-in-a-soc'),
  },
  {
    id: 'webinar-ai-at-work',
    title: 'AI assistants at work, without regret',
    description:
      'Five tasks worth handing over, five that are not, and how to check an answer before your name stands under it.',
    tags: ['AI', 'Beginners'],
    free: true,
    registrationUrlZoom: meeting('w/ai-at-work'),
  },
  {
    id: 'webinar-switching-careers',
    title: 'Switching careers beside a full-time job',
    description:
      'Hours, money and order of steps, with three learners who did it, and the admissions team for your questions.',
    tags: ['Careers', 'Admissions'],
    free: true,
  },
];

/** Two workshops in turn, one each Sunday. */
const workshopPlans: readonly (Plan & { host: string })[] = [
  {
    id: 'workshop-dashboard-in-a-morning',
    title: 'Build a dashboard in a morning',
    description:
      'From an untidy export to a one-page dashboard with seven figures, in a spreadsheet you keep. Laptop needed.',
    host: 'Vikram Sethi',
    tags: ['Data Science', 'Hands-on'],
    free: true,
    registrationUrlZoom: meeting('s/dashboard-in-a-morning'),
  },
  {
    id: 'workshop-landing-page-clinic',
    title: 'Landing page clinic',
    description:
      'Bring a page of your own or take ours: five-second tests, message and proof, and a rewritten first screen by noon.',
    host: 'Arjun Malhotra',
    tags: ['Digital Marketing', 'Hands-on'],
    free: true,
  },
];

// Anchors of the weekly rhythm: any Saturday 15:00 and Sunday 10:00 in India would do.
const saturdayAnchor = Date.parse('2026-01-03T15:00:00+05:30');
const sundayAnchor = Date.parse('2026-01-04T10:00:00+05:30');

const modulo = (value: number, size: number) => ((value % size) + size) % size;

/** Number of the first weekly slot that starts after the instant. */
function nextSlot(anchor: number, now: number): number {
  return Math.floor((now - anchor) / WEEK_MS) + 1;
}

function webinarInSlot(slot: number): CareerEvent[] {
  const plan = webinarPlans[modulo(slot, webinarPlans.length)];
  if (!plan) return [];
  return [
    {
      ...plan,
      type: 'Webinar',
      host: webinarHost,
      startISO: toIstIso(saturdayAnchor + slot * WEEK_MS),
      durationMins: webinarMins,
      image: plan.id,
    },
  ];
}

function workshopInSlot(slot: number): CareerEvent[] {
  const plan = workshopPlans[modulo(slot, workshopPlans.length)];
  if (!plan) return [];
  return [
    {
      ...plan,
      type: 'Workshop',
      startISO: toIstIso(sundayAnchor + slot * WEEK_MS),
      durationMins: 180,
      image: plan.id,
    },
  ];
}

const bootcampEvent: CareerEvent = {
  id: bootcamp.id,
  type: 'Workshop',
  title: bootcamp.title,
  description:
    'Three workshops and a group project in one day at Hyderabad: a chat assistant, an image tool, business automation.',
  host: `${site.name} mentors`,
  startISO: bootcamp.startISO,
  durationMins: bootcamp.durationMins,
  tags: ['AI', 'Hands-on'],
  free: false,
  image: bootcamp.id,
  registrationUrlZoom: '/ai-bootcamp-event',
};

/** The latest answer of `eventsAt`, and the slots that it is for. */
let latest = { saturday: Number.NaN, sunday: Number.NaN, events: [] as readonly CareerEvent[] };

/**
 * The eight events as seen at an instant: five webinars on Saturdays at 15:00 (the last one that began and the
 * next four), two workshops on the coming Sundays, and the bootcamp on its own date. By start time.
 * @returns the same list as before as long as the same events come next, so that nothing is rendered again for it
 */
export function eventsAt(now: Date): readonly CareerEvent[] {
  const saturday = nextSlot(saturdayAnchor, now.getTime());
  const sunday = nextSlot(sundayAnchor, now.getTime());
  if (saturday !== latest.saturday || sunday !== latest.sunday) {
    const webinars = [-1, 0, 1, 2, 3].flatMap((step) => webinarInSlot(saturday + step));
    const workshops = [0, 1].flatMap((step) => workshopInSlot(sunday + step));
    const events = [...webinars, ...workshops, bootcampEvent].sort(
      (one, other) => Date.parse(one.startISO) - Date.parse(other.startISO),
    );
    latest = { saturday, sunday, events };
  }
  return latest.events;
}

/** When the event ends, in milliseconds. */
export function endOf(event: Pick<CareerEvent, 'startISO' | 'durationMins'>): number {
  return Date.parse(event.startISO) + event.durationMins * MINUTE_MS;
}
