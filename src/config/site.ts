/** The brand in one place: renaming the company is an edit of this file alone. */
export const site = {
  name: 'Careerloom',
  /** Used where the build knows no VITE_SITE_URL. */
  defaultUrl: 'https://careerloom.example',
  tagline: 'Outcome-driven learning for the future of work.',
  description:
    'Online career training: job-ready programs in digital marketing, data science, cybersecurity and AI, with mentors, projects and placement support.',
  supportEmail: 'support@careerloom.example',
  phone: '+91 00000 00000',
  chatUrl: 'https://chat.careerloom.example/910000000000',
  locale: 'en-IN',
  social: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/careerloom.example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@careerloom.example' },
    { label: 'Instagram', url: 'https://www.instagram.com/careerloom.example' },
  ],
  shareImage: '/share/default.png',
} as const;

/** Slug of the partner page, which carries the product's name. */
export const partnerSlug = `partner-with-${site.name.toLowerCase()}-edtech`;
