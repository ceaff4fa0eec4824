import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { terms } from '@/data/facts';
import { SupportAddress } from './contact-lines';
import type { PolicyDocument } from './model';

export const refundPolicy: PolicyDocument = {
  title: 'Refund Policy',
  lead: 'When you get your course fee back, what is deducted, and how to ask for it.',
  effective: '2026-11-01',
  reviewed: '2026-11-20',
  sections: [
    {
      id: 'when-you-get-a-refund',
      title: 'When you get a refund',
      body: (
        <>
          <p>You get your course fee back, minus processing fees, if you withdraw</p>
          <ul>
            <li>
              <strong>before your cohort starts,</strong> which means before the day of its first
              live session; or
            </li>
            <li>
              <strong>within the trial window,</strong> which begins with the first live session.
              Your enrolment letter gives its last day.
            </li>
          </ul>
          <p>
            You need not give a reason. After the trial window the fee is not refundable, except in
            the special cases below.
          </p>
        </>
      ),
    },
    {
      id: 'processing-fees',
      title: 'Processing fees',
      body: (
        <p>
          Processing fees are what payment providers and lenders charge for a payment and its
          return. They are named, with their amount, in your enrolment letter before you pay, and
          nothing else is deducted. There is no application fee, so there is none to return.
        </p>
      ),
    },
    {
      id: 'instalments',
      title: 'If you pay in instalments',
      body: (
        <p>
          A refund goes to the lender first and settles what is still owed; the rest goes to you. If
          you simply want to repay early, you can foreclose without a penalty after{' '}
          {terms.foreclosureAfterEmis} EMIs. The lender&rsquo;s letter states the details of your
          loan.
        </p>
      ),
    },
    {
      id: 'how-to-ask',
      title: 'How to ask for it',
      body: (
        <ol>
          <li>
            Write to <SupportAddress /> from the address you enrolled with. Name your course and
            cohort.
          </li>
          <li>We confirm the request within {terms.replyHours} hours, with the amount.</li>
          <li>
            The money goes back the way it came. Banks usually need 7 to 10 working days after that.
          </li>
        </ol>
      ),
    },
    {
      id: 'special-cases',
      title: 'Special cases',
      body: (
        <>
          <p>
            Illness, a death in the family, a transfer you could not foresee, a cohort that we moved
            or cancelled: write to support at <SupportAddress /> and tell us what happened. We look
            at each case by itself, and may offer a later cohort, a transfer to another program or a
            refund. If we cancel a cohort, you get the whole fee back.
          </p>
          <p>
            Tickets for events have their own rule, which stands on the page of the event. Anything
            unclear? <Link to={paths.contact()}>Ask us</Link> before you pay.
          </p>
        </>
      ),
    },
  ],
};
