import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

const documents = [
  { title: 'Privacy Policy', href: paths.privacyPolicy() },
  { title: 'Terms and Conditions', href: paths.termsAndConditions() },
  { title: 'Refund Policy', href: paths.refundPolicy() },
  { title: 'User Policy', href: paths.userPolicy() },
  { title: 'Refer and earn: program terms', href: paths.referAndEarn() },
];

/** The other documents, and the way to a person. */
export function RelatedDocuments({ current }: { readonly current: string }) {
  return (
    <nav aria-label="Other documents">
      <h2 className="text-lg font-semibold text-ink">Other documents</h2>
      <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
        {documents
          .filter((document) => document.href !== current)
          .map((document) => (
            <li key={document.href}>
              <Link to={document.href} className="link-underline inline-block py-2 text-brand">
                {document.title}
              </Link>
            </li>
          ))}
        <li>
          <Link to={paths.contact()} className="link-underline inline-block py-2 text-brand">
            Ask a person
          </Link>
        </li>
      </ul>
    </nav>
  );
}
