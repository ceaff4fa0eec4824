import { Link } from 'react-router-dom';
import { LateDroppedStitch } from '@/components/loom/late-dropped-stitch';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { PrivateHead } from '@/lib/seo/private-head';

/** A screen that this person's role does not include. */
export function AccessDenied({ message }: { readonly message: string }) {
  return (
    <div className="flex flex-col items-start gap-5 py-8">
      <PrivateHead title="Access Denied" />
      <LateDroppedStitch className="w-56 max-w-full" />
      <div className="space-y-2">
        <h1 className="text-2xl font-semibold">Access Denied</h1>
        <p className="max-w-measure text-ink-soft">{message}</p>
        <p className="max-w-measure text-muted">
          If you need it for your work, ask an administrator to change your role.
        </p>
      </div>
      <Link to={paths.cms.home()} className={buttonClass()}>
        Back to the start
      </Link>
    </div>
  );
}
