import * as z from 'zod/mini';

const schema = z.object({
  VITE_SUPABASE_URL: z.union([z.literal('same-origin'), z.url()]),
  VITE_SUPABASE_ANON_KEY: z.string().check(z.minLength(1)),
  VITE_SITE_URL: z.optional(z.url()),
  VITE_DEMO_ACCOUNTS: z.optional(z.enum(['true', 'false'])),
});

const parsed = schema.safeParse({
  VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
  VITE_SUPABASE_ANON_KEY: import.meta.env.VITE_SUPABASE_ANON_KEY,
  VITE_SITE_URL: import.meta.env.VITE_SITE_URL || undefined,
  VITE_DEMO_ACCOUNTS: import.meta.env.VITE_DEMO_ACCOUNTS || undefined,
});

if (!parsed.success) {
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(
    `The environment is incomplete: set ${names} in .env (see .env.example), or remove .env to use the embedded backend.`,
  );
}

const values = parsed.data;
const isSameOrigin = values.VITE_SUPABASE_URL === 'same-origin';

export const env = {
  /** Origin of the Supabase project without trailing slash; read lazily because prerendering has no window. */
  get supabaseUrl(): string {
    return isSameOrigin ? window.location.origin : values.VITE_SUPABASE_URL.replace(/\/+$/, '');
  },
  /** Public by design: row-level security is what protects the data. */
  supabaseKey: values.VITE_SUPABASE_ANON_KEY,
  /** Absolute address of the site for canonical links and feeds, without trailing slash. */
  siteUrl: values.VITE_SITE_URL?.replace(/\/+$/, ''),
  /** The sign-in page lists the seeded demo accounts. */
  showDemoAccounts: values.VITE_DEMO_ACCOUNTS === 'true' && isSameOrigin,
};
