import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../../tooling/embedded-backend/config';
import { accountOf } from '../support/database-actors';

const secret = String(readConfig().auth['jwt_secret']);
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const hs256 = { alg: 'HS256', typ: 'JWT' };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, header: object = hs256, key = secret): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

let claims = {};

beforeAll(async () => {
  const { id } = await accountOf('super_admin');
  claims = { sub: id, role: 'authenticated', aud: 'authenticated', exp: inAnHour };
});

/** Reads that visitors may do, that staff alone may do, and a file that is listed: each with this token. */
async function answers(token: string) {
  const { url, publishableKey } = inject('backend');
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, text: await response.text() };
  };
  return Promise.all([
    ask('/rest/v1/blog_posts?select=id&limit=1'),
    ask('/rest/v1/rpc/search_posts', {}),
    ask('/storage/v1/object/list/media-files', { prefix: '' }),
  ]);
}

describe('N13 a token that is none', () => {
  const forged: readonly (readonly [string, () => string])[] = [
    ['a word', () => 'nonsense'],
    ['two parts', () => 'a.b'],
    ['three parts of nonsense', () => 'a.b.c'],
    ['nothing between dots', () => '..'],
    ['alg none without a signature', () => `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['alg none with a signature', () => `${encode({ alg: 'none' })}.${encode(claims)}.eA`],
    ['alg none, signed', () => signed(claims, { alg: 'none' })],
    ['another key', () => signed(claims, hs256, 'x'.repeat(48))],
    ['a token that has run out', () => signed({ ...claims, exp: 1_000_000_000 })],
    ['a subject that is no account id', () => signed({ ...claims, sub: "x' or '1'='1" })],
    ['a subject that is a number', () => signed({ ...claims, sub: 7 })],
  ];

  test.each(forged)('%s is answered with 401 and no SQL', async (_, token) => {
    for (const { status, text } of await answers(token())) {
      expect(status, text).toBe(401);
      expect(text).not.toMatch(/syntax|uuid: |select|permission denied/i);
    }
  });

  test('a right one, and the public key in its place, are answered', async () => {
    expect((await answers(signed(claims))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await answers(inject('backend').publishableKey))[0].status).toBe(200);
    const [posts] = await answers(signed({ ...claims, sub: randomUUID() }));
    expect(posts.status).toBe(200);
  });
});
