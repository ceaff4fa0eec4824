import {
  ChartColumn,
  FileText,
  History,
  Images,
  Inbox,
  LayoutDashboard,
  Megaphone,
  PanelsTopLeft,
  Settings,
  Signpost,
  TextSearch,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { Toaster } from '@/components/feedback/toast';
import { Late } from '@/components/late/late';
import { CmsShell } from '@/components/layout/cms-shell';
import { roleLabel } from '@/config/roles';
import { ErrorState } from '@/components/ui/error-state';
import { lateCode } from '@/lib/late-code';
import { PrivateHead } from '@/lib/seo/private-head';
import { greeting } from '../greeting';
import { isIn, navigationFor, type NavigationIcon } from '../navigation';
import type { StaffProfile } from '../permissions';
import { staffStore } from '../session';
import { useStaffState } from '../use-staff';
import { AccountMenu } from './account-menu';
import { AuthFrame } from './auth-frame';
import { CmsLoading } from './cms-loading';
import { SessionKeeper } from './session-keeper';

// Only who has no rights sees it.
const pendingApproval = lateCode(() => import('./pending-approval'));

const icons: Record<NavigationIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  content: FileText,
  pages: PanelsTopLeft,
  media: Images,
  trash: Trash2,
  leads: Inbox,
  campaigns: Megaphone,
  redirects: Signpost,
  seo: TextSearch,
  analytics: ChartColumn,
  users: Users,
  activity: History,
  settings: Settings,
};

function Unreachable({ message }: { readonly message: string }) {
  const revalidator = useRevalidator();
  return (
    <AuthFrame title="Your account could not be loaded">
      <PrivateHead title="Your account could not be loaded" />
      <ErrorState
        title={message}
        onRetry={() => void staffStore.reload().then(() => revalidator.revalidate())}
      >
        You are still signed in.
      </ErrorState>
    </AuthFrame>
  );
}

interface CmsFrameProps {
  /** In the header, beside the account. */
  readonly tools?: ReactNode;
  /** What stands beside entries of the menu, by their addresses. */
  readonly marks?: Readonly<Record<string, ReactNode>>;
  readonly children: ReactNode;
}

function SignedInFrame({
  profile,
  tools,
  marks = {},
  children,
}: CmsFrameProps & { readonly profile: StaffProfile }) {
  const { pathname } = useLocation();
  const items = navigationFor(profile).map((item) => ({
    label: item.label,
    href: item.to,
    icon: icons[item.icon],
    current: isIn(item, pathname),
    mark: marks[item.to],
  }));
  return (
    <CmsShell
      items={items}
      greeting={greeting(profile.fullName, new Date())}
      user={{ name: profile.fullName, role: roleLabel(profile.role), team: profile.team }}
      tools={tools}
      accountMenu={<AccountMenu profile={profile} />}
    >
      {children}
    </CmsShell>
  );
}

/** Around every screen of the CMS: decides whether there is anything to show, and to whom. */
export function CmsFrame({ tools, marks, children }: CmsFrameProps) {
  const state = useStaffState();
  const { revalidate } = useRevalidator();
  const isOut = state.status === 'signed-out' || state.status === 'half-way';
  useEffect(() => {
    // The guard knows the way to the sign-in page, and back.
    if (isOut) void revalidate();
  }, [isOut, revalidate]);

  const wasPending = useRef(false);
  useEffect(() => {
    // Approved meanwhile: the screen behind was loaded for somebody who might see nothing.
    if (wasPending.current && state.status === 'signed-in') void revalidate();
    wasPending.current = state.status === 'pending';
  }, [state.status, revalidate]);

  // After a sign-out the sign-in page is on its way; nothing of the CMS may be seen meanwhile.
  if (state.status === 'loading' || isOut) return <CmsLoading />;
  if (state.status === 'failed') return <Unreachable message={state.error.message} />;
  if (state.status === 'pending')
    return (
      <Late
        code={pendingApproval}
        fallback={<CmsLoading />}
        title="What your account may do could not be loaded"
      >
        {({ PendingApproval }) => <PendingApproval profile={state.profile} />}
      </Late>
    );
  return (
    <>
      <SignedInFrame profile={state.profile} tools={tools} marks={marks}>
        {children}
      </SignedInFrame>
      <SessionKeeper />
      <Toaster />
    </>
  );
}
