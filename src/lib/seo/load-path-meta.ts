import { publicApi } from '../supabase/public-api';
import { tellPathMeta } from './path-meta';

/** As many as the database stores. */
const MOST = 500;

let loading: Promise<void> | undefined;

async function read(): Promise<void> {
  const { data } = await publicApi()
    .from('route_meta')
    .select('path,meta_title,meta_description')
    .limit(MOST);
  if (data === null) {
    // The next page asks again; until then every address says what it said.
    loading = undefined;
    return;
  }
  tellPathMeta(
    new Map(
      data.map((row) => [row.path, { title: row.meta_title, description: row.meta_description }]),
    ),
  );
}

/** Asks once, for as long as the document lives, what staff want said of the built-in addresses. Never fails. */
export function loadPathMeta(): void {
  loading ??= read();
}

/** Somebody has changed them in this very document: the next public page asks again. */
export function forgetPathMeta(): void {
  loading = undefined;
}
