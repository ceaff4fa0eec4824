import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '@/config/paths';

const wish = z.object({ signOut: z.literal(true) });

/**
 * Goes to the sign-in page, which ends the session on arrival. This way round a screen with unsaved
 * text can ask first; and no link from outside can sign anybody out, as history state is ours alone.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    void navigate(paths.cms.login(), { state: { signOut: true } satisfies z.infer<typeof wish> });
  }, [navigate]);
}

/** Whether the person came to the sign-in page in order to sign out. */
export function useIsSigningOut(): boolean {
  return wish.safeParse(useLocation().state).success;
}
