import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { brochureFile, courses } from '@/data/courses';
import { terms } from '@/data/facts';
import { ContactSlot } from '@/features/leads/components/contact-slot';
import { chatLink } from '@/features/site-chrome/chat';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { Head } from '@/lib/seo/head';
import { pageTrail } from '@/lib/seo/structured-data';

const shortcuts = [
  {
    label: 'Fees, financing and self-paced study',
    href: paths.faq(),
    note: 'Questions and answers',
  },
  { label: 'Apply for a course', href: paths.enroll(), note: 'No application fee' },
  {
    label: 'Training for your team',
    href: paths.corporateTraining(),
    note: 'Programs for companies',
  },
  { label: 'Teach with us', href: paths.applyAsTrainer(), note: 'Trainers and mentors' },
  { label: 'Refunds', href: paths.refundPolicy(), note: 'What the policy says' },
] as const;

const lineClass = 'link-underline text-lg font-semibold text-ink sm:text-xl';

export function Component() {
  return (
    <>
      <Head
        title="Contact"
        description={`Write to ${site.name}: questions on courses, fees, events and partnerships. We answer within ${terms.replyHours} hours, by e-mail, phone or chat.`}
        path={paths.contact()}
        jsonLd={[
          {
            '@type': 'ContactPage',
            name: `Contact ${site.name}`,
            url: absoluteUrl(paths.contact()),
          },
          pageTrail('Contact', paths.contact()),
        ]}
      />
      <div className="page-width grid gap-x-20 gap-y-16 pt-12 pb-section md:pt-section lg:grid-cols-[5fr_6fr]">
        <div className="min-w-0">
          <h1 className="text-4xl font-bold text-ink">Ask us anything about your next step</h1>
          <p className="mt-5 max-w-measure text-lg text-ink-soft">
            Say what you do now and what you would like to do. A person answers, within{' '}
            {terms.replyHours} hours.
          </p>
          <h2 className="mt-12 text-sm font-medium text-muted">Support</h2>
          <dl className="mt-3 divide-y divide-line border-y border-line">
            <div className="py-4">
              <dt className="text-sm text-muted">E-mail</dt>
              <dd className="break-words">
                <a href={`mailto:${site.supportEmail}`} className={lineClass}>
                  {site.supportEmail}
                </a>
              </dd>
            </div>
            <div className="py-4">
              <dt className="text-sm text-muted">Phone</dt>
              <dd>
                <a href={`tel:${site.phone.replace(/\s/g, '')}`} className={lineClass}>
                  {site.phone}
                </a>
              </dd>
            </div>
            <div className="py-4">
              <dt className="text-sm text-muted">Chat</dt>
              <dd>
                <a href={chatLink} target="_blank" rel="noopener noreferrer" className={lineClass}>
                  Message the team
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <section aria-labelledby="message-title" className="lg:border-l lg:border-line lg:pl-16">
          <h2 id="message-title" className="mb-6 text-2xl font-bold text-ink">
            Write a message
          </h2>
          <ContactSlot />
        </section>
      </div>
      <Brochures />
      <section aria-labelledby="shortcuts-title" className="bg-surface-sunken">
        <div className="page-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[1fr_2fr]">
          <h2 id="shortcuts-title" className="text-2xl font-bold text-ink">
            Perhaps it is answered already
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {shortcuts.map((shortcut) => (
              <li
                key={shortcut.label}
                className="group relative flex flex-wrap items-baseline justify-between gap-x-6 py-4"
              >
                <Link
                  to={shortcut.href}
                  className="font-semibold text-ink underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                >
                  {shortcut.label}
                </Link>
                <span className="text-sm text-muted">{shortcut.note}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

/** What "Get brochure" promises: one document for each course, without a form in front of it. */
function Brochures() {
  return (
    <section id="brochure" aria-labelledby="brochure-title" className="border-t border-line">
      <div className="page-width grid gap-x-16 gap-y-6 py-16 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="brochure-title" className="text-2xl font-bold text-ink">
            Get a course brochure
          </h2>
          <p className="mt-3 max-w-measure text-ink-soft">
            Syllabus week by week, outcomes, mentors, dates and fee on three or four pages, to read
            offline or to show to somebody. No form, no e-mail address.
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line">
          {courses.map((course) => (
            <li
              key={course.slug}
              className="group relative flex flex-wrap items-baseline justify-between gap-x-6 py-4"
            >
              <a
                href={brochureFile(course)}
                type="application/pdf"
                className="font-semibold text-ink underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {course.title}
                <span className="sr-only"> brochure (PDF)</span>
              </a>
              <span data-numbers="" className="text-sm text-muted">
                {course.durationWeeks} weeks, PDF
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
