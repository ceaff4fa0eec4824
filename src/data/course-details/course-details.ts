import type { Testimonial } from '../testimonials';

export interface RoadmapStep {
  /** When, counted from the first day of the course. */
  readonly when: string;
  readonly role: string;
  readonly text: string;
}

export interface CourseDetails {
  readonly outcomes: readonly string[];
  readonly roadmap: readonly RoadmapStep[];
  /** Three learners. */
  readonly quotes: readonly Testimonial[];
}
