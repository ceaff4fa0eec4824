import { randomUUID } from 'node:crypto';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { actors, owner } from './database-actors';
import type { Arranged, MatrixCase } from './database-arrange';
import { stored } from './database-rows';
import { sentForm } from './submissions';

const leadManagers = ['marketing', 'super_admin'] as const;

/** A job application as it is stored. */
function storedApplication(): TablesInsert<'submissions'> & { id: string } {
  return {
    id: randomUUID(),
    kind: 'job-application',
    subject: 'junior-data-analyst',
    name: 'Meera Nair',
    email: 'meera@example.com',
    stage: 'submitted',
    receipt_hash: '0'.repeat(64),
  };
}

async function must(work: PromiseLike<{ error: { message: string } | null }>): Promise<void> {
  const { error } = await work;
  if (error) throw new Error(error.message);
}

const clear = (id: string) => owner().from('submissions').delete().eq('id', id);

async function withLead(
  use: (id: string) => Arranged['attempt'],
  table: 'submissions' | 'submission_events' | 'interview_slots' = 'submissions',
): Promise<Arranged> {
  const row = storedApplication();
  await must(owner().from('submissions').insert(row));
  const starts_at = new Date(Date.now() + 86_400_000).toISOString();
  await must(owner().from('interview_slots').insert({ submission_id: row.id, starts_at }));
  const column = table === 'submissions' ? 'id' : 'submission_id';
  return {
    attempt: use(row.id),
    stored: () => stored(table, column, row.id),
    cleanUp: () => clear(row.id),
  };
}

/** What the functions for staff give: a refusal, or something. */
const called =
  (id: string, name: 'offer_interview_slots' | 'erase_person'): Arranged['attempt'] =>
  async (client) => {
    const starts = [new Date(Date.now() + 172_800_000).toISOString()];
    const { error } =
      name === 'erase_person'
        ? await client.rpc(name, { submission_id: id })
        : await client.rpc(name, { submission_id: id, starts });
    return { data: error ? [] : [{ id }], error };
  };

export const submissionMatrix: readonly MatrixCase[] = [
  {
    cases: 'A03 A05',
    title: 'send a form',
    allowed: actors,
    arrange: () => {
      const form = sentForm('contact-message');
      return {
        attempt: async (client) => {
          const { data, error } = await client.rpc('submit_form', { submission: form as never });
          return { data: [data], error };
        },
        stored: () => stored('submissions', 'id', form.id),
        cleanUp: () => clear(form.id),
      };
    },
  },
  {
    cases: 'A04 A05',
    title: 'read what visitors sent',
    allowed: leadManagers,
    isRead: true,
    arrange: () =>
      withLead(
        (id) => (client) => client.from('submissions').select('id, email, stage').eq('id', id),
      ),
  },
  {
    cases: 'A04 A05',
    title: 'read the hash of a receipt',
    allowed: [],
    arrange: () =>
      withLead((id) => (client) => client.from('submissions').select('receipt_hash').eq('id', id)),
  },
  {
    cases: 'A03 A05',
    title: 'store a lead past the function',
    allowed: [],
    arrange: () => {
      const row = storedApplication();
      return {
        attempt: (client) => client.from('submissions').insert(row).select('id'),
        stored: () => stored('submissions', 'id', row.id),
        cleanUp: () => clear(row.id),
      };
    },
  },
  {
    cases: 'A03 A05',
    title: 'move a lead',
    allowed: leadManagers,
    arrange: () =>
      withLead(
        (id) => (client) =>
          client.from('submissions').update({ stage: 'under-review' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'change what a visitor wrote',
    allowed: [],
    arrange: () =>
      withLead(
        (id) => (client) =>
          client.from('submissions').update({ message: 'Forged' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'delete a lead',
    allowed: [],
    arrange: () =>
      withLead((id) => (client) => client.from('submissions').delete().eq('id', id).select('id')),
  },
  {
    cases: 'A03 A05',
    title: 'erase a person',
    allowed: leadManagers,
    arrange: () => withLead((id) => called(id, 'erase_person')),
  },
  {
    cases: 'A04 A05',
    title: 'read the history of a lead',
    allowed: leadManagers,
    isRead: true,
    arrange: () =>
      withLead(
        (id) => (client) => client.from('submission_events').select('kind').eq('submission_id', id),
        'submission_events',
      ),
  },
  {
    cases: 'A03 A05',
    title: 'write a note about a lead',
    allowed: leadManagers,
    arrange: () =>
      withLead(
        (id) => (client) =>
          client
            .from('submission_events')
            .insert({ submission_id: id, kind: 'note', detail: { text: 'Rang' } })
            .select('id'),
        'submission_events',
      ),
  },
  {
    cases: 'A03 A05',
    title: 'write history in the name of somebody else',
    allowed: [],
    arrange: () =>
      withLead(
        (id) => (client) =>
          client
            .from('submission_events')
            .insert({ submission_id: id, kind: 'note', actor_name: 'Other', detail: { text: 'x' } })
            .select('id'),
        'submission_events',
      ),
  },
  {
    cases: 'A03 A05',
    title: 'remove history',
    allowed: [],
    arrange: () =>
      withLead(
        (id) => (client) =>
          client.from('submission_events').delete().eq('submission_id', id).select('id'),
        'submission_events',
      ),
  },
  {
    cases: 'A04 A05',
    title: 'read interview times',
    allowed: leadManagers,
    isRead: true,
    arrange: () =>
      withLead(
        (id) => (client) => client.from('interview_slots').select('id').eq('submission_id', id),
        'interview_slots',
      ),
  },
  {
    cases: 'A03 A05',
    title: 'offer interview times',
    allowed: leadManagers,
    arrange: () => withLead((id) => called(id, 'offer_interview_slots'), 'interview_slots'),
  },
  {
    cases: 'A03 A05',
    title: 'change an interview time past the function',
    allowed: [],
    arrange: () =>
      withLead(
        (id) => (client) =>
          client
            .from('interview_slots')
            .update({ chosen_at: '2026-01-01' })
            .eq('submission_id', id)
            .select('id'),
        'interview_slots',
      ),
  },
  {
    cases: 'C01 C06',
    title: 'find a résumé in its bucket',
    allowed: leadManagers,
    isRead: true,
    arrange: async () => {
      let id = '';
      const arranged = await withLead((made) => {
        id = made;
        return (client) => client.storage.from('resumes').list(made);
      });
      const path = `${id}/${'0'.repeat(32)}.pdf`;
      const bytes = new TextEncoder().encode('%PDF-1.4').buffer;
      await owner().storage.from('resumes').upload(path, bytes, { contentType: 'application/pdf' });
      return {
        ...arranged,
        cleanUp: async () => {
          await owner().storage.from('resumes').remove([path]);
          await clear(id);
        },
      };
    },
  },
];
