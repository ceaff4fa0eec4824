import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { SupportAddress } from './contact-lines';
import type { PolicyDocument } from './model';

export const userPolicy: PolicyDocument = {
  title: 'User Policy',
  lead: `How we treat each other at ${site.name}, in sessions, in reviews, in groups and on this site.`,
  effective: '2026-11-01',
  reviewed: '2026-11-20',
  sections: [
    {
      id: 'be-respectful',
      title: 'Be respectful',
      body: (
        <>
          <p>
            People here are learning something they could not do last week, often after a day of
            work. Criticise the work and never the person. No insults, no harassment, no remarks on
            gender, caste, religion, origin, age, disability or accent, in public or in private
            messages.
          </p>
          <p>
            Live sessions are recorded. Keep what others tell about themselves or their employers
            inside the cohort.
          </p>
        </>
      ),
    },
    {
      id: 'paid-content',
      title: 'Do not share paid content publicly',
      body: (
        <>
          <p>
            Recordings, slides, labs, assignments and solutions of a program are for the people
            enrolled in it. Do not publish, resell or pass them on, and do not lend your access to
            the learning platform (LMS).
          </p>
          <p>
            Your own work is yours. Show it in your portfolio, on your profile and in interviews,
            with client data removed. The free resources of this site may be shared as they are,
            with their source.
          </p>
        </>
      ),
    },
    {
      id: 'learning-and-career',
      title: 'Use resources for learning and career',
      body: (
        <>
          <p>
            Labs, test accounts, data sets and referrals exist so that you learn and find work. Use
            them for that: not for spam, not against systems you have no permission to test, and not
            for selling to other learners.
          </p>
          <p>
            AI tools are welcome where an assignment allows them. Say where you used them; a project
            you cannot explain will not carry you through an interview.
          </p>
        </>
      ),
    },
    {
      id: 'when-it-goes-wrong',
      title: 'When something goes wrong',
      body: (
        <p>
          Tell your mentor, or write to <SupportAddress /> if you prefer not to. We listen to both
          sides. Depending on what happened, we talk to the person, remove content, or suspend
          access; for how a suspension affects fees see the{' '}
          <Link to={paths.refundPolicy()}>Refund Policy</Link>.
        </p>
      ),
    },
  ],
};
