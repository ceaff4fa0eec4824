import { dataScienceDetails } from '@/data/course-details/data-science';
import { dataScience } from '@/data/curricula/data-science';
import { dataScienceTeaser } from '@/data/teasers/data-science';
import { CoursePage } from './course-page';

export { prefetch } from './course-page';

export function Component() {
  return (
    <CoursePage
      slug="data-science"
      curriculum={dataScience}
      details={dataScienceDetails}
      teaser={dataScienceTeaser}
    />
  );
}
