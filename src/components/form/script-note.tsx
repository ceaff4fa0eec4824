import { site } from '@/config/site';

/** Beside a form, for visitors whose browser runs no script. */
export function ScriptNote() {
  return (
    <noscript>
      <p className="mb-6 border-l-4 border-line-strong pl-4 text-ink-soft">
        This form needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${site.supportEmail}`} className="link-underline font-medium">
          {site.supportEmail}
        </a>{' '}
        with the same details and we will take it from there.
      </p>
    </noscript>
  );
}
