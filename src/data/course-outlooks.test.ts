import { describe, expect, it } from 'vitest';
import { advancedAiDigitalMarketingDetails } from './course-details/advanced-ai-digital-marketing';
import { aiDigitalMarketingBasicDetails } from './course-details/ai-digital-marketing-basic';
import { cyberSecurityDetails } from './course-details/cyber-security';
import { dataScienceDetails } from './course-details/data-science';
import { outlookOf } from './course-outlooks';
import { courses } from './courses';
import { advancedAiDigitalMarketing } from './curricula/advanced-ai-digital-marketing';
import { aiDigitalMarketingBasic } from './curricula/ai-digital-marketing-basic';
import { cyberSecurity } from './curricula/cyber-security';
import { dataScience } from './curricula/data-science';

const texts = {
  'advanced-ai-digital-marketing-job-guarantee': [
    advancedAiDigitalMarketing,
    advancedAiDigitalMarketingDetails,
  ],
  'data-science': [dataScience, dataScienceDetails],
  'cyber-security': [cyberSecurity, cyberSecurityDetails],
  'ai-digital-marketing-basic': [aiDigitalMarketingBasic, aiDigitalMarketingBasicDetails],
} as const;

it('every course has an outlook that is checked here', () => {
  expect(courses.map(({ slug }) => slug)).toEqual(Object.keys(texts));
});

describe.each(Object.entries(texts))('the outlook of %s', (slug, [plan, details]) => {
  const outlook = outlookOf({ slug, title: '' });

  it('names tools that its weekly plan teaches', () => {
    const taught = plan.modules
      .flatMap(({ weeks }) => weeks.flatMap(({ title, points }) => [title, ...points]))
      .join('\n')
      .toLowerCase();
    expect(outlook.tools.filter((tool) => !taught.includes(tool.toLowerCase()))).toEqual([]);
    expect(outlook.tools.length).toBeGreaterThan(2);
  });

  it('promises the first role of its roadmap', () => {
    expect(outlook.firstRole).toBe(details.roadmap[1]?.role);
  });
});
