import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as z from 'zod';

const schema = z.looseObject({
  auth: z.looseObject({
    publishable_key: z.string(),
    secret_key: z.string(),
    email: z.looseObject({ secure_password_change: z.boolean() }),
  }),
});

/**
 * `supabase/config.toml`, the settings that the Supabase CLI reads too.
 * @throws ZodError naming the key that is missing
 */
export function readConfig(): z.infer<typeof schema> {
  return schema.parse(parse(readFileSync('supabase/config.toml', 'utf8')));
}
