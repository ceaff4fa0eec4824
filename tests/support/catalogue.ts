/** Runs one query on a live database and gives its rows. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

const apiRoles = "('anon', 'authenticated', 'service_role', 'PUBLIC')";

/** One line per policy, table, column and sequence privilege, and callable function: what the API's roles may do. */
export async function readPrivileges(query: Query): Promise<string> {
  const policies = await query<{ line: string }>(`
    select format('%s.%s | %s | %s | %s | using %s | check %s', schemaname, tablename, policyname, array_to_string(roles, ','),
      lower(cmd), coalesce(regexp_replace(qual, '\\s+', ' ', 'g'), '-'),
      coalesce(regexp_replace(with_check, '\\s+', ' ', 'g'), '-')) as line
    from pg_policies
    where schemaname in ('public', 'private', 'storage')
    order by schemaname, tablename, cmd, policyname`);
  const tables = await query<{ line: string }>(`
    select format('%s.%s | %s | %s%s', n.nspname, c.relname, g.grantee, string_agg(lower(g.privilege_type), ', ' order by g.privilege_type),
      case when c.relrowsecurity then '' else ' | NO ROW-LEVEL SECURITY' end) as line
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select coalesce(r.rolname, 'PUBLIC') as grantee, a.privilege_type
      from aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
    ) g
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'v', 'm', 'p', 'f') and g.grantee in ${apiRoles}
      -- PostgreSQL 17 knows one privilege more than 15.
      and g.privilege_type <> 'MAINTAIN'
    group by n.nspname, c.relname, c.relrowsecurity, g.grantee
    order by 1`);
  const columns = await query<{ line: string }>(`
    select format('%s.%s | %s | %s | %s', n.nspname, c.relname, g.grantee, lower(g.privilege_type),
      string_agg(a.attname, ', ' order by a.attname collate "C")) as line
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select coalesce(r.rolname, 'PUBLIC') as grantee, x.privilege_type
      from aclexplode(a.attacl) x left join pg_roles r on r.oid = x.grantee
    ) g
    where n.nspname in ('public', 'private') and g.grantee in ${apiRoles}
    group by n.nspname, c.relname, g.grantee, g.privilege_type
    order by 1`);
  const sequences = await query<{ line: string }>(`
    select format('%s.%s | %s | %s', n.nspname, c.relname, g.grantee, string_agg(lower(g.privilege_type), ', ' order by g.privilege_type)) as line
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select coalesce(r.rolname, 'PUBLIC') as grantee, a.privilege_type
      from aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
    ) g
    where n.nspname in ('public', 'private') and c.relkind = 'S' and g.grantee in ${apiRoles}
    group by n.nspname, c.relname, g.grantee
    order by 1`);
  const functions = await query<{ line: string }>(`
    select format('%s | %s | %s', p.oid::regprocedure, case when p.prosecdef then 'definer' else 'invoker' end,
      coalesce(string_agg(distinct g.grantee, ', '), 'nobody')) as line
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    left join lateral (
      select coalesce(r.rolname, 'PUBLIC') as grantee
      from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a left join pg_roles r on r.oid = a.grantee
      where coalesce(r.rolname, 'PUBLIC') in ${apiRoles}
    ) g on true
    where n.nspname in ('public', 'private')
    group by p.oid, p.prosecdef
    order by 1`);
  const section = (title: string, rows: { line: string }[]) =>
    `# ${title}\n${rows.map((row) => row.line).join('\n')}\n`;
  return [
    section('policies', policies),
    section('table privileges', tables),
    section('column privileges', columns),
    section('sequence privileges', sequences),
    section('functions', functions),
  ].join('\n');
}

/** Everything that the migrations made, as text: two equal texts are two equal schemas. */
export async function readSchema(query: Query): Promise<string> {
  const parts = [
    `select format('column %s.%s %s %s not null %s default %s', c.oid::regclass, a.attname, a.attnum,
        format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r' order by 1`,
    `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
      from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    `select pg_get_indexdef(indexrelid) as line from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    `select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
    `select pg_get_functiondef(p.oid) as line from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by p.oid::regprocedure::text`,
    `select format('comment %s %s', classoid::regclass, description) as line from pg_description
      where objoid in (
        select oid from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        union all select oid from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      ) order by 1`,
    `select format('bucket %s %s %s %s', id, public, file_size_limit, allowed_mime_types) as line
      from storage.buckets order by 1`,
  ];
  const lines: string[] = [];
  for (const part of parts) {
    const rows = await query<{ line: string }>(part);
    lines.push(...rows.map((row) => row.line));
  }
  return `${await readPrivileges(query)}\n${lines.join('\n')}\n`;
}
