import type { Testimonial } from '../testimonials';

export interface RoadmapStep {
  /** When, counted from the first day of the course. */
  readonly when: string;
  readonly role: string;
  readonly text: string;
}

export interface CourseDetails {
  /** The brief in fewer words, for search engines: level, length and mode follow it. */
  readonly summary: string;
  readonly outcomes: readonly string[];
  readonly roadmap: readonly RoadmapStep[];
  /** Three learners. */
  readonly quotes: readonly Testimonial[];
}
