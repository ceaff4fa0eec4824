import type { HostRedirect } from '../../tooling/host-rules';
import { seededRedirects } from '../seed/redirects';
import {
  askFunction,
  contentSource,
  doWithout,
  read,
  type BuildEnvironment,
} from './known-content';

interface RedirectRow {
  readonly from_path: string;
  readonly to_target: string;
  readonly status: number;
}

/**
 * The redirects that exist while the build runs, by their old address; those of the seed for an embedded build, and none with
 * `PRERENDER_CONTENT=0`. What a host is not told acts in the browser all the same: so does what stands at an address where
 * something will be public, or is for some time, for a host leads on without looking.
 * @throws Error where the backend is away and `PRERENDER_CONTENT=strict` forbids to do without
 */
export async function knownRedirects(
  environment: BuildEnvironment,
): Promise<readonly HostRedirect[]> {
  if (contentSource(environment) === 'embedded')
    return seededRedirects.map(({ from, to, status }) => ({ from, to, status }));
  const rows = await read<RedirectRow>(
    environment,
    'redirects',
    'from_path,to_target,status',
    'from_path',
  );
  if (rows.length === 0) return [];
  const kept = await keptFromHosts(environment);
  return rows
    .filter(({ from_path: from }) => !kept.has(from))
    .map(({ from_path: from, to_target: to, status }) => ({
      from,
      to,
      status: status === 302 ? 302 : 301,
    }));
}

async function keptFromHosts(environment: BuildEnvironment): Promise<ReadonlySet<string>> {
  try {
    const rows = await askFunction<Pick<RedirectRow, 'from_path'>>(
      environment,
      'redirects_in_browser',
    );
    return new Set(rows.map(({ from_path: from }) => from));
  } catch (error) {
    doWithout(environment, 'redirects_in_browser', error);
    return new Set();
  }
}
