import { aiDigitalMarketingBasicDetails } from '@/data/course-details/ai-digital-marketing-basic';
import { aiDigitalMarketingBasic } from '@/data/curricula/ai-digital-marketing-basic';
import { aiDigitalMarketingBasicTeaser } from '@/data/teasers/ai-digital-marketing-basic';
import { CoursePage } from './course-page';

export { prefetch } from './course-page';

export function Component() {
  return (
    <CoursePage
      slug="ai-digital-marketing-basic"
      curriculum={aiDigitalMarketingBasic}
      details={aiDigitalMarketingBasicDetails}
      teaser={aiDigitalMarketingBasicTeaser}
    />
  );
}
