import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOutOtherDevices } from './auth-service';
import { onSessionLost } from './session-events';

const auth = { getSession: vi.fn(), admin: { signOut: vi.fn() } };
vi.mock('./client', () => ({ supabase: () => ({ auth }) }));

const present = { data: { session: { access_token: 'token' } }, error: null };
const absent = (error: Error) => ({ data: { session: null }, error });
const unreachable = new AuthRetryableFetchError('Failed to fetch', 0);

const lost = vi.fn();
let stopListening: () => void;

beforeEach(() => {
  auth.getSession.mockResolvedValue(present);
  auth.admin.signOut.mockResolvedValue({ data: null, error: null });
  stopListening = onSessionLost(lost);
});
afterEach(() => {
  stopListening();
  vi.resetAllMocks();
});

describe('signOutOtherDevices', () => {
  it('ends all sessions but this one', async () => {
    await signOutOtherDevices();
    expect(auth.admin.signOut).toHaveBeenCalledExactlyOnceWith('token', 'others');
  });

  it.each([
    ['the service knows it no longer', present, new AuthApiError('Gone', 403, 'session_not_found')],
    ['it could not be renewed', absent(new AuthSessionMissingError()), null],
  ])(
    'does not claim to have ended anything where this session is over: %s',
    async (_, session, error) => {
      auth.getSession.mockResolvedValue(session);
      auth.admin.signOut.mockResolvedValue({ data: null, error });
      await expect(signOutOtherDevices()).rejects.toMatchObject({ kind: 'signed-out' });
      expect(lost).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['renewed', absent(unreachable), null],
    ['asked', present, unreachable],
  ])('takes no bad network for an ended session when it is %s', async (_, session, error) => {
    auth.getSession.mockResolvedValue(session);
    auth.admin.signOut.mockResolvedValue({ data: null, error });
    await expect(signOutOtherDevices()).rejects.toMatchObject({ kind: 'offline' });
    expect(lost).not.toHaveBeenCalled();
  });
});
