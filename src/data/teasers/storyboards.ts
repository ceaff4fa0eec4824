import { advancedAiDigitalMarketingTeaser } from './advanced-ai-digital-marketing';
import { aiDigitalMarketingBasicTeaser } from './ai-digital-marketing-basic';
import { cyberSecurityTeaser } from './cyber-security';
import { dataScienceTeaser } from './data-science';
import type { Storyboard } from './teaser';

/** By the slug of the course. For what needs all at once; a page takes its own. */
export const storyboards: Readonly<Record<string, Storyboard>> = {
  'advanced-ai-digital-marketing-job-guarantee': advancedAiDigitalMarketingTeaser,
  'data-science': dataScienceTeaser,
  'cyber-security': cyberSecurityTeaser,
  'ai-digital-marketing-basic': aiDigitalMarketingBasicTeaser,
};
