import { advancedAiDigitalMarketingDetails } from '@/data/course-details/advanced-ai-digital-marketing';
import { advancedAiDigitalMarketing } from '@/data/curricula/advanced-ai-digital-marketing';
import { advancedAiDigitalMarketingTeaser } from '@/data/teasers/advanced-ai-digital-marketing';
import { CoursePage } from './course-page';

export { prefetch } from './course-page';

export function Component() {
  return (
    <CoursePage
      slug="advanced-ai-digital-marketing-job-guarantee"
      curriculum={advancedAiDigitalMarketing}
      details={advancedAiDigitalMarketingDetails}
      teaser={advancedAiDigitalMarketingTeaser}
    />
  );
}
