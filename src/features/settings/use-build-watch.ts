import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lastBuildQuery, readLastBuild, type LastBuild } from '@/lib/last-build';

const PAUSE_MS = 10_000;
/** Hosts give a build fifteen to twenty minutes. */
const END_MS = 20 * 60_000;

export type BuildWatch = 'idle' | 'waiting' | 'live' | 'ended';

/**
 * Asks every ten seconds whether another build has taken the place of the one that was there, for twenty minutes at most
 * and while the screen is open.
 *
 * @param since the build that is there when the watch begins, with the moment of the order as `orderedAt`; null: nothing to watch
 */
export function useBuildWatch(
  since: { readonly build: LastBuild; readonly orderedAt: number } | null,
): BuildWatch {
  const client = useQueryClient();
  const [found, setFound] = useState<{ readonly since: object; readonly watch: BuildWatch }>();

  useEffect(() => {
    if (!since) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      // A hidden tab waits; whoever comes back is told within one pause.
      const build = document.hidden ? null : await readLastBuild(abort.signal);
      if (abort.signal.aborted) return;
      if (build && Date.parse(build.builtAt) > Date.parse(since.build.builtAt)) {
        client.setQueryData(lastBuildQuery().queryKey, build);
        setFound({ since, watch: 'live' });
      } else if (Date.now() - since.orderedAt > END_MS) setFound({ since, watch: 'ended' });
      else timer = setTimeout(() => void ask(), PAUSE_MS);
    };
    timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, since]);

  if (!since) return 'idle';
  return found?.since === since ? found.watch : 'waiting';
}
