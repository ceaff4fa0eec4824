import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { inject } from 'vitest';
import * as z from 'zod';
import type { Database } from '@/lib/supabase/database.types';

export type Client = SupabaseClient<Database>;

/** Who attempts something: a visitor, somebody who signed up alone, or one of the six roles. */
export const actors = [
  'anon',
  'self',
  'editor',
  'content',
  'seo',
  'marketing',
  'admin',
  'super_admin',
] as const;

export type Actor = (typeof actors)[number];

export type StaffRole = Exclude<Actor, 'anon' | 'self'>;

export const staff: readonly StaffRole[] = [
  'editor',
  'content',
  'seo',
  'marketing',
  'admin',
  'super_admin',
];

export const password = 'a long enough password';

const demoPassword = 'Careerloom-demo-1';

// supabase-js looks for a WebSocket when it is made; Node 20 has none and nothing here opens one.
if (!('WebSocket' in globalThis)) {
  Object.defineProperty(globalThis, 'WebSocket', {
    value: function UnopenedSocket() {
      throw new Error('No test opens a socket.');
    },
  });
}

const mailSchema = z.object({ to: z.string(), text: z.string() });

/** A client of any backend, without a session. */
export function clientOf(url: string, key: string): Client {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

function newClient(key: string): Client {
  return clientOf(inject('backend').url, key);
}

/** A visitor's client, with the public key and no session. */
export function visitor(): Client {
  return newClient(inject('backend').publishableKey);
}

/** Reads and writes past row-level security: arranges rows, and sees whether an attack changed them. */
export function owner(): Client {
  return newClient(inject('backend').secretKey);
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly client: Client;
}

/** The newest code that was mailed to this address. */
export async function mailedCode(email: string): Promise<string> {
  const lines = (await readFile(inject('backend').outbox, 'utf8')).trim().split('\n');
  const mails = lines.map((line) => mailSchema.parse(JSON.parse(line)));
  const text = mails.findLast((mail) => mail.to === email)?.text ?? '';
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Signs up by the public key, as anybody can, and follows the confirmation mail. No profile is made. */
export async function signUp(
  options: { email?: string; metadata?: Record<string, unknown> } = {},
): Promise<Account> {
  const email = options.email ?? `person-${randomUUID()}@example.com`;
  const client = visitor();
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { data: options.metadata ?? {} },
  });
  if (error) throw error;
  const verified = await client.auth.verifyOtp({
    email,
    token: await mailedCode(email),
    type: 'signup',
  });
  if (verified.error) throw verified.error;
  return { id: data.user?.id ?? '', email, client };
}

/** An account that has been approved with this role. */
export async function newStaff(role: StaffRole, fullName = `Test ${role}`): Promise<Account> {
  const account = await signUp();
  const { error } = await owner().from('user_profiles').insert({
    id: account.id,
    email: account.email,
    full_name: fullName,
    role,
    is_approved: true,
  });
  if (error) throw new Error(error.message);
  return account;
}

/** An account that signed up alone and has the default profile. */
export async function newSelf(): Promise<Account> {
  const account = await signUp();
  const { error } = await account.client
    .from('user_profiles')
    .insert({ id: account.id, email: account.email, full_name: 'Somebody' });
  if (error) throw new Error(error.message);
  return account;
}

const known = new Map<Actor, Promise<Account>>();

/** The client of an actor; accounts are made once per test file. */
export async function as(actor: Actor): Promise<Client> {
  return (await accountOf(actor)).client;
}

/** The account behind an actor; a visitor has an empty id. */
export function accountOf(actor: Actor): Promise<Account> {
  const existing = known.get(actor);
  if (existing) return existing;
  const made = makeAccount(actor);
  known.set(actor, made);
  return made;
}

async function makeAccount(actor: Actor): Promise<Account> {
  if (actor === 'anon') return { id: '', email: '', client: visitor() };
  if (actor === 'self') return newSelf();
  if (actor === 'editor' || actor === 'admin') return newStaff(actor);
  const name = actor === 'super_admin' ? 'admin' : actor;
  return signIn(`${name}@careerloom.example`, demoPassword);
}

/** Signs an existing account in. */
export async function signIn(email: string, secret: string): Promise<Account> {
  const client = visitor();
  const { data, error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return { id: data.user.id, email, client };
}

/** The owner of the address: asks for the link and sets a password with it. */
export async function recover(email: string, secret: string): Promise<Account> {
  const client = visitor();
  await client.auth.resetPasswordForEmail(email);
  const { data, error } = await client.auth.verifyOtp({
    email,
    token: await mailedCode(email),
    type: 'recovery',
  });
  if (error) throw error;
  const changed = await client.auth.updateUser({ password: secret });
  if (changed.error) throw changed.error;
  return { id: data.user?.id ?? '', email, client };
}
