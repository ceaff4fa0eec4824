import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { completeRoutes } from '../support/route-table';
import { paths } from '@/config/paths';

const hostile = '../cms?x=1#y z/%2e';

/** The pattern of the route that answers an address; the last resort `*` counts as none. */
function patternOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const matches = matchRoutes(completeRoutes, pathname) ?? [];
  const pattern = matches
    .map(({ route }) => route.path ?? '')
    .filter(Boolean)
    .join('/')
    .replace('//', '/');
  return pattern.endsWith('*') ? undefined : pattern;
}

describe('every built path leads to its route', () => {
  it.each([
    [paths.home(), '/'],
    [paths.blogs(), '/blogs'],
    [paths.blogs({ category: 'data-science' }), '/blogs'],
    [paths.blog('1'), '/blogs/:id'],
    [paths.courses(), '/courses'],
    [paths.course('1'), '/courses/:slug'],
    [paths.courseApplication('1'), '/courses/:slug'],
    [paths.events(), '/events'],
    [paths.workshops(), '/events/workshops'],
    [paths.webinars(), '/events/webinars'],
    [paths.jobs(), '/job-portal'],
    [paths.job('1'), '/job-portal/job/:id'],
    [paths.jobApplication('1'), '/job-portal/apply/:id'],
    [paths.myApplications(), '/job-portal/applications'],
    [paths.bootcamp(), '/ai-bootcamp-event'],
    [paths.about(), '/about'],
    [paths.instructors(), '/instructors'],
    [paths.resources(), '/resources'],
    [paths.faq(), '/faq'],
    [paths.contact(), '/contact'],
    [paths.brochures(), '/contact'],
    [paths.enroll(), '/enroll'],
    [paths.enrollIn('1'), '/enroll'],
    [paths.beyondTheCourses(), '/beyond-the-courses'],
    [paths.privacyPolicy(), '/privacy-policy'],
    [paths.userPolicy(), '/user-policy'],
    [paths.careerAssistance(), '/career-assistance'],
    [paths.referAndEarn(), '/refer-and-earn'],
    [paths.refundPolicy(), '/refund-policy'],
    [paths.termsAndConditions(), '/terms-and-conditions'],
    [paths.careers(), '/careers'],
    [paths.corporateTraining(), '/corporate-training'],
    [paths.joinAsMentor(), '/join-as-mentor'],
    [paths.applyAsTrainer(), '/apply-as-trainer'],
    [paths.partner(), '/partner-with-careerloom-edtech'],
    [paths.page('about-us'), '/:slug'],
    [paths.notFound(), '/404'],
    [paths.cms.home(), '/cms'],
    [paths.cms.login(), '/cms/login'],
    [paths.cms.login('/cms/content?page=2'), '/cms/login'],
    [paths.cms.forgotPassword(), '/cms/forgot-password'],
    [paths.cms.setPassword(), '/cms/set-password'],
    [paths.cms.posts(), '/cms/content'],
    [paths.cms.newPost(), '/cms/content/new'],
    [paths.cms.editPost('1'), '/cms/content/edit/:id'],
    [paths.cms.pages(), '/cms/pages'],
    [paths.cms.newPage(), '/cms/pages/new'],
    [paths.cms.editPage('1'), '/cms/pages/edit/:id'],
    [paths.cms.media(), '/cms/media'],
    [paths.cms.users(), '/cms/users'],
    [paths.cms.addUser(), '/cms/users'],
    [paths.cms.settings(), '/cms/settings'],
    [paths.cms.analytics(), '/cms/analytics'],
    [paths.admin.blogs(), '/admin/blogs'],
    [paths.admin.media(), '/admin/media'],
  ])('%s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  });

  it('has none that is missing from this list', () => {
    // A path that is added to the table of paths belongs into the list above.
    expect(Object.keys(paths)).toEqual([
      'home',
      'blogs',
      'blog',
      'feed',
      'courses',
      'course',
      'courseApplication',
      'events',
      'workshops',
      'webinars',
      'jobs',
      'job',
      'jobApplication',
      'myApplications',
      'bootcamp',
      'about',
      'instructors',
      'resources',
      'faq',
      'contact',
      'brochures',
      'enroll',
      'enrollIn',
      'beyondTheCourses',
      'privacyPolicy',
      'userPolicy',
      'careerAssistance',
      'referAndEarn',
      'refundPolicy',
      'termsAndConditions',
      'careers',
      'corporateTraining',
      'joinAsMentor',
      'applyAsTrainer',
      'partner',
      'page',
      'notFound',
      'cms',
      'admin',
    ]);
    expect(Object.keys(paths.admin)).toEqual(['blogs', 'media']);
    expect(Object.keys(paths.cms)).toEqual([
      'home',
      'login',
      'forgotPassword',
      'setPassword',
      'posts',
      'newPost',
      'editPost',
      'pages',
      'newPage',
      'editPage',
      'media',
      'users',
      'addUser',
      'settings',
      'analytics',
    ]);
  });
});

describe('parameters are encoded', () => {
  it.each([
    [paths.blog(hostile), '/blogs/:id', 'id'],
    [paths.course(hostile), '/courses/:slug', 'slug'],
    [paths.cms.editPost(hostile), '/cms/content/edit/:id', 'id'],
  ])('%s', (address, pattern, name) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost');
    expect([search, hash]).toEqual(['', '']);
    expect(patternOf(address)).toBe(pattern);
    expect(matchRoutes(completeRoutes, pathname)?.at(-1)?.params[name]).toBe(hostile);
  });

  it('in queries too', () => {
    const blogs = new URL(paths.blogs({ category: 'a&b=c' }), 'http://localhost');
    expect([...blogs.searchParams]).toEqual([['category', 'a&b=c']]);
    const login = new URL(
      paths.cms.login('/cms/content?page=2&status=draft#x'),
      'http://localhost',
    );
    expect([...login.searchParams]).toEqual([['redirect', '/cms/content?page=2&status=draft#x']]);
    expect(login.hash).toBe('');
  });
});
