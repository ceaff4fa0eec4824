import type { Sql } from 'postgres';

const kinds = [
  'course-application',
  'contact-message',
  'event-registration',
  'webinar-popup',
  'resource-unlock',
  'bootcamp-booking',
  'bootcamp-waitlist',
  'job-application',
  'job-report',
];

/**
 * Fills the leads of a migrated database, one every seven minutes, as its owner and without the triggers that write the
 * history. A tenth of them is spam, a seventh still waits, a quarter is the manager's, and fifty came by each campaign.
 */
export async function fillSubmissions(sql: Sql, rows: number, manager: string): Promise<void> {
  const list = kinds.map((kind) => `'${kind}'`).join(', ');
  await sql.unsafe('alter table public.submissions disable trigger user');
  // Built at once afterwards, which takes a fifth of the time.
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'submissions' and indexname <> 'submissions_pkey'`;
  await sql.unsafe("set maintenance_work_mem = '512MB'");
  for (const { name } of indexes) await sql.unsafe(`drop index public.${name}`);
  await sql.unsafe(`
    insert into public.submissions (
      id, kind, subject, name, email, phone, message, channel, consent_version, received_at, reply_due_at, stage, owner_id,
      first_reply_at, merged_into, receipt_hash, source
    )
    select
      md5('lead' || n)::uuid, k.kind, 'course-' || n % 40,
      'Career ' || n || case when n % ${Math.floor(rows / 20)} = 0 then ' kaleidoscope' else '' end,
      'person' || n % ${Math.floor(rows / 3)} || '@example.com',
      '+91 ' || 6000000000 + ('x' || substr(md5('phone' || n % ${Math.floor(rows / 3)}), 1, 7))::bit(28)::bigint * 14, repeat('A question. ', 10),
      (array['direct', 'google.com', 'newsletter', 'instagram'])[1 + n / 3 % 4], '1', now() - n * interval '7 minutes',
      now() - n * interval '7 minutes' + interval '24 hours',
      case
        when n % 10 = 3 then 'spam'
        when k.kind = 'job-application' then (array['submitted', 'under-review', 'shortlisted', 'rejected'])[1 + n / 11 % 4]
        else (array['new', 'contacted', 'qualified', 'enrolled', 'closed'])[1 + n / 13 % 5]
      end,
      case when n % 4 = 0 then '${manager}'::uuid end,
      case when n % 7 > 1 then now() - n * interval '7 minutes' + interval '5 hours' end,
      case when n % 20 = 19 then md5('lead' || n - 1)::uuid end, repeat('0', 64), jsonb_build_object('first', t.touch, 'last', t.touch)
    from generate_series(1, ${rows}) as n, lateral (select (array[${list}])[1 + n % 9] as kind) as k,
      lateral (
        select jsonb_build_object('path', '/', 'utm_source', 'newsletter', 'utm_medium', 'email', 'utm_campaign', 'campaign-' || n / 50)
          as touch
      ) as t`);
  await sql.unsafe(`
    insert into public.campaigns (name, kind, content, utm_campaign, starts_at, ends_at, status)
    select
      'Campaign ' || n, 'ticker', '{"promos": [{"text": "A promo", "href": "/"}]}', 'campaign-' || n,
      now() - n * interval '1 day', now() - n * interval '1 day' + interval '20 hours', 'active'
    from generate_series(1, 20) as n;
    insert into public.campaign_links (name, target, utm_source, utm_medium, utm_campaign)
    select 'Link ' || n, '/', 'newsletter', 'email', 'campaign-' || n from generate_series(1, 20) as n`);
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql.unsafe('alter table public.submissions enable trigger user');
}
