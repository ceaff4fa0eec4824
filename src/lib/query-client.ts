import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onClearCache, reportDenial } from './cache-events';
import { AppError } from './supabase/errors';

function noticeDenial(error: Error): void {
  if (error instanceof AppError && error.kind === 'denied') reportDenial();
}

/**
 * One policy for all reads: a failed read shows its error at once and offers Retry instead of waiting behind retries.
 * Without a network the library would wait in silence, and carry a change out whenever the network returns; here
 * both fail at once and say so, and what is on screen is read again when it returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeDenial }),
    mutationCache: new MutationCache({ onError: noticeDenial }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const queryClient = createQueryClient();

onClearCache(() => queryClient.clear());
