import { readFile } from 'node:fs/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { readConfig } from '../../../tooling/embedded-backend/config.ts';

const port = Number(process.env['E2E_PORT'] ?? 4199);
export const origin = `http://localhost:${port}`;
export const demoPassword = 'Careerloom-demo-1';

type Client = SupabaseClient<Database>;

/** supabase-js asks for a WebSocket at creation; Node 20 has none and the tests need none. */
class NoWebSocket {}

function clientWith(key: string): Client {
  return createClient<Database>(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoWebSocket as never },
  });
}

/** Reads and writes as the database's owner would, to arrange a test or to look at what it left. */
export function asOwner(): Client {
  return clientWith(readConfig().auth.secret_key);
}

/** A visitor's client: the public key and nothing else. */
export function asAnyone(): Client {
  return clientWith(readConfig().auth.publishable_key);
}

export type DemoAccount = 'admin' | 'marketing' | 'content' | 'seo';

export function demoEmail(account: DemoAccount): string {
  return `${account}@careerloom.example`;
}

export interface CapturedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** E-mails that the embedded backend sent to an address in this run, oldest first. */
export async function emailsTo(address: string): Promise<CapturedEmail[]> {
  const text = await readFile(`supabase/.temp/e2e-${port}/outbox.jsonl`, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): CapturedEmail => JSON.parse(line))
    .filter((email) => email.to === address);
}

/** The first link of an e-mail. */
export function linkIn(email: CapturedEmail): string {
  const link = /https?:\/\/\S+/.exec(email.text)?.[0];
  if (!link) throw new Error(`No link in the e-mail "${email.subject}".`);
  return link;
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Signs up an account of its own for one test and confirms its address; it has no rights yet. */
export async function signUpAccount(name: string): Promise<NewAccount> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@careerloom.example`;
  const password = `Test-${crypto.randomUUID()}`;
  const { data, error } = await asAnyone().auth.signUp({ email, password });
  if (error || !data.user) throw error ?? new Error(`No user for ${email}.`);
  const [message] = await emailsTo(email);
  if (!message) throw new Error(`No confirmation was sent to ${email}.`);
  const answer = await fetch(linkIn(message), { redirect: 'manual' });
  const target = answer.headers.get('location') ?? '';
  if (answer.status >= 400 || target.includes('error'))
    throw new Error(`${email} was not confirmed: ${answer.status} ${target}`);
  return { id: data.user.id, email, password };
}

/** Signs up, confirms and gives a role, as the owner of the database. */
export async function createStaff(
  role: 'super_admin' | 'admin' | 'marketing' | 'seo' | 'content' | 'editor',
  fullName = `Test ${role}`,
): Promise<NewAccount> {
  const account = await signUpAccount(role.replace('_', '-'));
  const owner = asOwner();
  const { error } = await owner.from('user_profiles').upsert({
    id: account.id,
    email: account.email,
    full_name: fullName,
    role,
    team: 'Content',
    is_approved: true,
  });
  if (error) throw error;
  return account;
}
