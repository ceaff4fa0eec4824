import { describe, expect, inject, test } from 'vitest';
import { as, owner, visitor, type Client } from '../support/database-actors';
import { peerHeader } from '../support/database-server';
import { formExamples, sentForm } from '../support/submissions';

const pdf = new TextEncoder().encode('%PDF-1.4 a résumé').buffer;
const contentType = 'application/pdf';

/** A job application that has been sent over the API, with the receipt for it. */
async function application(changes: Record<string, unknown> = {}) {
  const form = sentForm('job-application', changes);
  const { data, error } = await visitor().rpc('submit_form', { submission: form as never });
  if (error) throw new Error(error.message);
  const answer = data as { id: string; receipt: string; resume_path: string };
  return { ...answer, form, path: `${answer.resume_path}.pdf` };
}

const upload = (client: Client, path: string, options: object = {}, body: ArrayBuffer = pdf) =>
  client.storage.from('resumes').upload(path, body, { contentType, ...options });

/** What the bucket holds of an application, seen by its owner. */
async function held(id: string): Promise<string[]> {
  const { data } = await owner().storage.from('resumes').list(id);
  return (data ?? []).map(({ name }) => `${id}/${name}`);
}

function request(method: string, path: string, headers: Record<string, string>, body: object) {
  const { url, publishableKey } = inject('backend');
  return fetch(`${url}/storage/v1/${path}`, {
    method,
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const remove = (path: string, receipt: string) =>
  request('DELETE', 'object/resumes', { 'x-receipt': receipt }, { prefixes: [path] });

async function erase({ id, receipt }: { id: string; receipt: string }) {
  const { data } = await visitor().rpc('erase_submission', { submission_id: id, receipt });
  expect(data).toBe(true);
}

describe('a résumé', () => {
  test('N27 goes to its own application, once, and is not changed afterwards', async () => {
    const own = await application();
    expect((await upload(visitor(), own.path)).error).toBeNull();
    for (const options of [{}, { upsert: true }])
      expect((await upload(visitor(), own.path, options)).error).not.toBeNull();
    const { error } = await visitor()
      .storage.from('resumes')
      .update(own.path, pdf, { contentType });
    expect(error).not.toBeNull();
    expect(await held(own.id)).toEqual([own.path]);
  });

  test('N27 has one right name: no other type, no foreign application, no guess', async () => {
    const own = await application();
    const claim = { ...sentForm('job-application'), id: own.id };
    const { data } = await visitor().rpc('submit_form', { submission: claim as never });
    const claimed = (data as { resume_path: string }).resume_path;
    for (const path of [
      `${own.resume_path}.docx`,
      `${own.resume_path}.html`,
      `${own.id}/${'0'.repeat(32)}.pdf`,
      `${claimed}.pdf`,
      `${own.path}/more.pdf`,
      'resume.pdf',
    ])
      expect((await upload(visitor(), path)).error, path).not.toBeNull();
    expect((await upload(visitor(), own.path, { contentType: 'text/html' })).error).not.toBeNull();
    expect(await held(own.id)).toEqual([]);
    const doc = await application({
      details: { ...formExamples['job-application'].details, resumeType: 'application/msword' },
    });
    const word = { contentType: 'application/msword' };
    expect((await upload(visitor(), `${doc.resume_path}.doc`, word)).error).toBeNull();
  });

  test('N27 comes within an hour; sending again opens the hour anew, while there is no file', async () => {
    const own = await application();
    const close = (at: string) =>
      owner().from('submissions').update({ resume_until: at }).eq('id', own.id).select('version');
    const { data: closed } = await close('2026-01-01T00:00:00Z');
    expect((await upload(visitor(), own.path)).error).not.toBeNull();
    const again = () => visitor().rpc('submit_form', { submission: own.form as never });
    await again();
    expect((await upload(visitor(), own.path)).error).toBeNull();
    await close('2026-01-01T00:00:00Z');
    await again();
    const { data } = await owner()
      .from('submissions')
      .select('resume_until, version')
      .eq('id', own.id);
    expect(data?.[0]?.resume_until).toMatch(/^2026-01-01/);
    expect(data?.[0]?.version).toBe(closed?.[0]?.version);
  });

  test('belongs to job applications alone', async () => {
    const { id } = await application();
    await owner()
      .from('submissions')
      .update({ kind: 'contact-message', stage: 'new' })
      .eq('id', id);
    const { data } = await owner().from('submissions').select('receipt_hash').eq('id', id);
    expect(data).toHaveLength(1);
    expect((await upload(visitor(), `${id}/x.pdf`)).error).not.toBeNull();
  });

  test('is opened by an address that lives a minute, as a download, by nobody but those who manage campaigns', async () => {
    const own = await application();
    await upload(visitor(), own.path);
    const sign = async (client: Client) =>
      client.storage.from('resumes').createSignedUrl(own.path, 60, { download: 'Meera Nair.pdf' });
    const { data, error } = await sign(await as('marketing'));
    expect(error).toBeNull();
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;.*Meera%20Nair\.pdf/);
    expect(await response.text()).toContain('%PDF');
    expect((await fetch(`${data?.signedUrl ?? ''}x`.replace('token=', 'token=x'))).status).toBe(
      400,
    );
    for (const actor of ['anon', 'self', 'editor', 'content', 'seo', 'admin'] as const) {
      const client = await as(actor);
      expect((await sign(client)).error, actor).not.toBeNull();
      expect((await client.storage.from('resumes').download(own.path)).error).not.toBeNull();
      expect((await client.storage.from('resumes').list(own.id)).data ?? []).toEqual([]);
    }
    const { url } = inject('backend');
    expect((await fetch(`${url}/storage/v1/object/public/resumes/${own.path}`)).ok).toBe(false);
  });

  test('of an erased application is removed by the receipt, or swept by staff, and none before', async () => {
    const [one, two, living] = [await application(), await application(), await application()];
    for (const { path } of [one, two, living]) await upload(visitor(), path);
    const staff = await as('marketing');
    expect(await (await remove(one.path, one.receipt)).json()).toEqual([]);
    await staff.storage.from('resumes').remove([living.path]);
    expect(await held(living.id)).toEqual([living.path]);
    await erase(one);
    await erase(two);
    for (const receipt of ['', two.receipt, 'f'.repeat(64)])
      expect(await (await remove(one.path, receipt)).json()).toEqual([]);
    expect(await held(one.id)).toHaveLength(1);
    expect(await (await remove(one.path, one.receipt)).json()).toHaveLength(1);
    expect(await held(one.id)).toEqual([]);
    expect((await upload(visitor(), one.path)).error).not.toBeNull();
    // The header is this request's alone.
    expect(await (await remove(two.path, '')).json()).toEqual([]);
    const { data } = await staff.rpc('erased_resumes');
    expect(data).toEqual([{ path: two.path }]);
    expect((await (await as('seo')).storage.from('resumes').remove([two.path])).data).toEqual([]);
    await staff.storage.from('resumes').remove([two.path]);
    expect(await held(two.id)).toEqual([]);
  });

  test('of a replaced application is removed by the receipt of what replaced it', async () => {
    const earlier = await application();
    await upload(visitor(), earlier.path);
    const later = await application({ replaces: { id: earlier.id, receipt: earlier.receipt } });
    await erase(later);
    expect(await (await remove(earlier.path, later.receipt)).json()).toHaveLength(1);
  });
});

describe('over the API', () => {
  test('a wrong form is answered with 400, a sentence and the field', async () => {
    const submission = sentForm('contact-message', { email: 'no' }) as never;
    const { error, status } = await visitor().rpc('submit_form', { submission });
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '22023',
      message: 'Enter an address such as name@example.com',
      hint: 'email',
    });
  });

  test('N21 N23 too many are answered with 429 and the time to wait, whatever address is claimed', async () => {
    const { url, publishableKey } = inject('backend');
    const send = (claimed: string) =>
      fetch(`${url}/rest/v1/rpc/submit_form`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          'content-type': 'application/json',
          [peerHeader]: '198.51.100.9',
          'x-forwarded-for': claimed,
          'cf-connecting-ip': claimed,
        },
        body: JSON.stringify({ submission: sentForm('job-report') }),
      });
    let response = await send('203.0.113.0');
    for (let round = 1; response.ok && round < 125; round += 1)
      response = await send(`203.0.113.${String(round)}`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: '429',
      message: expect.stringMatching(/^Too many/),
    });
  });
});
