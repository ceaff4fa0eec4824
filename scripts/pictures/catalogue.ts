import { createHash } from 'node:crypto';

/** The idea that a cover draws: the figure woven into the ground. */
export type Figure =
  | 'chart'
  | 'megaphone'
  | 'funnel'
  | 'search'
  | 'network'
  | 'scatter'
  | 'table'
  | 'shield'
  | 'lock'
  | 'radar'
  | 'ladder'
  | 'calendar'
  | 'conversation'
  | 'neuron';

export type Hue = 'marketing' | 'data' | 'security' | 'ai' | 'career';

export interface CoverEntry {
  key: string;
  figure: Figure;
  hue: Hue;
  /** Describes the drawing for people who do not see it. */
  alt: string;
}

type MediaArt =
  | { kind: 'logo'; tone: 'ink' | 'paper' }
  | { kind: 'hero' }
  | { kind: 'course'; hue: Hue; figure: Figure; label: string }
  | { kind: 'avatars' };

export interface MediaEntry {
  key: string;
  /** Name shown in the media library. */
  name: string;
  category: 'course-thumbnails' | 'instructor-photos' | 'hero-images' | 'logos' | 'general';
  mime: 'image/webp' | 'image/png';
  width: number;
  height: number;
  alt: string;
  art: MediaArt;
}

export const COVER_WIDTH = 1600;
export const COVER_HEIGHT = 900;

const woven = 'drawn with woven threads';

export const covers: readonly CoverEntry[] = [
  {
    key: 'post-01',
    hue: 'career',
    figure: 'chart',
    alt: `A rising line chart ${woven} in saffron and indigo`,
  },
  {
    key: 'post-02',
    hue: 'marketing',
    figure: 'funnel',
    alt: `A funnel that narrows downwards, ${woven} in coral`,
  },
  {
    key: 'post-03',
    hue: 'marketing',
    figure: 'search',
    alt: `A magnifying glass over cloth, ${woven} in coral`,
  },
  {
    key: 'post-04',
    hue: 'data',
    figure: 'scatter',
    alt: `Scattered points along a trend line, ${woven} in teal`,
  },
  {
    key: 'post-05',
    hue: 'data',
    figure: 'table',
    alt: `A data table with a few bright cells, ${woven} in teal`,
  },
  {
    key: 'post-06',
    hue: 'data',
    figure: 'chart',
    alt: `A column chart with a rising line, ${woven} in teal`,
  },
  { key: 'post-07', hue: 'security', figure: 'shield', alt: `A shield ${woven} in violet` },
  {
    key: 'post-08',
    hue: 'security',
    figure: 'radar',
    alt: `A radar screen with three signals, ${woven} in violet`,
  },
  { key: 'post-09', hue: 'ai', figure: 'lock', alt: `A padlock ${woven} in blue` },
  {
    key: 'post-10',
    hue: 'career',
    figure: 'ladder',
    alt: `A ladder that leads upwards, ${woven} in saffron and indigo`,
  },
  {
    key: 'post-11',
    hue: 'marketing',
    figure: 'calendar',
    alt: `A month's calendar grid, ${woven} in coral`,
  },
  {
    key: 'post-12',
    hue: 'career',
    figure: 'conversation',
    alt: `Two speech bubbles that overlap, ${woven} in saffron and indigo`,
  },
  { key: 'post-13', hue: 'ai', figure: 'neuron', alt: `A layered neural network ${woven} in blue` },
  {
    key: 'post-14',
    hue: 'ai',
    figure: 'network',
    alt: `A network of linked points, ${woven} in blue`,
  },
];

export const media: readonly MediaEntry[] = [
  {
    key: 'media-01',
    name: 'careerloom-logo-on-paper.png',
    category: 'logos',
    mime: 'image/png',
    width: 1200,
    height: 400,
    alt: 'Careerloom logo, ink on paper',
    art: { kind: 'logo', tone: 'paper' },
  },
  {
    key: 'media-02',
    name: 'careerloom-logo-on-ink.png',
    category: 'logos',
    mime: 'image/png',
    width: 1200,
    height: 400,
    alt: 'Careerloom logo, paper on ink',
    art: { kind: 'logo', tone: 'ink' },
  },
  {
    key: 'media-03',
    name: 'hero-loom.webp',
    category: 'hero-images',
    mime: 'image/webp',
    width: 1920,
    height: 1080,
    alt: 'Loose threads in five colours that tighten into woven cloth from left to right',
    art: { kind: 'hero' },
  },
  {
    key: 'media-04',
    name: 'course-ai-digital-marketing.webp',
    category: 'course-thumbnails',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    alt: 'Course picture for AI digital marketing: a megaphone drawn with coral threads',
    art: { kind: 'course', hue: 'marketing', figure: 'megaphone', label: 'AI Digital Marketing' },
  },
  {
    key: 'media-05',
    name: 'course-data-science.webp',
    category: 'course-thumbnails',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    alt: 'Course picture for data science: points along a curve drawn with teal threads',
    art: { kind: 'course', hue: 'data', figure: 'scatter', label: 'Data Science' },
  },
  {
    key: 'media-06',
    name: 'course-cyber-security.webp',
    category: 'course-thumbnails',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    alt: 'Course picture for cybersecurity: a shield drawn with violet threads',
    art: { kind: 'course', hue: 'security', figure: 'shield', label: 'Cybersecurity' },
  },
  {
    key: 'media-07',
    name: 'course-digital-marketing-basic.webp',
    category: 'course-thumbnails',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    alt: 'Course picture for the digital marketing foundation: a funnel drawn with coral threads',
    art: { kind: 'course', hue: 'marketing', figure: 'funnel', label: 'Marketing Foundation' },
  },
  {
    key: 'media-08',
    name: 'mentor-avatars.webp',
    category: 'instructor-photos',
    mime: 'image/webp',
    width: 1200,
    height: 800,
    alt: 'Six mentors drawn as simple figures made of coloured threads',
    art: { kind: 'avatars' },
  },
];

/**
 * Storage name `<yyyymmdd>T<hhmmss>-<32 hex>.<ext>`, the shape that uploads get too. Derived from the key
 * alone, so that rebuilding a picture keeps every address that points to it.
 */
export function storageName(key: string, extension: string): string {
  const digest = createHash('sha256').update(key).digest('hex');
  const index = Number(key.slice(-2));
  const day = String(index).padStart(2, '0');
  const minute = String((index * 7) % 60).padStart(2, '0');
  return `202608${day}T10${minute}00-${digest.slice(0, 32)}.${extension}`;
}
