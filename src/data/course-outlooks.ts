import type { Course } from './courses';

/** What one weighs courses by, beside their figures: in few words, without the texts of the course pages. */
export interface CourseOutlook {
  /** Where a column has no room for the title. */
  readonly shortTitle: string;
  /** Each stands in the course's weekly plan. */
  readonly tools: readonly string[];
  /** The second step of the course's roadmap. */
  readonly firstRole: string;
  /** What it asks of those who begin, as in the brochure; a whole sentence. */
  readonly expects: string;
}

const outlooks: Readonly<Record<string, CourseOutlook>> = {
  'advanced-ai-digital-marketing-job-guarantee': {
    shortTitle: 'Advanced marketing',
    tools: [
      'Analytics and tag manager',
      'Heat maps',
      'Conversion APIs',
      'SQL and spreadsheets',
      'Image and video tools',
      'AI agents',
    ],
    firstRole: 'Performance marketing executive or SEO analyst',
    expects:
      'It builds on a page, a shop or a small campaign that you have run, or on our foundation course.',
  },
  'data-science': {
    shortTitle: 'Data science',
    tools: ['Pivot tables', 'SQL', 'Python', 'pandas', 'Version control', 'Language models'],
    firstRole: 'Data analyst',
    expects:
      'It needs no programming before the first week, but ease with spreadsheets and school mathematics.',
  },
  'cyber-security': {
    shortTitle: 'Cybersecurity',
    tools: ['Virtual machines', 'Windows and Linux', 'Packet capture', 'SIEM', 'Sigma', 'Sandbox'],
    firstRole: 'SOC analyst, level 1',
    expects:
      'It needs no earlier job in security, but you should have kept computers running, or taught yourself enough to want the reasons.',
  },
  'ai-digital-marketing-basic': {
    shortTitle: 'Marketing foundation',
    tools: ['AI assistants', 'Search Console', 'Business profile', 'Analytics'],
    firstRole: 'Digital marketing trainee or executive',
    expects: 'It begins from nothing: nobody expects you to know the words of the trade yet.',
  },
};

/** What stands for a course without words of its own. */
export function outlookOf({ slug, title }: Pick<Course, 'slug' | 'title'>): CourseOutlook {
  return (
    outlooks[slug] ?? {
      shortTitle: title,
      tools: ['AI assistants'],
      firstRole: 'First role',
      expects: 'A short assessment at the start says where you are.',
    }
  );
}
