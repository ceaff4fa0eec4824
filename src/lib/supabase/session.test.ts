import { beforeEach, describe, expect, it, vi } from 'vitest';
import { supabase } from './client';
import { loadProfile } from './session';

vi.mock('./client');

const account = { id: 'u1', email: 'asha.rao@careerloom.example' };
const row = { ...account, full_name: 'asha.rao', role: 'editor', team: 'Content', permissions: [] };

interface Answer {
  readonly data: unknown;
  readonly error: { code: string; message: string } | null;
  readonly status: number;
}

const found: Answer = { data: row, error: null, status: 200 };
const none: Answer = { data: null, error: null, status: 200 };

function failing(code: string, status: number): Answer {
  return { data: null, error: { code, message: 'violates' }, status };
}

const insert = vi.fn();

/** A client that gives these answers to reading, and this one to writing. */
function given(reads: Answer[], write: Answer = found) {
  insert.mockReset().mockReturnValue({ select: () => ({ single: () => Promise.resolve(write) }) });
  const maybeSingle = () => Promise.resolve(reads.shift() ?? none);
  const from = () => ({ select: () => ({ eq: () => ({ maybeSingle }) }), insert });
  vi.mocked(supabase).mockReturnValue({ from } as unknown as ReturnType<typeof supabase>);
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('loadProfile', () => {
  it('gives the profile that exists', async () => {
    given([found]);
    await expect(loadProfile(account)).resolves.toEqual(row);
    expect(insert).not.toHaveBeenCalled();
  });

  it('inserts the default profile with the part before the @ as name, and no rights (A06)', async () => {
    given([none]);
    await expect(loadProfile(account)).resolves.toEqual(row);
    expect(insert).toHaveBeenCalledWith({
      id: 'u1',
      email: 'asha.rao@careerloom.example',
      full_name: 'asha.rao',
    });
  });

  it('takes the row that another tab has inserted meanwhile', async () => {
    given([none, found], failing('23505', 409));
    await expect(loadProfile(account)).resolves.toEqual(row);
  });

  it('N02 tells that the session is over when the profile exists and cannot be read', async () => {
    given([none, none], failing('23505', 409));
    await expect(loadProfile(account)).rejects.toMatchObject({ kind: 'signed-out' });
  });

  it('tells that the account is gone (B16)', async () => {
    given([none], failing('23503', 409));
    await expect(loadProfile(account)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('inserts nothing when the profile could not be read', async () => {
    given([failing('57014', 500)]);
    await expect(loadProfile(account)).rejects.toMatchObject({ kind: 'server' });
    expect(insert).not.toHaveBeenCalled();
  });
});
