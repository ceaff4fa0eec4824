import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import { renderPage } from '@/testing/render-page';
import { NewPasswordForm } from './new-password-form';

it('asks for the code of a second factor where the service wants it, and then goes on with the password', async () => {
  const setPassword = vi
    .fn<(password: string) => Promise<void>>()
    .mockRejectedValueOnce(new AppError('denied', 'The code first.', { code: 'insufficient_aal' }))
    .mockResolvedValue();
  const giveCode = vi
    .fn<(code: string) => Promise<void>>()
    .mockRejectedValueOnce(new AppError('invalid', 'This code is not right.'))
    .mockResolvedValue();
  const onChanged = vi.fn<() => Promise<void>>().mockResolvedValue();
  renderPage(
    <NewPasswordForm
      email="asha@careerloom.example"
      setPassword={setPassword}
      giveCode={giveCode}
      onChanged={onChanged}
    />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'a new password');
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
  const code = await screen.findByLabelText(/^Code from your authenticator app/);
  expect(code).toHaveFocus();
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  expect(onChanged).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(giveCode).toHaveBeenCalledWith('123456');
  expect(setPassword.mock.calls).toEqual([['a new password'], ['a new password']]);
});
