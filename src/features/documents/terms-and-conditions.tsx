import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { terms } from '@/data/facts';
import { SupportAddress } from './contact-lines';
import type { PolicyDocument } from './model';

const { min, max } = terms.offersWithinMonths;

export const termsAndConditions: PolicyDocument = {
  title: 'Terms and Conditions',
  lead: `The short statement of what you and ${site.name} can expect of each other.`,
  effective: '2026-11-01',
  reviewed: '2026-11-20',
  sections: [
    {
      id: 'using-this-site',
      title: 'Using this site',
      body: (
        <p>
          By using this site you accept these terms, the{' '}
          <Link to={paths.userPolicy()}>User Policy</Link> and the{' '}
          <Link to={paths.privacyPolicy()}>Privacy Policy</Link>. You must be {terms.minimumAge} or
          over. We keep the site correct and available with care, but information on it may change:
          dates, seats and fees are binding only in your enrolment letter.
        </p>
      ),
    },
    {
      id: 'enrolment',
      title: 'Applying and enrolling',
      body: (
        <p>
          Applying is free and commits you to nothing. A contract begins when you accept the
          enrolment letter and the first payment is made. Refunds follow the{' '}
          <Link to={paths.refundPolicy()}>Refund Policy</Link>. Instalments are a contract between
          you and the lender; the calculator on this site is an estimate.
        </p>
      ),
    },
    {
      id: 'career-support',
      title: 'Job guarantee and career support',
      body: (
        <p>
          The job guarantee belongs to programs that carry it in their name. It asks that you attend
          at least {terms.attendancePercent}% of the sessions; its full conditions are part of your
          enrolment letter. Most offers come within {min}-{max} months of finishing. Employers
          decide whom they hire, and figures on this site describe past cohorts and promise nothing
          about a single person.
        </p>
      ),
    },
    {
      id: 'content',
      title: 'Content and access',
      body: (
        <p>
          Course material belongs to {site.name} or its authors. You receive lifetime access to the
          learning platform for your own learning; what you make in a program is yours. The drawings
          and texts of this site may be quoted with their source.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Liability, law and contact',
      body: (
        <p>
          We are liable as the law provides and exclude nothing that it does not allow us to
          exclude. Indian law applies. Before a dispute goes anywhere else, write to{' '}
          <SupportAddress />; most things end there.
        </p>
      ),
    },
  ],
};
