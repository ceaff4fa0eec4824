/// <reference types="vite/client" />
/// <reference types="trusted-types" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL: string;
  readonly VITE_SUPABASE_ANON_KEY: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_DEMO_ACCOUNTS?: string;
  readonly VITE_PICTURE_HOSTS?: string;
  readonly VITE_CAPTCHA_PROVIDER?: string;
  readonly VITE_CAPTCHA_SITE_KEY?: string;
}
