import { advancedAiDigitalMarketing } from './advanced-ai-digital-marketing';
import { aiDigitalMarketingBasic } from './ai-digital-marketing-basic';
import type { Curriculum } from './curriculum';
import { cyberSecurity } from './cyber-security';
import { dataScience } from './data-science';
import { defaultCurriculum } from './default-curriculum';

const bySlug: Readonly<Record<string, Curriculum>> = {
  'advanced-ai-digital-marketing-job-guarantee': advancedAiDigitalMarketing,
  'data-science': dataScience,
  'cyber-security': cyberSecurity,
  'ai-digital-marketing-basic': aiDigitalMarketingBasic,
};

/** The week-by-week plan of a course; the generic one where the course has none of its own. */
export function curriculumFor(slug: string): Curriculum {
  return bySlug[slug] ?? defaultCurriculum;
}

export const plannedSlugs: readonly string[] = Object.keys(bySlug);
