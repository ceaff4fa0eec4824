/**
 * Makes the database's list of the site's own addresses that of the code. Pages that have such an address already stay as
 * they are, so it can always be applied, and again.
 *
 * @param slugs words of lower-case letters, digits and hyphens, at least one
 * @returns SQL for the owner of the database, in one transaction
 */
export function reservedSlugsSql(slugs: readonly string[]): string {
  const values = slugs.map((slug) => `('${slug}')`).join(', ');
  return `begin;
insert into private.reserved_slugs (slug) values ${values} on conflict do nothing;
delete from private.reserved_slugs where slug not in (values ${values});
commit;
`;
}
