import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { Notice } from '@/components/feedback/notice';
import { showToast } from '@/components/feedback/toast-store';
import { Button, buttonClass } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { AuthFrame } from '@/features/staff/components/auth-frame';
import { NewPasswordForm } from '@/features/staff/components/new-password-form';
import { ResetRequestForm } from '@/features/staff/components/reset-request-form';
import { emailLinkLoader } from '@/features/staff/email-link';
import { currentAccount, type Account } from '@/lib/supabase/auth';
import { acceptPasswordLink, type EmailLink } from '@/lib/supabase/auth-links';
import type { LinkedSession } from '@/lib/supabase/linked-session';
import { PrivateHead } from '@/lib/seo/private-head';

interface Arrival {
  /** What the link gives; null when there was none, or none that is still good. */
  readonly linked: LinkedSession | null;
  readonly isExpired: boolean;
  /** Who is signed in on this browser; a link alone changes nothing about that. */
  readonly signedIn: Account | null;
}

async function arrive(link: EmailLink): Promise<Arrival> {
  if (link.form === 'none') {
    return { linked: null, isExpired: false, signedIn: await currentAccount() };
  }
  const linked = await acceptPasswordLink(link);
  // The link is used up by now: a service that cannot say who is signed in must not cost it.
  const signedIn = await currentAccount().catch(() => null);
  return { linked, isExpired: linked === null, signedIn };
}

/** Recovery and invitation links lead here. */
export const loader = emailLinkLoader(arrive);

export function Component() {
  const { linked, isExpired, signedIn } = useLoaderData<typeof loader>();
  const [isMeant, setIsMeant] = useState(false);

  if (linked && signedIn && signedIn.id !== linked.account.id && !isMeant) {
    return <OtherAccount signedIn={signedIn} onGoOn={() => setIsMeant(true)} linked={linked} />;
  }
  if (linked) return <ChoosePassword linked={linked} />;
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
      {signedIn ? (
        <p>
          You are signed in as <bdi className="font-bold wrap-anywhere">{signedIn.email}</bdi>. To
          change your password, choose Account… in the menu at the top right of the staff area.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {signedIn ? (
          <Link to={paths.cms.home()} className={buttonClass({ variant: 'primary' })}>
            Go on to the staff area
          </Link>
        ) : null}
        <Link
          to={paths.cms.forgotPassword()}
          className={buttonClass({ variant: signedIn ? 'secondary' : 'primary' })}
        >
          Send me a link
        </Link>
      </div>
    </AuthFrame>
  );
}

interface OtherAccountProps {
  readonly signedIn: Account;
  readonly linked: LinkedSession;
  readonly onGoOn: () => void;
}

/** A link may come from anybody: it never turns one person into another unasked. */
function OtherAccount({ signedIn, linked, onGoOn }: OtherAccountProps) {
  return (
    <AuthFrame title="This link is for another account">
      <PrivateHead title="This link is for another account" />
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Signed in here</dt>
        <dd className="font-semibold wrap-anywhere">{signedIn.email}</dd>
        <dt className="mt-2 text-muted sm:mt-0">The link is for</dt>
        <dd className="font-semibold wrap-anywhere">{linked.account.email}</dd>
      </dl>
      <p className="text-ink-soft">
        If you go on and choose a password, <bdi>{signedIn.email}</bdi> is signed out of this
        browser. If you did not ask for this link, stay as you are.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.cms.home()} replace className={buttonClass({ variant: 'primary' })}>
          Stay signed in as I am
        </Link>
        <Button onClick={onGoOn}>Go on with the other account</Button>
      </div>
    </AuthFrame>
  );
}

function ChoosePassword({ linked }: { readonly linked: LinkedSession }) {
  const navigate = useNavigate();
  return (
    <AuthFrame
      title="Choose a new password"
      description={`For the account ${linked.account.email}.`}
    >
      <PrivateHead title="Choose a new password" />
      <NewPasswordForm
        email={linked.account.email}
        setPassword={linked.setPassword}
        giveCode={linked.giveCode}
        onChanged={async () => {
          // The password is set in any case; at worst the sign-in page asks for it.
          await linked.adopt().catch(() => undefined);
          showToast({ title: 'Your password is changed', variant: 'success' });
          void navigate(paths.cms.home(), { replace: true });
        }}
      />
    </AuthFrame>
  );
}
