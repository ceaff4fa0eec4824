import { Link } from 'react-router-dom';
import { keptMonths } from '@/config/consent';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { terms } from '@/data/facts';
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
          <strong>What you send with a form reaches us.</strong> This applies to course applications
          and enrolment details, contact messages, registrations for webinars and events, seats and
          the waitlist of the bootcamp, the form before resource downloads, job applications with
          their résumé file, and reports on a job. Your browser keeps a copy first and then sends it
          to our database. Without a connection it waits in your browser and is sent as soon as
          possible, within 30 days. We receive:
        </p>
        <ul>
          <li>
            what you entered: name, e-mail address, phone number, what you chose and what you wrote;
            with a job application also the details of your work and the résumé file;
          </li>
          <li>
            when you sent it, by your device&rsquo;s clock and by ours, and which wording of the
            line under the form you saw;
          </li>
          <li>
            how you found us: the pages on which you came in first and last, the name of the site
            that led you there, and the campaign named in its link. If your browser sends Global
            Privacy Control, this is neither kept nor sent.
          </li>
        </ul>
        <p>
          So that nobody can flood our database, it counts how often one network address sends. For
          that it keeps a code of the address with a secret that changes every day, never the
          address itself.
        </p>
        <p>
          <strong>What stays in your browser.</strong> On your device the site also remembers:
        </p>
        <ul>
          <li>a copy of what you sent, or of what waits to be sent, with its reference;</li>
          <li>
            for each thing sent a secret receipt. It lets this browser, and nobody else, read how a
            job application stands, choose an interview time, and erase what was sent;
          </li>
          <li>saved jobs, and that you have unlocked the resources;</li>
          <li>how you found us, as described above, for 90 days;</li>
          <li>
            the day on which the webinar invitation was last shown, so that it stays at one a day;
          </li>
          <li>unfinished text and an unsent résumé, so that a reload does not lose them.</li>
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
            What your browser keeps is used by the page itself: to send what waits, to fill a form
            again, to show your applications, to open a download directly the second time.
          </li>
          <li>
            What you send is used to answer you within {terms.replyHours} hours, to prepare your
            enrolment, to hold your place at an event and to look into a job you reported.
          </li>
          <li>
            Our jobs are samples. Applications for them go to our placement team as practice
            applications and are answered like real ones; no employer sees them.
          </li>
          <li>How you found us tells us which of our notices and links are worth their effort.</li>
          <li>View counts tell us which articles and pages are read, and which need work.</li>
          <li>
            Staff details are used to sign people in, to give them the rights of their role and to
            trace who changed what.
          </li>
        </ul>
        <p>
          <strong>For how long.</strong> What you sent is erased {keptMonths} months after we
          received it, résumé included, or as soon as you erase it yourself. What then remains is an
          entry that says what kind of message came and when, without personal details.
        </p>
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
          What you send can be read by the staff who answer it and by no other role. Résumés lie in
          a private store; staff open one through an address that works for a minute.
        </p>
        <p>
          What your browser stores, receipts among it, is as safe as your device. On a shared
          computer, clear the site&rsquo;s data when you leave. No system is perfectly secure; if
          something happens that puts your information at risk, we will tell those concerned and the
          authorities as the law requires.
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
            <strong>See and erase what you sent:</strong> &ldquo;Your data on this device&rdquo;,
            under <Link to={paths.myApplications()}>My Applications</Link>, lists what this browser
            sent and what waits, gives you a copy, and erases it here, at our end, or both. From
            another browser, or after this one has forgotten its receipts, ask us.
          </li>
          <li>
            <strong>Keep how you found us to yourself:</strong> switch on Global Privacy Control in
            your browser.
          </li>
          <li>
            <strong>Read without forms:</strong> courses, events, articles and the policies need no
            details from you.
          </li>
          <li>
            <strong>Access, correct, delete:</strong> for everything you sent us, and for staff
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
