/**
 * Makes the database's list of the site's own addresses that of the code. Pages that have such an address already stay as
 * they are, so it can always be applied, and again.
 *
 * @param slugs words of lower-case letters, digits and hyphens, at least one
 * @returns SQL for the owner of the database, in one transaction
 */
export function reservedSlugsSql(slugs: readonly string[]): string {
  return listSql('slug', slugs);
}

/**
 * The same for its list of addresses below the first level, which no redirect leads elsewhere.
 *
 * @param paths of lower-case letters, digits, hyphens, dots and slashes, a section with `/*` at its end; at least one
 */
export function reservedPathsSql(paths: readonly string[]): string {
  return listSql('path', paths);
}

function listSql(column: 'slug' | 'path', addresses: readonly string[]): string {
  const table = `private.reserved_${column}s`;
  const values = addresses.map((address) => `('${address}')`).join(', ');
  return `begin;
insert into ${table} (${column}) values ${values} on conflict do nothing;
delete from ${table} where ${column} not in (values ${values});
commit;
`;
}
