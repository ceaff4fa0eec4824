import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RowQuestion } from '@/components/list/row-question';
import { Button } from '@/components/ui/button';
import { formatShortDate } from '@/lib/dates';
import { useRemoveSignUp } from '../account-mutations';
import type { SignUp } from '../model';
import { userQueries } from '../queries';

/** The database gives no more of them. */
const SHOWN = 100;

/**
 * Accounts that were signed up and that nobody ever came in with: they stand in no other list, and a stranger may have
 * made them with somebody else's address. Nothing while there are none.
 */
export function SignUpList() {
  const { data: signUps = [] } = useQuery(userQueries.signUps());
  const remove = useRemoveSignUp();
  const [signUpToRemove, setSignUpToRemove] = useState<SignUp | null>(null);
  if (signUps.length === 0) return null;
  const count = signUps.length >= SHOWN ? `${SHOWN} or more` : signUps.length;
  return (
    <section aria-labelledby="sign-ups" className="border-t border-line pt-6">
      <h2 id="sign-ups" className="text-lg font-semibold">
        Signed up, never signed in ({count})
      </h2>
      <p className="mt-1 max-w-measure text-sm text-muted">
        These accounts can do nothing. When you add a user with one of the addresses, the account
        that was signed up gives way.
      </p>
      <ul aria-labelledby="sign-ups" className="mt-3 divide-y divide-line">
        {signUps.map((signUp) => (
          <li
            key={signUp.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="text-sm font-medium wrap-anywhere">
                <bdi>{signUp.email}</bdi>
              </p>
              <p className="text-sm text-muted">
                {formatShortDate(signUp.createdAt)} ·{' '}
                {signUp.isConfirmed ? 'Address confirmed' : 'Address not confirmed'}
              </p>
            </div>
            <Button size="small" onClick={() => setSignUpToRemove(signUp)}>
              Remove
              <span className="sr-only"> {signUp.email}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RowQuestion
        row={signUpToRemove}
        title={() => 'Remove this sign-up?'}
        describe={({ email }) => (
          <>
            The account of <bdi>{email}</bdi> is deleted. Whoever owns the address can sign up
            again.
          </>
        )}
        confirmLabel="Remove"
        pendingLabel="Removing…"
        pending={remove.isPending}
        onConfirm={(signUp, options) => remove.mutate(signUp, options)}
        onClose={() => setSignUpToRemove(null)}
      />
    </section>
  );
}
