import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isStaffArea } from '@/config/areas';
import { Logo } from '@/components/loom/logo';
import { Weave } from '@/components/loom/weave-art';
import type { NavItem } from './site-header';

interface SiteFooterProps {
  groups: readonly { title: string; links: readonly NavItem[] }[];
  social: readonly { label: string; url: string }[];
  supportEmail: string;
  /** The messaging app: its visible text (the phone number) and address. */
  chat: { label: string; url: string };
  badges: readonly string[];
  siteName: string;
  tagline: string;
}

const quietLink =
  'inline-block py-1 text-ink-soft transition-colors hover:text-ink hover:underline';

export function SiteFooter({
  groups,
  social,
  supportEmail,
  chat,
  badges,
  siteName,
  tagline,
}: SiteFooterProps) {
  return (
    <footer
      data-print="none"
      data-tone="ink"
      className="relative mt-section overflow-hidden bg-surface text-ink"
    >
      <Weave seed="footer" className="h-16 w-full sm:h-24" threads={9} />
      <div className="page-width grid gap-x-8 gap-y-12 pt-10 pb-14 lg:grid-cols-[minmax(0,19rem)_1fr] lg:gap-x-20">
        <div className="space-y-6">
          <Logo className="h-8" />
          <p className="text-lg text-ink-soft">{tagline}</p>
          <address className="flex flex-col items-start text-sm not-italic">
            <a href={`mailto:${supportEmail}`} className={quietLink}>
              {supportEmail}
            </a>
            <a href={chat.url} target="_blank" rel="noopener noreferrer" className={quietLink}>
              Chat with us: <span data-numbers="">{chat.label}</span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </address>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-4">
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className="mb-2 text-sm font-semibold">{group.title}</h2>
              <ul className="text-sm">
                {group.links.map((link) => (
                  <li key={link.href + link.label}>
                    <Link
                      to={link.href}
                      reloadDocument={isStaffArea(link.href)}
                      className={quietLink}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-4 py-6 text-sm text-muted">
          <p>© {siteName}</p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {badges.map((badge) => (
              <li key={badge} className="inline-flex items-center gap-1.5">
                <BadgeCheck aria-hidden="true" className="size-4 text-accent" />
                {badge}
              </li>
            ))}
          </ul>
          <ul className="flex flex-wrap gap-x-5 lg:ml-auto">
            {social.map((link) => (
              <li key={link.url}>
                <a href={link.url} target="_blank" rel="noopener noreferrer" className={quietLink}>
                  {link.label}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
