import type { PortraitKey } from './portraits';

export interface Testimonial {
  readonly name: string;
  /** The drawn portrait; initials stand in for it where it does not load. */
  readonly image: PortraitKey;
  /** Job and employer. */
  readonly role: string;
  readonly quote: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Priya Deshmukh',
    image: 'learner-priya-deshmukh',
    role: 'Performance Marketing Executive, Tamarind & Thread',
    quote:
      'I had run a shop page for two years without knowing my cost per sale. In week nine I rebuilt its tracking, and that spreadsheet was what my interviewer wanted to talk about.',
  },
  {
    name: 'Rohan Kulkarni',
    image: 'learner-rohan-kulkarni',
    role: 'Data Analyst, Northwind Logistics Lab',
    quote:
      'I came from accounts, thirty-one, with no code behind me. The mentors never made that a problem. They made me explain my numbers until I could do it without notes.',
  },
  {
    name: 'Fatima Sheikh',
    image: 'learner-fatima-sheikh',
    role: 'SOC Analyst, Kestrel Secure',
    quote:
      'My first real alert looked like lab six. I wrote the note in the order we had practised and my lead sent it on without changing a line.',
  },
];
