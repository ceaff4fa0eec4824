import type { Course } from '../courses';

export interface TeaserScene {
  /** The large words of the scene, as they stand on the screen. */
  readonly words: string;
  /** What moves beside the words, with the figures and labels in it. */
  readonly shows: string;
  readonly seconds: number;
}

/** What the teaser of one course tells between its opening and its end. */
export interface Storyboard {
  /** The weave that gathers before the title. */
  readonly opening: string;
  /** Four pieces of work that learners really do, in the order of the course. */
  readonly scenes: readonly [TeaserScene, TeaserScene, TeaserScene, TeaserScene];
  /** The line under the figures of the course. */
  readonly practice: string;
  /** The last words. */
  readonly call: string;
}

/** The day on which the teasers were first published. */
export const teasersPublished = '2026-11-23';

/** Every scene of a teaser in order; title and figures are those of the course. */
export function scenesOf(
  { title, durationWeeks, hours, assignments }: Course,
  { opening, scenes, practice, call }: Storyboard,
): readonly TeaserScene[] {
  return [
    { words: title, shows: opening, seconds: 5 },
    ...scenes,
    {
      words: `${durationWeeks} weeks. ${hours} hours. ${assignments} assignments.`,
      shows: `The three figures stand above one long thread. Below it: “${practice}”`,
      seconds: 5.5,
    },
    { words: `Careerloom. ${call}`, shows: 'The threads close into cloth.', seconds: 5 },
  ];
}

/** @returns in seconds */
export function lengthOf(scenes: readonly TeaserScene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.seconds, 0);
}

/** The files of a teaser lie side by side: a film in two formats, its captions and a still picture of it. */
export function teaserFiles(videoUrl: string) {
  const stem = videoUrl.replace(/\.mp4$/, '');
  return {
    mp4: `${stem}.mp4`,
    webm: `${stem}.webm`,
    captions: `${stem}.vtt`,
    poster: `${stem}.webp`,
  } as const;
}

interface Cue {
  /** Seconds from the start of the film. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Each scene gives two captions: its words, then what is seen; both long enough to be read. */
export function cuesOf(scenes: readonly TeaserScene[]): readonly Cue[] {
  let start = 0;
  return scenes.flatMap(({ words, shows, seconds }) => {
    const from = start;
    const turn = from + Math.max(1.5, (seconds * words.length) / (words.length + shows.length));
    start += seconds;
    const middle = Math.round(turn * 10) / 10;
    return [
      { from, to: middle, text: words },
      { from: middle, to: start, text: `[${shows}]` },
    ];
  });
}
