import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import type { DocumentSection } from '../model';

/** Sections 1 to 5: what is collected, what for, who sees it, how it is kept and what one can choose. */
export const dataSections: readonly DocumentSection[] = [
  {
    id: 'information-we-collect',
    title: 'Information we collect',
    body: (
      <>
        <p>
          You can read every public page without telling us who you are. There is no visitor account
          and no sign-in for visitors.
        </p>
        <p>
          <strong>What you type into a form stays in your browser.</strong> This applies to course
          applications, enrolment details, contact messages, webinar and event registrations, the
          form before resource downloads, and job applications with their résumé file. The site
          keeps these entries in the storage of the browser you use, on your device. The forms do
          not send them to a server of ours. What the site remembers there:
        </p>
        <ul>
          <li>
            the details you entered: name, e-mail address, phone number, the course you chose and
            your message;
          </li>
          <li>job applications, the résumé file you attached, saved jobs and reports on a job;</li>
          <li>that you have unlocked the resources;</li>
          <li>
            the day on which the webinar invitation was last shown, so that it stays at one a day;
          </li>
          <li>unfinished text, so that a reload does not lose it.</li>
        </ul>
        <p>
          <strong>Page views are counted without you in them.</strong> For each address and day we
          keep one number. No cookie is set for it, no IP address, device or visitor identifier is
          stored with it, and known robots are left out.
        </p>
        <p>
          <strong>When you write or call,</strong> by e-mail, phone or the chat service, we receive
          what you send and the address or number you send it from.
        </p>
        <p>
          <strong>Staff accounts.</strong> Only people who work on the site&rsquo;s content sign in.
          For them we store name, e-mail address, role, team and a log of the changes they make to
          articles, pages and files.
        </p>
      </>
    ),
  },
  {
    id: 'how-we-use-information',
    title: 'How we use information',
    body: (
      <>
        <ul>
          <li>
            Entries in your browser are used by the page itself: to fill a form again, to show your
            applications, to open a download directly the second time.
          </li>
          <li>Messages you send us are used to answer you and to prepare your enrolment.</li>
          <li>View counts tell us which articles and pages are read, and which need work.</li>
          <li>
            Staff details are used to sign people in, to give them the rights of their role and to
            trace who changed what.
          </li>
        </ul>
        <p>
          We do not build profiles of visitors, show advertising that follows you, or take decisions
          about you by automated means.
        </p>
      </>
    ),
  },
  {
    id: 'disclosure',
    title: 'Disclosure',
    body: (
      <>
        <p>We do not sell or rent personal information. We pass it on in these cases only:</p>
        <ul>
          <li>
            to service providers that run the site and its database for us, within their contract;
          </li>
          <li>
            to a hiring partner, when you are enrolled and ask us to put your profile forward, and
            for the role you agreed to;
          </li>
          <li>to a lender, when you ask for instalments and agree to its check;</li>
          <li>where the law or a court obliges us to.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <>
        <p>
          The site is delivered over an encrypted connection. Its database grants each role only
          what that role needs, and refuses everything else by itself, whatever a page shows. Staff
          passwords are stored as hashes by the sign-in service and are never visible to us.
        </p>
        <p>
          What your browser stores is as safe as your device. On a shared computer, clear the
          site&rsquo;s data when you leave. No system is perfectly secure; if something happens that
          puts your information at risk, we will tell those concerned and the authorities as the law
          requires.
        </p>
      </>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    body: (
      <>
        <ul>
          <li>
            <strong>See and erase what is in your browser:</strong>{' '}
            <Link to={paths.myApplications()}>My Applications</Link> says how much there is, gives
            you a copy and erases it; so do your browser&rsquo;s settings for this site. Everything
            listed in section 1 that you typed in is then gone, and nobody else holds a copy of it
            through the site.
          </li>
          <li>
            <strong>Read without forms:</strong> courses, events, articles and the policies need no
            details from you.
          </li>
          <li>
            <strong>Access, correct, delete:</strong> for messages you sent us, and for staff
            details, ask us for a copy, a correction or deletion. We answer within 30 days.
          </li>
          <li>
            <strong>Stop hearing from us:</strong> reply &ldquo;stop&rdquo; to any message of ours.
          </li>
        </ul>
        <p>{site.name} sets no cookies for visitors, so there is no cookie banner to click away.</p>
      </>
    ),
  },
];
