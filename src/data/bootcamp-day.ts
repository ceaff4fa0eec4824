/** What the bootcamp's page alone says of the day, and visitors of other pages need not fetch. */
import { bootcamp, type EditionState } from './bootcamp';

export const slotTypes = ['session', 'workshop', 'activity', 'break'] as const;

export type SlotType = (typeof slotTypes)[number];

export interface AgendaSlot {
  /** Times of day as printed, and for `<time>`: 24-hour, India time. */
  readonly starts: string;
  readonly ends: string;
  readonly type: SlotType;
  readonly title: string;
  readonly text: string;
}

export interface Ticket {
  readonly id: 'early-bird' | 'regular';
  readonly name: string;
  /** Whole rupees. */
  readonly price: number;
  readonly note: string;
}

export const slotTypeLabels: Record<SlotType, string> = {
  break: 'Break',
  session: 'Session',
  workshop: 'Workshop',
  activity: 'Activity',
};

export const bootcampFigures = [
  { value: bootcamp.participants, label: 'participants' },
  { value: `${bootcamp.handsOnPercent}%`, label: 'hands-on' },
  { value: '3', label: 'workshops' },
  { value: '8', label: 'hours, lunch and tea included' },
] as const;

export const bootcampBenefits = [
  {
    title: 'Work faster the same week',
    text: 'Leave with five prompts written as briefs for your own job, tested on your own material.',
  },
  {
    title: 'Make pictures you may use',
    text: 'Produce a small visual campaign, and know what the licence and the platform allow.',
  },
  {
    title: 'Automate one real task',
    text: 'Connect a form, a sheet and an assistant so that a routine job runs with a human check.',
  },
  {
    title: 'Judge what a tool tells you',
    text: 'Practise spotting made-up facts, and learn what must never be pasted into a public tool.',
  },
  {
    title: 'Meet people at the same point',
    text: 'Work in groups of five across professions, and stay in touch in the networking group.',
  },
] as const;

/** Nine slots without a gap, from registration to certificates. */
export const agenda: readonly AgendaSlot[] = [
  {
    starts: '09:00',
    ends: '09:30',
    type: 'break',
    title: 'Registration and delegate kit',
    text: 'Tea, a badge, and a seat with a socket for your laptop.',
  },
  {
    starts: '09:30',
    ends: '10:30',
    type: 'session',
    title: 'What today’s AI can and cannot do',
    text: 'How these systems produce answers, why they invent, and five questions to ask before trusting one.',
  },
  {
    starts: '10:30',
    ends: '12:00',
    type: 'workshop',
    title: 'Productivity with a chat assistant',
    text: 'Prompts as briefs: summaries, tables, first drafts and research with checked sources.',
  },
  {
    starts: '12:00',
    ends: '13:00',
    type: 'workshop',
    title: 'Content creation with an image tool',
    text: 'From an idea to a consistent series of pictures, with rights and disclosure in mind.',
  },
  {
    starts: '13:00',
    ends: '14:00',
    type: 'break',
    title: 'Lunch',
    text: 'A vegetarian buffet; tell us about allergies beforehand.',
  },
  {
    starts: '14:00',
    ends: '15:30',
    type: 'workshop',
    title: 'Business automation',
    text: 'Build a small workflow without code: form, sheet, assistant, approval, e-mail.',
  },
  {
    starts: '15:30',
    ends: '16:00',
    type: 'session',
    title: 'Using AI responsibly at work',
    text: 'Over tea in the hall: personal data, company secrets, bias and credit, and a one-page policy to take home.',
  },
  {
    starts: '16:00',
    ends: '16:45',
    type: 'activity',
    title: 'Group project',
    text: 'Five people, one brief, forty-five minutes, a two-minute presentation.',
  },
  {
    starts: '16:45',
    ends: '17:00',
    type: 'activity',
    title: 'Closing and certificate distribution',
    text: 'What to do on Monday, questions, certificates.',
  },
];

export const bootcampInclusions = [
  { title: 'Delegate kit', text: 'Workbook, prompt cards, pen and badge.' },
  { title: 'Digital certificate', text: 'With your name and the day’s contents, by e-mail.' },
  { title: 'Networking group', text: 'A moderated group of all participants.' },
  { title: 'Event media', text: 'Photographs of the day and recordings of the sessions.' },
  {
    title: 'Lunch and tea',
    text: 'A vegetarian lunch; tea and coffee in the morning and the afternoon.',
  },
] as const;

export const tickets: readonly Ticket[] = [
  {
    id: 'early-bird',
    name: 'Early Bird',
    price: 1499,
    note: 'The same day at a lower price, for those who decide early.',
  },
  { id: 'regular', name: 'Regular', price: 1999, note: 'Until the last seat is taken.' },
];

/** In place of a ticket, which the waitlist has none of. */
export const waitlistTicket = 'waitlist';

/** The two tickets open the same door. */
export const ticketText = 'Both tickets are for the same seat and include the same things.';

export const paymentText = 'Tickets are paid by card through a payment provider.';

export const refundText =
  'Full refund up to 7 days before the event. After that you may transfer the ticket to another person, or receive the recordings instead.';

interface EditionTexts {
  /** The strip above everything. */
  readonly banner: string;
  readonly countdown: string;
  readonly action: string;
  /** In its place once this browser has booked, or waits. */
  readonly done: string;
  /** Under the prices. */
  readonly prices: string;
}

export const editionTexts: Record<EditionState, EditionTexts> = {
  upcoming: {
    banner: bootcamp.banner,
    countdown: 'Doors open in',
    action: bootcamp.bookLabel,
    done: 'Your booking',
    prices: 'Nothing is charged on this page.',
  },
  running: {
    banner: 'This edition is taking place now',
    countdown: 'The doors are open',
    action: bootcamp.waitlistLabel,
    done: 'On the waitlist',
    prices: 'These are the prices of this edition. Booking closed when the doors opened.',
  },
  past: {
    banner: bootcamp.pastText,
    countdown: 'The countdown has ended',
    action: bootcamp.waitlistLabel,
    done: 'On the waitlist',
    prices: 'These were the prices of this edition. The next one names its own.',
  },
};

export const bootcampFaq = [
  {
    question: 'Do I need a technical background?',
    answer:
      'No. If you can write an e-mail and fill in a spreadsheet, you can follow everything. Nobody will be asked to write code.',
  },
  {
    question: 'What does the ticket include?',
    answer:
      'All sessions and workshops, the delegate kit, a digital certificate, the networking group, event media, lunch and tea.',
  },
  {
    question: 'Where is the venue?',
    answer:
      'At a technology incubator in Hyderabad. The confirmation e-mail gives the hall, the entrance and the parking.',
  },
  {
    question: 'Can I cancel?',
    answer: refundText,
  },
  {
    question: 'How much hands-on practice is there?',
    answer: `About ${bootcamp.handsOnPercent}% of the working time is hands-on: three workshops and a group project. Bring a charged laptop.`,
  },
  {
    question: 'Is food provided?',
    answer:
      'Yes: a vegetarian lunch, and tea in the morning and the afternoon. Tell us about allergies when you have booked.',
  },
] as const;
