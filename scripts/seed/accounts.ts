import { expression, insertRow, literal } from './sql';

/** bcrypt of "Careerloom-demo-1". The accounts exist in the local seed alone. */
const passwordHash = '$2a$10$JMsrxwbA1nkAFOlYFYp2z.UsnNnHQgXt9X7HhriVah9qgnBOz/zV6';

export const demoAccounts = [
  {
    id: '10000000-0000-4000-8000-000000000001',
    email: 'admin@careerloom.example',
    fullName: 'Asha Menon',
    role: 'super_admin',
    team: 'Admin',
  },
  {
    id: '10000000-0000-4000-8000-000000000002',
    email: 'marketing@careerloom.example',
    fullName: 'Rohan Kapoor',
    role: 'marketing',
    team: 'Marketing',
  },
  {
    id: '10000000-0000-4000-8000-000000000003',
    email: 'content@careerloom.example',
    fullName: 'Leela Joseph',
    role: 'content',
    team: 'Content',
  },
  {
    id: '10000000-0000-4000-8000-000000000004',
    email: 'seo@careerloom.example',
    fullName: 'Dev Patel',
    role: 'seo',
    team: 'SEO',
  },
] as const;

export type DemoRole = (typeof demoAccounts)[number]['role'];

/** The demo account with this role. */
export function account(role: DemoRole): (typeof demoAccounts)[number] {
  const found = demoAccounts.find((candidate) => candidate.role === role);
  if (!found) throw new Error(`There is no demo account with the role ${role}.`);
  return found;
}

/** Confirmed sign-in accounts and their approved profiles. */
export function accountsSql(): string {
  const created = expression("now() - interval '200 days'");
  const users = demoAccounts.map((demo) =>
    insertRow('auth.users', {
      id: demo.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: demo.email,
      encrypted_password: passwordHash,
      email_confirmed_at: created,
      raw_app_meta_data: JSON.stringify({ provider: 'email', providers: ['email'] }),
      raw_user_meta_data: JSON.stringify({ full_name: demo.fullName }),
      created_at: created,
      updated_at: created,
    }),
  );
  const identities = demoAccounts.map((demo, index) =>
    insertRow('auth.identities', {
      id: `20000000-0000-4000-8000-00000000000${String(index + 1)}`,
      provider: 'email',
      provider_id: demo.id,
      user_id: demo.id,
      identity_data: JSON.stringify({ sub: demo.id, email: demo.email, email_verified: true }),
      created_at: created,
      updated_at: created,
    }),
  );
  const profiles = demoAccounts.map((demo, index) =>
    insertRow('public.user_profiles', {
      id: demo.id,
      email: demo.email,
      full_name: demo.fullName,
      role: demo.role,
      team: demo.team,
      is_approved: true,
      created_at: expression(`now() - interval '${String(200 - index * 3)} days'`),
      last_login: expression(`now() - interval '${String(7 + index * 19)} hours'`),
    }),
  );
  const ids = demoAccounts.map((demo) => literal(demo.id)).join(', ');
  // GoTrue reads these columns without allowing for null; the embedded service lacks instance_id and needs none of it.
  const forGoTrue = `do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $sql$
      update auth.users
      set instance_id = '00000000-0000-0000-0000-000000000000', confirmation_token = '', recovery_token = '',
        email_change = '', email_change_token_new = '', email_change_token_current = '', phone_change = '',
        phone_change_token = '', reauthentication_token = ''
      where id in (${ids}) and instance_id is null
    $sql$;
  end if;
end
$$;`;
  return [...users, forGoTrue, ...identities, ...profiles].join('\n\n');
}
