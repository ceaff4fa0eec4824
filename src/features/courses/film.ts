import type { Course } from '@/data/courses';
import {
  lengthOf,
  scenesOf,
  teaserFiles,
  teasersPublished,
  type Storyboard,
  type TeaserScene,
} from '@/data/teasers/teaser';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import type { JsonLdObject } from '@/lib/seo/json-ld';

export interface Film {
  /** Of the course. */
  readonly title: string;
  /** Addresses. */
  readonly files: ReturnType<typeof teaserFiles>;
  readonly scenes: readonly TeaserScene[];
  /** Whole seconds. */
  readonly seconds: number;
}

/** @returns undefined for a course without a film */
export function filmOf(course: Course, storyboard: Storyboard): Film | undefined {
  if (course.videoUrl === undefined) return undefined;
  const scenes = scenesOf(course, storyboard);
  return {
    title: course.title,
    files: teaserFiles(course.videoUrl),
    scenes,
    seconds: Math.round(lengthOf(scenes)),
  };
}

/** The film as search engines list it. */
export function filmJsonLd({ title, files, scenes, seconds }: Film): JsonLdObject {
  return {
    '@type': 'VideoObject',
    name: `${title}: the course in ${seconds} seconds`,
    description: scenes.map(({ words }) => words).join(' '),
    thumbnailUrl: absoluteUrl(files.poster),
    uploadDate: `${teasersPublished}T00:00:00+05:30`,
    duration: `PT${seconds}S`,
    contentUrl: absoluteUrl(files.mp4),
    inLanguage: 'en',
  };
}
