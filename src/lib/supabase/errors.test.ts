import { describe, expect, it } from 'vitest';
import { AppError, toAppError, unwrap } from './errors';

describe('one error for every kind of failure', () => {
  it.each([
    // SQLSTATE and codes of the data API, whatever the status says
    [{ code: '42501', message: 'new row violates row-level security policy' }, 403, 'denied'],
    [{ code: '42501', message: 'permission denied for table blog_posts' }, 401, 'denied'],
    [{ code: 'PGRST116', message: 'The result contains 0 rows' }, 406, 'not-found'],
    [
      { code: '23505', message: 'duplicate key value violates unique constraint' },
      409,
      'duplicate',
    ],
    [{ code: 'PGRST301', message: 'JWT expired' }, 401, 'signed-out'],
    [{ code: 'PGRST303', message: 'JWT claims invalid' }, 401, 'signed-out'],
    [{ code: '22001', message: 'value too long for type character varying(200)' }, 400, 'invalid'],
    [{ code: '22P02', message: 'invalid input syntax for type uuid' }, 400, 'invalid'],
    [{ code: '23514', message: 'violates check constraint "title"' }, 400, 'invalid'],
    [{ code: '23503', message: 'violates foreign key constraint' }, 409, 'duplicate'],
    [{ code: '23502', message: 'null value in column' }, 400, 'invalid'],
    [{ code: '40P01', message: 'deadlock detected' }, 500, 'busy'],
    [{ code: '40001', message: 'could not serialize access' }, 500, 'busy'],
    [{ code: '55P03', message: 'could not obtain lock on row' }, 409, 'busy'],
    [{ code: 'PT429', message: 'Opened too often' }, 500, 'rate-limited'],
    // Bare statuses
    [{ message: 'Unauthorized' }, 401, 'signed-out'],
    [{ message: 'Forbidden' }, 403, 'denied'],
    [{ message: 'Not Found' }, 404, 'not-found'],
    [{ message: 'Conflict' }, 409, 'duplicate'],
    [{ message: 'Unprocessable' }, 422, 'invalid'],
    [{ message: 'Too Many Requests' }, 429, 'rate-limited'],
    [{ message: 'Internal Server Error' }, 500, 'server'],
    [{ message: 'Bad Gateway' }, 502, 'server'],
    [{ code: '57014', message: 'canceling statement due to statement timeout' }, 500, 'server'],
    // Requests that never got an answer
    [{ message: 'TypeError: Failed to fetch' }, 0, 'offline'],
    [new TypeError('Failed to fetch'), undefined, 'offline'],
    [undefined, undefined, 'offline'],
    [null, undefined, 'offline'],
    ['text', undefined, 'offline'],
    [{ message: 42 }, 500, 'offline'],
  ])('%j with status %s', (error, status, kind) => {
    const result = toAppError(error, status);
    expect(result).toBeInstanceOf(AppError);
    expect(result.kind).toBe(kind);
    expect(result.cause).toBe(error);
  });

  it('passes an AppError on as it is', () => {
    const error = new AppError('denied', 'No.');
    expect(toAppError(error, 500)).toBe(error);
  });
});

describe('what a person reads', () => {
  it('F12: an answer of HTML with status 500 never shows its markup', () => {
    const html = '<html><body><h1>502 Bad Gateway</h1><pre>stack at /srv/app</pre></body></html>';
    const { kind, message } = toAppError({ message: html }, 500);
    expect(kind).toBe('server');
    expect(message).not.toMatch(/[<>]|Gateway|stack/);
  });

  it.each([400, 403, 422])('HTML with status %i is not shown either', (status) => {
    expect(
      toAppError({ message: '<html><body>Denied by proxy</body></html>' }, status).message,
    ).not.toMatch(/[<>]/);
  });

  it.each([
    [
      {
        code: '42501',
        message: 'new row violates row-level security policy for table "blog_posts"',
      },
      403,
    ],
    [{ code: '42501', message: 'permission denied for table user_profiles' }, 403],
    [
      { code: '23514', message: 'new row for relation "blog_posts" violates check constraint "x"' },
      400,
    ],
    [{ code: '22P02', message: 'invalid input syntax for type uuid: "x"' }, 400],
    [
      {
        code: 'PGRST100',
        message: '"failed to parse logic tree (a,status.eq.draft)" (line 1, column 4)',
      },
      400,
    ],
    [{ code: '22001', message: 'value too long for type character varying(200)' }, 400],
    [
      { code: '23505', message: 'duplicate key value violates unique constraint "pages_slug_key"' },
      409,
    ],
    [{ code: '40P01', message: 'Deadlock detected' }, 500],
    [{ message: '' }, 400],
    [{ message: '{}' }, 400],
  ])('%j is told in plain words', (error, status) => {
    const { message } = toAppError(error, status);
    expect(message).not.toMatch(
      /violates|deadlock|relation|syntax|parse|varying|constraint|table|\{/,
    );
    expect(message.length).toBeGreaterThan(10);
  });

  it('keeps a sentence that a guard of ours wrote', () => {
    const text = 'The last super admin can be neither deleted nor demoted.';
    expect(toAppError({ code: '42501', message: text }, 403).message).toBe(text);
  });
});

describe('unwrap', () => {
  it('gives data and throws errors', () => {
    expect(unwrap({ data: [1], error: null })).toEqual([1]);
    expect(unwrap({ data: null, error: null })).toBeNull();
    expect(() =>
      unwrap({ data: null, error: { message: 'x', code: '42501' }, status: 403 }),
    ).toThrow(AppError);
  });
});
