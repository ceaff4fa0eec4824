import { describe, expect, it } from 'vitest';
import { fileOf, parseHtml, readText } from '../support/built-site';

const policies = [
  {
    address: '/privacy-policy',
    title: 'Privacy Policy',
    sections: [
      'Information we collect',
      'How we use information',
      'Disclosure',
      'Security',
      'Your choices',
      'International transfers',
      'Third-party data',
      'Children under 18',
      'Changes to this policy',
      'Contact',
    ],
    rules: [
      'you must be 18 or over',
      'What you send with a form reaches us.',
      'is erased 24 months after we received it',
      'This applies to course applications and enrolment details, contact messages',
      'If your browser sends Global Privacy Control, this is neither kept nor sent.',
      'We do not sell or rent personal information.',
      'support@careerloom.example',
    ],
  },
  {
    address: '/user-policy',
    title: 'User Policy',
    sections: [
      'Be respectful',
      'Do not share paid content publicly',
      'Use resources for learning and career',
      'When something goes wrong',
    ],
    rules: ['Criticise the work and never the person.', 'Do not publish, resell or pass them on'],
  },
  {
    address: '/refund-policy',
    title: 'Refund Policy',
    sections: [
      'When you get a refund',
      'Processing fees',
      'If you pay in instalments',
      'How to ask for it',
      'Special cases',
    ],
    rules: [
      'You get your course fee back, minus processing fees, if you withdraw',
      'before your cohort starts',
      'within the trial window',
      'There is no application fee',
      'foreclose without a penalty after 3 EMIs',
      'write to support at support@careerloom.example',
    ],
  },
  {
    address: '/terms-and-conditions',
    title: 'Terms and Conditions',
    sections: [
      'Using this site',
      'Applying and enrolling',
      'Job guarantee and career support',
      'Content and access',
      'Liability, law and contact',
    ],
    rules: [
      'attend at least 90% of the sessions',
      'Most offers come within 3-6 months of finishing.',
      'You must be 18 or over.',
      'lifetime access to the learning platform',
    ],
  },
];

/** Words of an element as one reads them, with single blanks. */
const wordsOf = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

const allWords = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(wordsOf);

describe.each(policies)('the $title', ({ address, title, sections, rules }) => {
  const document = parseHtml(readText(fileOf(address)));

  it('states its rules and its dates', () => {
    expect(document.title).toBe(`${title} | Careerloom`);
    expect(wordsOf(document.querySelector('h1'))).toBe(title);
    const main = wordsOf(document.querySelector('main'));
    for (const rule of [...rules, 'In force since', 'In short']) expect(main).toContain(rule);
    expect(wordsOf(document.querySelector('time[datetime="2026-11-01"]'))).toBe('1 November 2026');
  });

  it('has numbered sections, and the contents list them', () => {
    expect(allWords(document, 'nav[aria-label="Contents"] a')).toEqual(sections);
    const numbered = sections.map((section, index) => `${index + 1}. ${section}`);
    expect(allWords(document, '.prose h2')).toEqual(numbered);
  });

  it('leads to its neighbours and to a person', () => {
    const links = [...document.querySelectorAll('main a')].map((link) => [
      wordsOf(link),
      link.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['Refer and earn: program terms', '/refer-and-earn']);
    expect(links).toContainEqual(['Ask a person', '/contact']);
    const related = allWords(document, 'article footer a').join('\n');
    const named = policies.filter((other) => related.includes(other.title));
    expect(named.map((other) => other.address)).toEqual(
      policies.map((other) => other.address).filter((other) => other !== address),
    );
  });
});
