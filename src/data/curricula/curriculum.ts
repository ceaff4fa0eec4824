export interface CurriculumWeek {
  /** 1 is the first week of the course. */
  readonly week: number;
  readonly title: string;
  readonly points: readonly string[];
  /** What the learner hands in at the end of the week, where there is something. */
  readonly handIn?: string;
}

export interface CurriculumModule {
  readonly title: string;
  readonly weeks: readonly CurriculumWeek[];
}

export interface Curriculum {
  readonly modules: readonly CurriculumModule[];
}

type WeekText = Omit<CurriculumWeek, 'week'>;

/** @param handIn leave out where the week has only practice */
export function week(title: string, points: readonly string[], handIn?: string): WeekText {
  return handIn === undefined ? { title, points } : { title, points, handIn };
}

/** Numbers the weeks through all modules. */
export function curriculum(
  modules: readonly (readonly [string, readonly WeekText[]])[],
): Curriculum {
  let number = 0;
  return {
    modules: modules.map(([title, weeks]) => ({
      title,
      weeks: weeks.map((text) => ({ week: (number += 1), ...text })),
    })),
  };
}

/** @returns the number of weeks in all modules */
export function weekCount({ modules }: Curriculum): number {
  return modules.reduce((sum, module) => sum + module.weeks.length, 0);
}
