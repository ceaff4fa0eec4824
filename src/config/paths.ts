import { partnerSlug } from './site';

/** Every address of the application. Parameters are encoded here and nowhere else. */
export const paths = {
  home: () => '/',
  blogs: (query: { category?: string } = {}) =>
    query.category ? `/blogs?category=${encodeURIComponent(query.category)}` : '/blogs',
  blog: (id: string) => `/blogs/${encodeURIComponent(id)}`,
  feed: () => '/feed.xml',
  courses: () => '/courses',
  /** With these courses side by side; without any the page begins with its own choice. */
  compareCourses: (...slugs: readonly string[]) =>
    slugs.length > 0
      ? `/courses/compare?courses=${slugs.map(encodeURIComponent).join()}`
      : '/courses/compare',
  courseFinder: () => '/courses/finder',
  course: (slug: string) => `/courses/${encodeURIComponent(slug)}`,
  /** Scrolls to the application form and puts the cursor into its first field; with a cohort, which is chosen there. */
  courseApplication: (slug: string, cohort = '') =>
    `/courses/${encodeURIComponent(slug)}${cohort === '' ? '' : `?cohort=${encodeURIComponent(cohort)}`}#apply`,
  /** To be tasted without an account. */
  firstLesson: (slug: string) => `/courses/${encodeURIComponent(slug)}/first-lesson`,
  events: () => '/events',
  workshops: () => '/events/workshops',
  webinars: () => '/events/webinars',
  jobs: () => '/job-portal',
  job: (id: string) => `/job-portal/job/${encodeURIComponent(id)}`,
  jobApplication: (id: string) => `/job-portal/apply/${encodeURIComponent(id)}`,
  myApplications: () => '/job-portal/applications',
  bootcamp: () => '/ai-bootcamp-event',
  about: () => '/about',
  instructors: () => '/instructors',
  instructor: (id: string) => `/instructors#${id}`,
  resources: () => '/resources',
  faq: () => '/faq',
  contact: () => '/contact',
  /** The choice of course brochures. */
  brochures: () => '/contact#brochure',
  enroll: () => '/enroll',
  /** With the course chosen in the form, and a cohort of it. */
  enrollIn: (slug: string, cohort = '') =>
    `/enroll?course=${encodeURIComponent(slug)}${cohort === '' ? '' : `&cohort=${encodeURIComponent(cohort)}`}`,
  /** The calculator of instalments, on the home page. */
  emi: () => '/#emi',
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
  /** A page that staff wrote. */
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** What is not public yet, for whoever knows the secret. */
  preview: (secret: string) => `/preview/${encodeURIComponent(secret)}`,
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
    postHistory: (id: string) => `/cms/content/history/${encodeURIComponent(id)}`,
    pages: () => '/cms/pages',
    newPage: () => '/cms/pages/new',
    editPage: (id: string) => `/cms/pages/edit/${encodeURIComponent(id)}`,
    pageHistory: (id: string) => `/cms/pages/history/${encodeURIComponent(id)}`,
    media: () => '/cms/media',
    trash: () => '/cms/trash',
    trashedPages: () => '/cms/trash?tab=pages',
    leads: () => '/cms/leads',
    lead: (id: string) => `/cms/leads/${encodeURIComponent(id)}`,
    campaigns: () => '/cms/campaigns',
    /** `new` is one that is not stored yet. */
    campaign: (id: string) => `/cms/campaigns/${encodeURIComponent(id)}`,
    redirects: () => '/cms/redirects',
    seo: () => '/cms/seo',
    users: () => '/cms/users',
    /** Opens the dialog in which a user is added. */
    addUser: () => '/cms/users?add=user',
    activity: () => '/cms/activity',
    settings: () => '/cms/settings',
    analytics: () => '/cms/analytics',
  },
  admin: {
    blogs: () => '/admin/blogs',
    media: () => '/admin/media',
  },
} as const;
