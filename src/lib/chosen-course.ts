import { courses } from '@/data/courses';
import { choiceField, textField } from './search-state';

/** What an application's address says: its course, and a cohort of it. What stands there for a cohort may be anything. */
export const chosenFields = {
  course: choiceField(['', ...courses.map(({ slug }) => slug)], ''),
  cohort: textField(20),
};
