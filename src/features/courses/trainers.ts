import { courses, type Course, type CourseHue } from '@/data/courses';
import { instructors, trainerProfileCount, type Instructor } from '@/data/instructors';

/** Who leads the courses of a field. */
const leads: Record<CourseHue, string> = {
  ai: 'ananya-rao',
  marketing: 'ananya-rao',
  data: 'vikram-sethi',
  security: 'meera-nair',
};

/** All instructors, the field's own lead first. */
export function instructorsFor(hue: CourseHue): Instructor[] {
  const rank = (one: Instructor) => (one.id === leads[hue] ? 0 : 1);
  return [...instructors].sort((one, other) => rank(one) - rank(other));
}

/** Those whom the tab "Trainer profile" tells more about. */
export function trainersFor(hue: CourseHue): Instructor[] {
  return instructorsFor(hue).slice(0, trainerProfileCount);
}

interface Teaching {
  readonly course: Course;
  /** Whether they lead it; the others join for their subjects and for project reviews. */
  readonly isLead: boolean;
}

/** What an instructor teaches, the courses they lead first. */
export function coursesOf(id: string): Teaching[] {
  return courses
    .filter(({ hue }) => instructorsFor(hue).some((one) => one.id === id))
    .map((course) => ({ course, isLead: leads[course.hue] === id }))
    .sort((one, other) => Number(other.isLead) - Number(one.isLead));
}
