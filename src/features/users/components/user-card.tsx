import { MailPlus, Pencil, Trash2, UserCheck, UserRoundX } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IconButton } from '@/components/ui/icon-button';
import { isWithinReach, permissionLabel } from '@/config/roles';
import { formatDateTime, formatShortDate } from '@/lib/dates';
import type { Manager, User } from '../model';
import { RoleBadge } from './role-badge';

interface UserCardProps {
  readonly user: User;
  readonly manager: Manager;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Suspends, or brings back. */
  readonly onSuspend: () => void;
  /** Sends the confirmation again, or a link to choose a password. */
  readonly onSendLink: () => void;
  readonly isSending: boolean;
}

/** One account: who it is, what it may do, and what the manager may do with it. */
export function UserCard(props: UserCardProps) {
  const { user, manager, onEdit, onDelete, onSuspend } = props;
  const isOwn = user.id === manager.id;
  const canChange = isOwn || isWithinReach(manager.role, user.role);

  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <div className="flex items-start gap-3">
        <Avatar name={user.fullName} />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold wrap-anywhere">
            <bdi>{user.fullName}</bdi>
            {isOwn ? <span className="font-normal text-muted"> (you)</span> : null}
          </h2>
          <p className="text-sm wrap-anywhere text-muted">
            <Address email={user.email} />
          </p>
        </div>
        {canChange ? (
          <div className="-mt-1 -mr-2 flex shrink-0">
            <IconButton
              label={`Edit ${user.fullName}`}
              icon={<Pencil aria-hidden className="size-4" />}
              size="small"
              onClick={onEdit}
            />
            {isOwn || !user.isApproved ? null : (
              <IconButton
                label={`Suspend ${user.fullName}`}
                icon={<UserRoundX aria-hidden className="size-4" />}
                size="small"
                onClick={onSuspend}
              />
            )}
            {isOwn ? null : (
              <IconButton
                label={`Delete ${user.fullName}`}
                icon={<Trash2 aria-hidden className="size-4" />}
                variant="danger"
                size="small"
                onClick={onDelete}
              />
            )}
          </div>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {user.isApproved || user.suspendedAt !== null ? (
          <>
            <RoleBadge role={user.role} />
            <span className="text-ink-soft">{user.team} team</span>
          </>
        ) : (
          <Badge tone="warning">Waiting for approval</Badge>
        )}
        {user.suspendedAt === null ? null : <Badge tone="danger">Suspended</Badge>}
        {user.isConfirmed ? null : <Badge tone="warning">Not confirmed</Badge>}
      </div>
      <div className="grow space-y-3">
        {user.suspendedAt !== null ? (
          <Suspended user={user} canChange={canChange} onSuspend={onSuspend} />
        ) : user.isApproved ? (
          <Permissions permissions={user.permissions} />
        ) : (
          <>
            <p className="text-sm text-muted">
              Signed up on {formatShortDate(user.createdAt)} and can see and do nothing until
              somebody gives a role.
            </p>
            <Button size="small" onClick={onEdit}>
              <UserCheck aria-hidden className="size-4" />
              Approve
              <span className="sr-only"> {user.fullName}</span>
            </Button>
          </>
        )}
        {user.suspendedAt === null && user.isApproved ? (
          <WayIn {...props} canChange={canChange} />
        ) : null}
      </div>
      <p className="border-t border-line pt-3 text-sm text-muted" data-numbers="">
        {user.lastLogin ? (
          <>
            Last login <time dateTime={user.lastLogin}>{formatDateTime(user.lastLogin)}</time>
          </>
        ) : (
          'Never signed in'
        )}
      </p>
    </Card>
  );
}

interface SuspendedProps extends Pick<UserCardProps, 'user' | 'onSuspend'> {
  readonly canChange: boolean;
}

function Suspended({ user, canChange, onSuspend }: SuspendedProps) {
  return (
    <>
      <p className="text-sm text-muted">
        Cannot sign in since {formatShortDate(user.suspendedAt ?? '')}. What they made stays.
      </p>
      {canChange ? (
        <Button size="small" onClick={onSuspend}>
          <UserCheck aria-hidden className="size-4" />
          Bring back
          <span className="sr-only"> {user.fullName}</span>
        </Button>
      ) : null}
    </>
  );
}

/** What the person still has to do before they can sign in, and the e-mail for it. */
function WayIn({
  user,
  canChange,
  onSendLink,
  isSending,
}: UserCardProps & { readonly canChange: boolean }) {
  if (user.isConfirmed && user.hasPassword) return null;
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted">
        {user.isConfirmed
          ? 'Has not chosen a password yet.'
          : 'Has not opened the link in the confirmation e-mail yet.'}
      </p>
      {canChange ? (
        <Button size="small" pending={isSending} pendingLabel="Sending…" onClick={onSendLink}>
          <MailPlus aria-hidden className="size-4" />
          {user.isConfirmed ? 'Send the link again' : 'Send the e-mail again'}
          <span className="sr-only"> to {user.fullName}</span>
        </Button>
      ) : null}
    </div>
  );
}

/** A long address breaks before its @, if it has to. */
function Address({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

function Permissions({ permissions }: { readonly permissions: readonly string[] }) {
  const shown = permissions.includes('*') ? ['*'] : permissions;
  if (shown.length === 0) return <p className="text-sm text-muted">No permissions</p>;
  return (
    <ul aria-label="Permissions" className="flex flex-wrap gap-1.5">
      {shown.map((permission) => (
        <li
          key={permission}
          className="rounded-sm border border-line px-1.5 py-0.5 text-xs text-ink-soft"
        >
          {permissionLabel(permission)}
        </li>
      ))}
    </ul>
  );
}
