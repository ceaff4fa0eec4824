import { Button } from '@/components/ui/button';

// Loaded only by builds that say so (VITE_DEMO_ACCOUNTS); the accounts exist only in the local seed.
const DEMO_PASSWORD = 'Careerloom-demo-1';

const accounts = [
  { label: 'Admin', email: 'admin@careerloom.example' },
  { label: 'Marketing', email: 'marketing@careerloom.example' },
  { label: 'Content', email: 'content@careerloom.example' },
  { label: 'SEO', email: 'seo@careerloom.example' },
] as const;

interface DemoAccountsProps {
  readonly onChoose: (credentials: { email: string; password: string }) => void;
}

export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  return (
    <section
      aria-labelledby="demo-accounts"
      className="rounded-lg border border-line bg-surface-sunken p-4"
    >
      <h2 id="demo-accounts" className="text-sm font-semibold">
        Demo accounts
      </h2>
      <p className="mt-1 text-sm text-muted">
        Password for all of them: <code className="font-mono text-ink-soft">{DEMO_PASSWORD}</code>
      </p>
      <ul className="mt-3 divide-y divide-line">
        {accounts.map(({ label, email }) => (
          <li
            key={email}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0 text-sm">
              <span className="font-semibold">{label}</span>
              <span className="block truncate text-muted">{email}</span>
            </span>
            <Button
              size="small"
              aria-label={`Use the ${label} account`}
              onClick={() => onChoose({ email, password: DEMO_PASSWORD })}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
