import { useEffect, useState } from 'react';
import { Link, Navigate, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { Late } from '@/components/late/late';
import { showToast } from '@/components/feedback/toast-store';
import { buttonClass } from '@/components/ui/button';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { AuthFrame } from '@/features/staff/components/auth-frame';
import { LoginForm } from '@/features/staff/components/login-form';
import { LoginSkeleton } from '@/features/staff/components/login-skeleton';
import { emailLinkLoader } from '@/features/staff/email-link';
import { codeForm } from '@/features/staff/late-code-form';
import { leaving } from '@/features/staff/late-leaving';
import type { Left } from '@/features/staff/leaving';
import { safeRedirect } from '@/features/staff/safe-redirect';
import { staffStore } from '@/features/staff/session';
import { profileOf } from '@/features/staff/staff-store';
import { useIsSigningOut } from '@/features/staff/use-sign-out';
import { useStaffState } from '@/features/staff/use-staff';
import { lateCode } from '@/lib/late-code';
import { acceptConfirmationLink } from '@/lib/supabase/auth-links';
import { PrivateHead } from '@/lib/seo/private-head';

/** The link that confirms a new account's address leads here. */
export const loader = emailLinkLoader(acceptConfirmationLink);

// Only who comes by the link of an e-mail sees it.
const notice = lateCode(() => import('@/features/staff/components/confirmation-notice'));

// Only who signs out with something unsaved sees it. Where it does not come, the drafts stay, as they do anyway.
const question = lateCode(() => import('@/features/staff/components/left-drafts'));

/** Milliseconds that signing out waits for code that does not come, as where the line went dead. */
const CODE_LIMIT = 2_000;

const pause = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

/**
 * Signs out, and says what of that person is in this browser alone. Without the code for it, which comes ahead of the
 * wish, the drafts stay where they are.
 */
async function signOut(): Promise<Left | null> {
  const ownerId = profileOf(staffStore.getState())?.id;
  const code = await Promise.race([leaving.load().catch(() => null), pause(CODE_LIMIT)]);
  await code?.sendLastWords();
  await staffStore.signOut();
  return ownerId === undefined || !code ? null : code.tidyUp(ownerId);
}

export function Component() {
  const confirmation = useLoaderData<typeof loader>();
  const state = useStaffState();
  const isSigningOut = useIsSigningOut();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const target = safeRedirect(params.get('redirect'));
  const [left, setLeft] = useState<Left | null>(null);
  const isKnown = profileOf(state) !== undefined && state.status !== 'expired';

  useEffect(() => {
    if (!isSigningOut) {
      void staffStore.ready();
      return;
    }
    void signOut().then((found) => {
      if (found) setLeft(found);
      void navigate(paths.cms.login(), { replace: true });
    });
  }, [isSigningOut, navigate]);

  function handleSignedIn() {
    showToast({ title: 'Welcome back!', variant: 'success' });
    void navigate(target, { replace: true });
  }

  if (isKnown && !isSigningOut && confirmation === 'none') return <Navigate to={target} replace />;
  return (
    <AuthFrame title="Sign in" description="For the people who write and look after this site.">
      <PrivateHead title="Sign in" />
      {confirmation === 'none' ? null : (
        <Late code={notice} title="What became of the link could not be shown">
          {({ ConfirmationNotice }) => <ConfirmationNotice outcome={confirmation} />}
        </Late>
      )}
      {left ? (
        <Late code={question} failed={null}>
          {({ LeftDrafts }) => <LeftDrafts {...left} onDone={() => setLeft(null)} />}
        </Late>
      ) : null}
      {isSigningOut || state.status === 'loading' ? (
        <LoginSkeleton />
      ) : state.status === 'half-way' ? (
        <Late code={codeForm} title="The form for the code could not be loaded">
          {({ SignInCode }) => (
            <SignInCode email={state.account.email} onSignedIn={handleSignedIn} />
          )}
        </Late>
      ) : isKnown ? (
        <Link to={paths.cms.home()} className={buttonClass({ variant: 'primary' })}>
          Go on to the staff area
        </Link>
      ) : (
        <LoginForm showDemoAccounts={env.showDemoAccounts} onSignedIn={handleSignedIn} />
      )}
    </AuthFrame>
  );
}
