/**
 * What the ready sections of pages are made of: exact names of classes, each on one kind of element. The sanitiser
 * keeps no others, and `page-sections.css` says how they look.
 */
export const sectionClasses = {
  section: [
    'section-hero',
    'section-columns',
    'section-call',
    'section-questions',
    'section-quote',
    'section-figures',
    'section-cards',
  ],
  a: ['section-button'],
} as const;

export type SectionClass = (typeof sectionClasses.section)[number];
