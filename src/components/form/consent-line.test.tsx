import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { consentVersion } from '@/config/consent';
import { ConsentLine, type ConsentKind } from './consent-line';

const enter = (readers: string) =>
  `What you enter, and how you found us, goes to ${readers} and is erased after 24 months, or when you say so. Privacy Policy (opens in a new tab)`;

const words: Readonly<Record<ConsentKind, string>> = {
  'course-application': enter('our admissions team'),
  'contact-message': enter('our support team').replace('enter', 'write'),
  'event-registration': enter('our events team'),
  'webinar-popup': enter('our events team'),
  'resource-unlock': enter('our course advisers'),
  'bootcamp-booking': enter('our events team'),
  'bootcamp-waitlist': enter('our events team'),
  'job-application': enter('our placement team').replace(
    'What you enter',
    'All of this with your résumé',
  ),
  'job-report': enter('our placement team').replace(
    'What you enter',
    'Your report, without your name',
  ),
};

// Other words are another version: what somebody was told when they sent is looked up by it.
test('version 2026-11-22 of the words under the nine forms', () => {
  expect(consentVersion).toBe('2026-11-22');
  for (const kind of Object.keys(words) as ConsentKind[]) {
    const { container, unmount } = render(
      <MemoryRouter>
        <ConsentLine kind={kind} />
      </MemoryRouter>,
    );
    expect(container).toHaveTextContent(words[kind]);
    const link = container.querySelector('a');
    expect(link).toHaveAttribute('href', '/privacy-policy');
    // What was typed stays where it is.
    expect(link).toHaveAttribute('target', '_blank');
    unmount();
  }
});
