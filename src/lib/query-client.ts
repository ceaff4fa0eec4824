import { QueryClient } from '@tanstack/react-query';

/** One policy for all reads: a failed read shows its error at once and offers Retry instead of waiting behind retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

export const queryClient = createQueryClient();
