import { readFileSync } from 'node:fs';

/** The local publishable key, as `supabase/config.toml` fixes it for every developer. */
export function publishableKeyFromConfig(): string {
  const match = /^publishable_key\s*=\s*"([^"]+)"/m.exec(
    readFileSync('supabase/config.toml', 'utf8'),
  );
  if (!match?.[1]) throw new Error('supabase/config.toml: [auth] publishable_key is missing.');
  return match[1];
}
