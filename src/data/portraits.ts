/** Who has a drawn portrait (`npm run build:portraits`), by the names of their files. */
export const portraitKeys = [
  'mentor-ananya-rao',
  'mentor-vikram-sethi',
  'mentor-meera-nair',
  'mentor-arjun-malhotra',
  'learner-priya-deshmukh',
  'learner-rohan-kulkarni',
  'learner-fatima-sheikh',
  'learner-aditya-rane',
  'learner-lakshmi-iyer',
  'learner-harpreet-gill',
  'learner-nisha-varghese',
  'learner-sameer-joshi',
  'learner-deepak-yadav',
  'learner-anjali-thomas',
  'learner-mohammed-faiz',
  'learner-tanvi-shah',
  'learner-kavya-menon',
  'learner-imran-qureshi',
  'learner-sneha-patil',
] as const;

export type PortraitKey = (typeof portraitKeys)[number];

/** Widths of the square files, in pixels. */
export const portraitWidths = [128, 512] as const;

/** Where they lie; hosts keep them for a day, since a portrait that is drawn anew keeps its name. */
export const portraitFolder = '/resources/portraits/';

export type PortraitFormat = 'avif' | 'webp';

export function portraitFile(key: PortraitKey, width: number, format: PortraitFormat): string {
  return `${portraitFolder}${key}-${width}.${format}`;
}

/** For `srcset`. */
export function portraitSet(key: PortraitKey, format: PortraitFormat): string {
  return portraitWidths.map((width) => `${portraitFile(key, width, format)} ${width}w`).join(', ');
}
