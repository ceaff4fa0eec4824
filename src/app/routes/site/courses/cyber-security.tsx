import { cyberSecurityDetails } from '@/data/course-details/cyber-security';
import { cyberSecurity } from '@/data/curricula/cyber-security';
import { cyberSecurityTeaser } from '@/data/teasers/cyber-security';
import { CoursePage } from './course-page';

export { prefetch } from './course-page';

export function Component() {
  return (
    <CoursePage
      slug="cyber-security"
      curriculum={cyberSecurity}
      details={cyberSecurityDetails}
      teaser={cyberSecurityTeaser}
    />
  );
}
