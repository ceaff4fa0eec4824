import { paths } from '@/config/paths';
import { account } from './accounts';
import { stableId } from './files';
import { literal } from './sql';

export interface SeededRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
  readonly note: string;
  /** As if the page had been renamed. */
  readonly isAutomatic: boolean;
  readonly hits: number;
  /** When it was last followed. */
  readonly hoursAgo: number;
}

/** Where addresses of earlier days lead, for the demo data and for what an embedded build tells hosts. */
export const seededRedirects: readonly SeededRedirect[] = [
  {
    from: '/digital-marketing-course',
    to: paths.course('advanced-ai-digital-marketing-job-guarantee'),
    status: 301,
    note: 'Stands on the brochure of 2025',
    isAutomatic: false,
    hits: 214,
    hoursAgo: 3,
  },
  {
    from: '/workshops',
    to: paths.workshops(),
    status: 301,
    note: 'Short address for posters',
    isAutomatic: false,
    hits: 148,
    hoursAgo: 7,
  },
  {
    from: '/saturday-webinar',
    to: `${paths.webinars()}?utm_source=whatsapp`,
    status: 302,
    note: 'Shared in the WhatsApp groups; changes with the series',
    isAutomatic: false,
    hits: 63,
    hoursAgo: 26,
  },
  {
    from: '/how-live-sessions-work',
    to: paths.page('live-session-guide'),
    status: 301,
    note: '',
    isAutomatic: true,
    hits: 37,
    hoursAgo: 51,
  },
  {
    from: '/placement-figures',
    to: paths.page('placement-report-method'),
    status: 301,
    note: '',
    isAutomatic: true,
    hits: 19,
    hoursAgo: 80,
  },
];

/** The demo redirects, all or none of them: whoever has some is left alone. */
export function redirectsSql(): string {
  const { id, fullName } = account('seo');
  const rows = seededRedirects.map(
    ({ from, to, status, note, isAutomatic, hits, hoursAgo }, index) => {
      const made = `now() - interval '${String(60 - index * 9)} days'`;
      const values = [
        `${literal(stableId(`redirect ${from}`))}::uuid`,
        ...[from, to, status, note, isAutomatic, hits].map((value) => literal(value)),
        `now() - interval '${String(hoursAgo)} hours'`,
        ...[made, made],
      ];
      return `    (${values.join(', ')})`;
    },
  );
  return `insert into public.redirects (
  id, from_path, to_target, status, note, is_automatic, hits, last_hit_at, created_at, updated_at, created_by, updated_by,
  updated_by_name
)
select r.*, ${literal(id)}::uuid, ${literal(id)}::uuid, ${literal(fullName)}
from (
  values
${rows.join(',\n')}
) as r
where not exists (select from public.redirects);`;
}

/** What visitors ask for in vain, with the requests of an ordinary day. */
const missing: readonly (readonly [path: string, requests: number])[] = [
  ['/data-science-course', 9],
  ['/fees', 7],
  ['/placements', 5],
  ['/courses/python', 4],
  ['/weekend-workshop', 3],
  ['/events/hackathon', 2],
  ['/certificate-check', 2],
  ['/alumni', 2],
  ['/courses/digital-marketing', 1],
  ['/blogs/resume-tips', 1],
];

/** Three weeks of the 404 report up to today, quieter at weekends, and the same noise each time. */
export function missingSql(): string {
  const values = missing
    .map(([path, requests]) => `    (${literal(path)}, ${String(requests)})`)
    .join(',\n');
  return `insert into public.missing_addresses (path, day, requests)
select m.path, m.day, m.requests
from (
  select
    p.path, (now() at time zone 'Asia/Kolkata')::date - days_ago as day,
    round(
      p.weight
      * case extract(isodow from (now() at time zone 'Asia/Kolkata')::date - days_ago) when 6 then 0.6 when 7 then 0.5 else 1 end
      * (0.5 + ('x' || substr(md5(p.path || days_ago), 1, 4))::bit(16)::integer / 65536.0)
    )::integer as requests
  from (
    values
${values}
  ) as p (path, weight)
  cross join generate_series(0, 20) as days_ago
) as m
where m.requests > 0
on conflict do nothing;`;
}
