import { partnerSlug } from './site';

/** Every address of the application. Parameters are encoded here and nowhere else. */
export const paths = {
  home: () => '/',
  blogs: (query: { category?: string } = {}) =>
    query.category ? `/blogs?category=${encodeURIComponent(query.category)}` : '/blogs',
  blog: (id: string) => `/blogs/${encodeURIComponent(id)}`,
  feed: () => '/feed.xml',
  courses: () => '/courses',
  course: (slug: string) => `/courses/${encodeURIComponent(slug)}`,
  /** Scrolls to the application form and puts the cursor into its first field. */
  courseApplication: (slug: string) => `/courses/${encodeURIComponent(slug)}#apply`,
  events: () => '/events',
  workshops: () => '/events/workshops',
  webinars: () => '/events/webinars',
  about: () => '/about',
  instructors: () => '/instructors',
  resources: () => '/resources',
  faq: () => '/faq',
  contact: () => '/contact',
  enroll: () => '/enroll',
  beyondTheCourses: () => '/beyond-the-courses',
  privacyPolicy: () => '/privacy-policy',
  userPolicy: () => '/user-policy',
  careerAssistance: () => '/career-assistance',
  referAndEarn: () => '/refer-and-earn',
  refundPolicy: () => '/refund-policy',
  termsAndConditions: () => '/terms-and-conditions',
  careers: () => '/careers',
  corporateTraining: () => '/corporate-training',
  joinAsMentor: () => '/join-as-mentor',
  applyAsTrainer: () => '/apply-as-trainer',
  partner: () => `/${partnerSlug}`,
  notFound: () => '/404',
  cms: {
    home: () => '/cms',
    login: (redirectTo?: string) =>
      redirectTo ? `/cms/login?redirect=${encodeURIComponent(redirectTo)}` : '/cms/login',
    forgotPassword: () => '/cms/forgot-password',
    setPassword: () => '/cms/set-password',
    posts: () => '/cms/content',
    newPost: () => '/cms/content/new',
    editPost: (id: string) => `/cms/content/edit/${encodeURIComponent(id)}`,
  },
} as const;
