export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;
export const courseCategories = ['Marketing', 'Data Science', 'Security'] as const;

export type CourseLevel = (typeof courseLevels)[number];
export type CourseCategory = (typeof courseCategories)[number];
export type CourseHue = 'ai' | 'marketing' | 'data' | 'security';

export interface Course {
  readonly slug: string;
  readonly title: string;
  readonly brief: string;
  readonly level: CourseLevel;
  readonly durationWeeks: number;
  readonly mode: 'Online';
  /** Without a currency, as everywhere on the site. */
  readonly price: number;
  readonly category: CourseCategory;
  /** Key of the drawn course art. */
  readonly image: string;
  /** Thread colour of the art and the category mark. */
  readonly hue: CourseHue;
  /** An MP4 film; its other files lie beside it, see `teaserFiles`. */
  readonly videoUrl?: string;
  /** Teaching and lab hours in all. */
  readonly hours: number;
  readonly assignments: number;
}

type CourseEntry = Omit<Course, 'mode' | 'hours' | 'assignments'> &
  Partial<Pick<Course, 'hours' | 'assignments'>>;

export const courseDefaults = { mode: 'Online', hours: 120, assignments: 8 } as const;

const course = (entry: CourseEntry): Course => ({ ...courseDefaults, ...entry });

/** In the order of the catalogue: the first three stand on the home page, the first is the form's default. */
export const courses: readonly Course[] = [
  course({
    slug: 'advanced-ai-digital-marketing-job-guarantee',
    title: 'Advanced AI Digital Marketing with Job Guarantee',
    brief:
      'Plan, run and measure campaigns across search, social, e-mail and content, with AI in the daily workflow, two live client projects and a job guarantee.',
    level: 'Advanced',
    durationWeeks: 24,
    price: 3500,
    category: 'Marketing',
    image: 'course-advanced-ai-digital-marketing',
    hue: 'ai',
    videoUrl: '/resources/teasers/advanced-ai-digital-marketing-job-guarantee.mp4',
    hours: 180,
    assignments: 12,
  }),
  course({
    slug: 'data-science',
    title: 'Data Science with Python and SQL',
    brief:
      'From spreadsheets to models that hold up: SQL, Python, statistics and machine learning, with four portfolio projects on real, untidy data sets.',
    level: 'Intermediate',
    durationWeeks: 16,
    price: 2400,
    category: 'Data Science',
    image: 'course-data-science',
    hue: 'data',
    videoUrl: '/resources/teasers/data-science.mp4',
  }),
  course({
    slug: 'cyber-security',
    title: 'Cybersecurity Analyst',
    brief:
      'Work alerts as a security operations analyst does: networks, logs, detection, incident response and cloud basics, in labs rebuilt from real cases.',
    level: 'Intermediate',
    durationWeeks: 8,
    price: 1800,
    category: 'Security',
    image: 'course-cyber-security',
    hue: 'security',
    videoUrl: '/resources/teasers/cyber-security.mp4',
    hours: 80,
    assignments: 6,
  }),
  course({
    slug: 'ai-digital-marketing-basic',
    title: 'AI Digital Marketing Foundation',
    brief:
      'A first program in digital marketing: a site that is found, campaigns on a small budget, numbers you can explain, and AI tools used with judgement.',
    level: 'Beginner',
    durationWeeks: 12,
    price: 1500,
    category: 'Marketing',
    image: 'course-ai-digital-marketing-basic',
    hue: 'marketing',
    videoUrl: '/resources/teasers/ai-digital-marketing-basic.mp4',
    hours: 100,
    assignments: 8,
  }),
];

/** @returns the course, or undefined where no course has the slug */
export function findCourse(slug: string | undefined): Course | undefined {
  return courses.find((one) => one.slug === slug);
}

/** Address of the brochure, a PDF document made by `npm run build:resources`. */
export function brochureFile({ slug }: Pick<Course, 'slug'>): string {
  return `/resources/brochures/${slug}.pdf`;
}
