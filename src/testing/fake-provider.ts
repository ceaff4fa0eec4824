// Fetched beforehand, so that no test waits for the chunk.
import '@/lib/outbox/outbox';
import { fakeDataApi } from './fake-data-api';

/** A provider that takes whatever is sent. @returns what it got */
export function fakeProvider(): Readonly<Record<string, unknown>>[] {
  const taken: Readonly<Record<string, unknown>>[] = [];
  fakeDataApi(({ target, body }) => {
    const { submission } = body as { submission?: Record<string, unknown> };
    if (target !== 'rpc/submit_form' || !submission) return Response.error();
    taken.push(submission);
    return Response.json({
      id: submission['id'],
      receipt: 'f'.repeat(64),
      received_at: '2026-11-22T04:30:00+00:00',
    });
  });
  return taken;
}
