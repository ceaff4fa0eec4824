import { queryOptions } from '@tanstack/react-query';

/** What the build has written about itself into `/build.json`. */
export interface LastBuild {
  /** ISO 8601; what was published before stands in the static copies. */
  readonly builtAt: string;
  /** False where the build was told to make no copies of articles and pages. */
  readonly hasCopies: boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Asks the host when the site was built.
 * @returns null where nothing says so: a development server has no such file, and answers with a page
 */
export async function readLastBuild(signal?: AbortSignal): Promise<LastBuild | null> {
  try {
    const answer = await fetch('/build.json', {
      cache: 'no-store',
      credentials: 'omit',
      ...(signal ? { signal } : {}),
    });
    const build: unknown = answer.ok ? await answer.json() : null;
    if (!isRecord(build) || typeof build['builtAt'] !== 'string') return null;
    if (Number.isNaN(Date.parse(build['builtAt']))) return null;
    return { builtAt: build['builtAt'], hasCopies: build['content'] !== 'none' };
  } catch {
    return null;
  }
}

export const lastBuildQuery = () =>
  queryOptions({
    queryKey: ['last-build'],
    queryFn: ({ signal }) => readLastBuild(signal),
    staleTime: 60_000,
  });
