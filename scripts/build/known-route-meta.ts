import type { PathMeta } from '../../src/lib/build-data';
import { read, type BuildEnvironment } from './known-content';

interface RouteMetaRow {
  readonly path: string;
  readonly meta_title: string;
  readonly meta_description: string;
}

/** What staff want said of built-in addresses while the build runs, by path; nothing for the embedded backend. */
export async function knownRouteMeta(
  environment: BuildEnvironment,
): Promise<ReadonlyMap<string, PathMeta>> {
  const columns = 'path,meta_title,meta_description';
  const rows = await read<RouteMetaRow>(environment, 'route_meta', columns, 'path');
  return new Map(
    rows.map((row) => [row.path, { title: row.meta_title, description: row.meta_description }]),
  );
}
