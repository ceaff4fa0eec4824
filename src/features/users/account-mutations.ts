import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/feedback/toast-failure';
import { showToast } from '@/components/feedback/toast-store';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';
import { requestPasswordReset, resendConfirmation } from '@/lib/supabase/auth';
import { supabase } from '@/lib/supabase/client';
import { toAppError, unwrap, type AppError } from '@/lib/supabase/errors';
import type { SignUp, User } from './model';
import { userQueries } from './queries';

/** The text for somebody who asked for a second e-mail within a minute. */
function mailFailure(error: AppError): string {
  return error.kind === 'rate-limited'
    ? 'A message was sent a moment ago. Try again in a minute.'
    : error.message;
}

/** Keeps a person out, or brings them back. */
export function useSuspension() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, suspendedAt }: User) => {
      const call = suspendedAt === null ? 'suspend_user' : 'restore_user';
      const { error, status } = await supabase().rpc(call, { target: id });
      unwrap({ data: null, error, status });
    },
    onSuccess: (_result, { fullName, suspendedAt }) =>
      showToast({
        title:
          suspendedAt === null
            ? `${isolated(fullName)} is suspended`
            : `${isolated(fullName)} can sign in again`,
        variant: 'success',
      }),
    onError: (error, { suspendedAt }) =>
      toastFailure(
        error,
        suspendedAt === null ? 'Failed to suspend user' : 'Failed to bring the user back',
      ),
    onSettled: () => client.invalidateQueries({ queryKey: userQueries.all }),
  });
}

/** Sends what the person needs to come in: the confirmation once more, or a link to choose a password. */
export function useSendLink() {
  return useMutation({
    mutationFn: ({ email, isConfirmed }: User) =>
      isConfirmed
        ? requestPasswordReset(email, paths.cms.setPassword())
        : resendConfirmation(email, paths.cms.setPassword()),
    onSuccess: (_result, { email }) =>
      showToast({ title: 'E-mail sent', description: `To ${email}.`, variant: 'success' }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: 'Failed to send the e-mail',
        reason: mailFailure(toAppError(error)),
        variant: 'destructive',
      }),
  });
}

/** After an approval, which makes the password from before it worthless. */
export async function sendFirstLink({ email }: User): Promise<void> {
  try {
    await requestPasswordReset(email, paths.cms.setPassword());
    showToast({
      title: 'User updated successfully',
      description: `We have sent ${email} a link to choose a new password.`,
      variant: 'success',
    });
  } catch (cause) {
    showToast({
      title: 'User updated successfully',
      description: `The link to choose a new password could not be sent to ${email}. Send it from the card.`,
      reason: mailFailure(toAppError(cause)),
      variant: 'destructive',
    });
  }
}

export function useRemoveSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: SignUp) =>
      unwrap(await supabase().rpc('remove_sign_up', { target: id })),
    onSuccess: (_result, { email }) =>
      showToast({ title: 'Sign-up removed', description: email, variant: 'success' }),
    onError: (error) => toastFailure(error, 'Failed to remove the sign-up'),
    onSettled: () => client.invalidateQueries({ queryKey: userQueries.all }),
  });
}
