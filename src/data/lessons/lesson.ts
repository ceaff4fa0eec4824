/** In every text `**words**` are strong, and what stands between backticks is code. */
export type LessonBlock =
  | { readonly kind: 'text' | 'code' | 'note'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      /** Read out, and seen above it. */
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of each names its row. */
      readonly rows: readonly (readonly string[])[];
    };

export interface LessonSection {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LessonBlock[];
}

/** The first lesson of a course, whole, for whoever would like to taste it. */
export interface Lesson {
  readonly slug: string;
  readonly title: string;
  /** For search results and shared links, 70 to 160 characters. */
  readonly description: string;
  readonly lead: string;
  /** With the exercise, for somebody who reads with care. */
  readonly minutes: number;
  readonly sections: readonly LessonSection[];
  readonly exercise: {
    readonly title: string;
    readonly task: readonly LessonBlock[];
    /** Behind a fold, for whoever asks, and for browsers without scripts. */
    readonly solution: readonly LessonBlock[];
  };
  readonly closing: { readonly title: string; readonly text: string };
  /** Title of the free webinar that goes on from here. */
  readonly webinar: string;
}

export const text = (words: string): LessonBlock => ({ kind: 'text', text: words });
export const code = (lines: string): LessonBlock => ({ kind: 'code', text: lines });
export const note = (words: string): LessonBlock => ({ kind: 'note', text: words });
export const list = (...items: string[]): LessonBlock => ({ kind: 'list', items });
export const steps = (...items: string[]): LessonBlock => ({ kind: 'steps', items });
