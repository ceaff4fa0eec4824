// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bootEmbeddedBackend } from './boot';
import { rememberSqlState, withSqlState } from './sql-states';
import { keepRedirect, withKeptRedirect } from './email-redirects';
import { acquireLock } from './lock';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'careerloom-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function lockText(): Promise<string> {
  return readFile(join(folder, 'process.lock'), 'utf8');
}

/** A number that no running process has: larger than Linux and macOS give out. */
const nobody = 2 ** 30;

describe('the lock of a data folder', () => {
  it('names its process and goes when it is given back', async () => {
    const release = await acquireLock(folder);
    expect(await lockText()).toBe(String(process.pid));
    await release();
    await expect(lockText()).rejects.toThrow();
  });

  it('refuses a folder that another process uses, with a sentence that says what to do', async () => {
    await writeFile(join(folder, 'process.lock'), String(process.ppid));
    await expect(acquireLock(folder)).rejects.toThrow(
      `in use by process ${process.ppid}. Stop that server first, or set CAREERLOOM_DATA to another folder.`,
    );
    // It is still the other's.
    expect(await lockText()).toBe(String(process.ppid));
  });

  it.each([String(nobody), '', 'nonsense', '-1', '0'])(
    'takes over a lock that holds %j, left by a process that is gone',
    async (left) => {
      await writeFile(join(folder, 'process.lock'), left);
      await acquireLock(folder);
      expect(await lockText()).toBe(String(process.pid));
    },
  );
});

describe('a data folder that is damaged', () => {
  it('is told apart at boot, with the command that repairs it, and is not left locked', async () => {
    // Two processes at once leave a folder like this: marked as ready, but not a database any more.
    await writeFile(join(folder, 'ready.json'), '{}');
    await mkdir(join(folder, 'database', 'global'), { recursive: true });
    await writeFile(join(folder, 'database', 'PG_VERSION'), '17\n');
    await writeFile(join(folder, 'database', 'global', 'pg_control'), 'damaged');
    await expect(
      bootEmbeddedBackend({ dataDirectory: folder, siteUrl: 'http://localhost:5360' }),
    ).rejects.toThrow(/is damaged .*npm run db:reset/s);
    await expect(lockText()).rejects.toThrow();
  }, 30_000);
});

describe('a failed statement', () => {
  const answer = (body: unknown, status: number, sqlState?: string) =>
    withSqlState(Response.json(body, { status }), sqlState);
  const failed = { code: 'SUP', message: 'error: this cannot be' };

  it.each([
    ['a violated check', '23514', 400],
    ['a sentence that a function raised', 'P0001', 400],
    ['a deadlock', '40P01', 500],
  ])('for %s is answered as PostgREST does', async (_, code, status) => {
    const response = await answer(failed, 500, code);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code, message: 'this cannot be' });
  });

  it('leaves every other answer alone', async () => {
    expect(await (await answer(failed, 500)).json()).toEqual(failed);
    expect((await answer('text', 500, '23514')).status).toBe(500);
    expect((await answer(failed, 200, '23514')).status).toBe(200);
    const page = await withSqlState(new Response('<html>', { status: 500 }), '23514');
    expect(await page.text()).toBe('<html>');
  });

  it('is remembered once, with its code', () => {
    const connection = { normalizeDbError: (error: unknown) => error };
    const state = rememberSqlState(connection);
    const failure = Object.assign(new Error('no'), { code: '23514' });
    expect(connection.normalizeDbError(failure)).toBe(failure);
    expect([state.take(), state.take()]).toEqual(['23514', undefined]);
  });
});

describe('links in e-mails', () => {
  const text =
    'Open http://localhost/auth/v1/verify?token=1&redirect_to=http%3A%2F%2Flocalhost now.';

  it('lead where the request asked for', () => {
    const request = new Request(
      'http://localhost/auth/v1/recover?redirect_to=http%3A%2F%2Flocalhost%2Fcms%2Fset-password%3Fa%3D%24%26',
    );
    expect(keepRedirect(request, () => withKeptRedirect(text))).toBe(
      'Open http://localhost/auth/v1/verify?token=1&redirect_to=http%3A%2F%2Flocalhost%2Fcms%2Fset-password%3Fa%3D%24%26 now.',
    );
  });

  it('stay as they are without a wish', () => {
    expect(
      keepRedirect(new Request('http://localhost/auth/v1/recover'), () => withKeptRedirect(text)),
    ).toBe(text);
  });
});
