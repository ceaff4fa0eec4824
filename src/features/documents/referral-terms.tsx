import { terms } from '@/data/facts';
import { SupportAddress } from './contact-lines';
import type { DocumentSection } from './model';

export const referralEffective = { day: terms.referralEffective, text: 'April 19, 2024' };

export const referralTerms: readonly DocumentSection[] = [
  {
    id: 'who-can-refer',
    title: 'Who can refer',
    body: (
      <p>
        Anyone aged {terms.minimumAge} or over may take part, learner or not. Our employees and
        their immediate family (spouse, parents, children, brothers and sisters) are not eligible.
      </p>
    ),
  },
  {
    id: 'referral-partner-account',
    title: 'Your Referral Partner account',
    body: (
      <p>
        Taking part begins with a free Referral Partner account. With it you receive a unique link;
        an enrolment counts for you when the person first applied through that link. One person
        holds one account, and links cannot be sold or passed on.
      </p>
    ),
  },
  {
    id: 'rewards',
    title: 'What is rewarded',
    body: (
      <>
        <p>
          Rewards exist only for courses longer than {terms.referralMinimumMonths} months; shorter
          courses are excluded. A reward becomes due when the person you referred has enrolled, paid
          and stayed beyond the trial window. If the fee is refunded, the reward is not paid.
        </p>
        <p>
          The current reward is shown in your Referral Partner account before you share your link.
          Taxes on it are yours to declare.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>
          <strong>No self-referral:</strong> not under your own name, another address or through a
          shared household.
        </li>
        <li>
          <strong>No extra incentives:</strong> do not pay, discount or gift anything so that
          somebody uses your link.
        </li>
        <li>
          <strong>No misleading promotion:</strong> no promises about jobs or salaries, no spam, no
          advertising on our name, no pages that look like ours. Say that you may receive a reward.
        </li>
      </ul>
    ),
  },
  {
    id: 'violations',
    title: 'If a rule is broken',
    body: (
      <p>
        A violation may lead to suspension of the account and forfeiture of rewards, those that have
        not been paid yet included. We tell you the reason first, and you can answer it at{' '}
        <SupportAddress />.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and end',
    body: (
      <p>
        We may change or end the program with notice on this page. Enrolments made through your link
        before that day are rewarded under the terms of the day they were made.
      </p>
    ),
  },
];
