/**
 * Keeps the privileges that the migrations grant, as a hosted project does.
 *
 * Left alone, the library opens every table of a schema with row-level security to all roles of the API
 * at the first request, and column privileges would go untested. Its own storage tables need that opening.
 */
export async function keepExactGrants(connection: {
  exec: (sql: string) => Promise<unknown>;
}): Promise<void> {
  await connection.exec('grant usage on schema auth, storage to anon, authenticated, service_role');
  await connection.exec(
    'grant all on all tables in schema storage to anon, authenticated, service_role',
  );
  // The library's own mark for "already opened".
  Reflect.set(connection, 'rlsState', 'active');
}
