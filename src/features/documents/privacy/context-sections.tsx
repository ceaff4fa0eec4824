import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { terms } from '@/data/facts';
import { SupportAddress } from '../contact-lines';
import type { DocumentSection } from '../model';

/** Sections 6 to 10: other countries, other parties, age, changes and whom to write to. */
export const contextSections: readonly DocumentSection[] = [
  {
    id: 'international-transfers',
    title: 'International transfers',
    body: (
      <p>
        We work from India. The services that deliver the site, keep its database and carry e-mail
        may run in other countries, so page requests and what you send can pass through them and be
        stored there. We choose providers that commit themselves in writing to protect personal
        information at least as well as Indian law asks, and for visitors from the European Union as
        the GDPR asks.
      </p>
    ),
  },
  {
    id: 'third-party-data',
    title: 'Third-party data',
    body: (
      <>
        <p>
          The articles, the pages that our staff write, what you send with a form and the staff area
          use Supabase, a hosted database, file and sign-in service. Like every web service, it and
          our hosting provider process your IP address for the time of a request in order to answer
          it.
        </p>
        <p>
          Some links lead elsewhere: social profiles, the chat service, the video service on which
          webinars take place. Nothing from these services is loaded into our pages. Once you follow
          a link, their own privacy policies apply. An article may contain a video from an outside
          host; that host then learns that your browser asked for it.
        </p>
        <p>
          We do not buy information about people from others. If a friend refers you, we expect them
          to have asked you first.
        </p>
      </>
    ),
  },
  {
    id: 'children-under-18',
    title: 'Children under 18',
    body: (
      <p>
        The programs and this site are meant for adults: you must be {terms.minimumAge} or over to
        use them. We do not knowingly collect information from children under {terms.minimumAge}. If
        you are a parent or guardian and believe that a child has written to us, tell us and we will
        delete the message.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When what the site does changes, this page changes first. The dates at the top say since
        when the text is in force and when it was last reviewed. For a change that widens how
        information is used, we announce it here at least 14 days before it takes effect. Earlier
        versions are available on request.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Questions, requests and complaints about privacy go to <SupportAddress />, with
          &ldquo;Privacy&rdquo; in the subject, or by phone to {site.phone}. A person reads them.
        </p>
        <p>
          If our answer does not satisfy you, you may turn to the data protection authority of the
          place where you live. The <Link to={paths.contact()}>contact page</Link> lists every way
          to reach us.
        </p>
      </>
    ),
  },
];
