import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { keptMonths } from '@/config/consent';
import { paths } from '@/config/paths';

/** What is sent, and who reads it. */
const words = {
  'course-application': { what: 'What you enter', readers: 'our admissions team' },
  'contact-message': { what: 'What you write', readers: 'our support team' },
  'event-registration': { what: 'What you enter', readers: 'our events team' },
  'webinar-popup': { what: 'What you enter', readers: 'our events team' },
  'resource-unlock': { what: 'What you enter', readers: 'our course advisers' },
  'bootcamp-booking': { what: 'What you enter', readers: 'our events team' },
  'bootcamp-waitlist': { what: 'What you enter', readers: 'our events team' },
  'job-application': { what: 'All of this with your résumé', readers: 'our placement team' },
  'job-report': { what: 'Your report, without your name', readers: 'our placement team' },
} as const;

/** Which form it is. */
export type ConsentKind = keyof typeof words;

interface ConsentLineProps {
  readonly kind: ConsentKind;
  readonly className?: string;
}

/**
 * Under each visitors' form: what is sent, to whom and for how long it is kept. Whoever sends agrees to these words,
 * so `consentVersion` changes with them.
 */
export function ConsentLine({ kind, className }: ConsentLineProps) {
  const { what, readers } = words[kind];
  return (
    <p className={clsx('max-w-measure text-sm text-muted', className)}>
      {`${what}, and how you found us, goes to ${readers} and is erased after ${keptMonths} months, or when you say so. `}
      <Link
        to={paths.privacyPolicy()}
        target="_blank"
        rel="noopener"
        className="link-underline font-medium text-ink"
      >
        Privacy Policy
        <span className="sr-only"> (opens in a new tab)</span>
      </Link>
    </p>
  );
}
