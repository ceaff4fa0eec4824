import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Toaster } from '@/components/feedback/toast';
import { Late } from '@/components/late/late';
import { SkipLink } from '@/components/layout/skip-link';
import { Logo } from '@/components/loom/logo';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { lateCode } from '@/lib/late-code';

// Decoration at the foot: the form does not wait for it.
const weaveArt = lateCode(() => import('@/components/loom/weave-art'));

interface AuthFrameProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/** Around the screens that people see before they are in: sign-in, passwords, waiting for approval. */
export function AuthFrame({ title, description, children }: AuthFrameProps) {
  return (
    <div data-area="cms" className="flex min-h-dvh flex-col bg-surface text-ink">
      <SkipLink />
      <header className="flex items-center justify-between gap-4 px-gutter py-5">
        <Link
          to={paths.home()}
          aria-label={`${site.name}, home page`}
          className="inline-flex rounded-sm p-1"
        >
          <Logo className="h-7" />
        </Link>
        <p className="text-sm text-muted">Staff area</p>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-form grow px-gutter pt-8 pb-16 outline-none sm:pt-16"
      >
        <div className="space-y-6">
          <div className="space-y-2">
            <h1 className="text-2xl font-semibold">{title}</h1>
            {description === undefined ? null : <p className="text-ink-soft">{description}</p>}
          </div>
          {children}
        </div>
      </main>
      <div className="h-20">
        <Late code={weaveArt} failed={null}>
          {({ Weave }) => <Weave seed="staff" className="h-20 w-full opacity-70" />}
        </Late>
      </div>
      <Toaster />
    </div>
  );
}
