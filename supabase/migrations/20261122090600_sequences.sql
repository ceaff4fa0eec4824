-- Where a project grants everything on new tables, it does so on new sequences, too. Columns that count by themselves need none
-- of it, and nobody else has a use for it.
revoke all on all sequences in schema public from public, anon, authenticated, service_role;

revoke all on all sequences in schema private from public, anon, authenticated, service_role;
