import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { showToast } from '@/components/feedback/toast-store';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { AuthFrame } from '@/features/staff/components/auth-frame';
import { NewPasswordForm } from '@/features/staff/components/new-password-form';
import { ResetRequestForm } from '@/features/staff/components/reset-request-form';
import { emailLinkLoader } from '@/features/staff/email-link';
import { currentAccount, type Account } from '@/lib/supabase/auth';
import { acceptPasswordLink, type EmailLink } from '@/lib/supabase/auth-links';
import { PrivateHead } from '@/lib/seo/private-head';

interface Arrival {
  /** Whose password can be set now; null when the link gives no right to. */
  readonly account: Account | null;
  readonly isExpired: boolean;
}

async function arrive(link: EmailLink): Promise<Arrival> {
  // After a reload the link is used up, but the session that it gave is still there.
  if (link.form === 'none') return { account: await currentAccount(), isExpired: false };
  const result = await acceptPasswordLink(link);
  return result.outcome === 'accepted'
    ? { account: result.account, isExpired: false }
    : { account: null, isExpired: true };
}

/** Recovery and invitation links lead here. */
export const loader = emailLinkLoader(arrive);

export function Component() {
  const { account, isExpired } = useLoaderData<typeof loader>();
  const navigate = useNavigate();

  if (account) {
    return (
      <AuthFrame title="Choose a new password" description={`For the account ${account.email}.`}>
        <PrivateHead title="Choose a new password" />
        <NewPasswordForm
          email={account.email}
          onChanged={() => {
            showToast({ title: 'Your password is changed', variant: 'success' });
            void navigate(paths.cms.home(), { replace: true });
          }}
        />
      </AuthFrame>
    );
  }
  if (isExpired) {
    return (
      <AuthFrame title="Choose a new password">
        <PrivateHead title="This link has expired" />
        <Notice tone="warning" title="This link has expired or was used already">
          Each link works once and for one hour. Ask for a new one here.
        </Notice>
        <ResetRequestForm />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      description="Open this page with the link from our e-mail: it shows that the account is yours."
    >
      <PrivateHead title="Choose a new password" />
      <Link to={paths.cms.forgotPassword()} className={buttonClass({ variant: 'primary' })}>
        Send me a link
      </Link>
    </AuthFrame>
  );
}
