import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Course } from '@/data/courses';
import { annualRatePercent, emiTenures } from '@/data/emi-terms';
import { terms } from '@/data/facts';
import { groupIndian } from '@/lib/money';

const guarantee = 'The job guarantee';

/** In words of the policies, so that nothing here promises more. */
function covered({ slug, hours, assignments }: Course): string[] {
  const parts = [
    `${hours} taught and lab hours, live and recorded`,
    `${assignments} assignments, each reviewed by a person`,
    'Lifetime access to the learning platform, updates included',
    'Career assistance, from résumé review to referrals',
  ];
  return slug.endsWith('job-guarantee') ? [...parts, guarantee] : parts;
}

interface CourseFeeProps {
  readonly course: Course;
  /** Where another course may take its place: as high for each. */
  readonly isAnyCourse?: boolean;
}

const tenures = `${emiTenures.slice(0, -1).join(', ')} or ${emiTenures.at(-1)}`;

/**
 * What a course costs, what that covers and how it can be paid: the same beside a course and on /enroll. The number has
 * no currency, and the calculator of instalments is named without its amounts, which are no course's.
 */
export function CourseFee({ course, isAnyCourse = false }: CourseFeeProps) {
  const parts = covered(course);
  return (
    <>
      <p data-numbers="" className="text-2xl font-bold text-ink">
        {groupIndian(course.price)}
      </p>
      <h3 className="mt-4 text-sm font-semibold text-ink">What it covers</h3>
      <ul className="mt-2 space-y-1.5 text-sm">
        {parts.map((part) => (
          <li key={part} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            {part}
          </li>
        ))}
        {isAnyCourse && !parts.includes(guarantee) ? (
          <li aria-hidden="true" className="invisible">
            {guarantee}
          </li>
        ) : null}
      </ul>
      <h3 className="mt-4 text-sm font-semibold text-ink">Ways to pay</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-4.5 text-sm marker:text-muted">
        <li>At once, when you accept your enrolment letter</li>
        <li>
          In {tenures} monthly instalments (EMI), estimated at {annualRatePercent}% a year; no
          penalty when you foreclose after {terms.foreclosureAfterEmis}
        </li>
        <li>With a scholarship: limited for each cohort, so mention it when you apply</li>
      </ul>
      <p className="mt-3 text-sm">
        <Link to={paths.emi()} className="link-underline font-medium text-ink">
          Try the EMI calculator
        </Link>
        , which reckons with three sample amounts. Currency, instalments and scholarships are
        confirmed in writing before you pay anything.
      </p>
      <p className="mt-2 text-sm">
        Until your cohort starts, or within the trial window, you get it back minus processing fees:{' '}
        <Link to={paths.refundPolicy()} className="link-underline font-medium text-ink">
          refund policy
        </Link>
        .
      </p>
    </>
  );
}
