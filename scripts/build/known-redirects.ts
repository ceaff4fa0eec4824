import { seededRedirects } from '../seed/redirects';

/** Where an address leads, as the files of hosts say it. */
export interface KnownRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302;
}

interface RedirectRow {
  readonly from_path: string;
  readonly to_target: string;
  readonly status: number;
}

type Environment = Readonly<Record<string, string>>;

const PAGE = 500;

async function readPage(environment: Environment, offset: number): Promise<RedirectRow[]> {
  const url = environment['VITE_SUPABASE_URL'] ?? '';
  const query = `select=from_path,to_target,status&order=from_path&limit=${PAGE}&offset=${offset}`;
  const response = await fetch(`${url}/rest/v1/redirects?${query}`, {
    headers: { apikey: environment['VITE_SUPABASE_ANON_KEY'] ?? '' },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as RedirectRow[];
}

async function readAll(environment: Environment): Promise<readonly RedirectRow[]> {
  const rows: RedirectRow[] = [];
  for (;;) {
    const page = await readPage(environment, rows.length);
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/**
 * The redirects that exist while the build runs, by their old address; those of the seed for the embedded backend. With
 * PRERENDER_CONTENT=0 there are none.
 *
 * A project that cannot be reached gives none and a warning: in the browser they act all the same.
 *
 * @throws Error with PRERENDER_CONTENT=strict when the project cannot be reached
 */
export async function knownRedirects(environment: Environment): Promise<readonly KnownRedirect[]> {
  const mode = environment['PRERENDER_CONTENT'] ?? '';
  if (mode === '0') return [];
  if ((environment['VITE_SUPABASE_URL'] ?? '') === '')
    return seededRedirects.map(({ from, to, status }) => ({ from, to, status }));
  try {
    const rows = await readAll(environment);
    return rows.map(({ from_path: from, to_target: to, status }) => ({
      from,
      to,
      status: status === 302 ? 302 : 301,
    }));
  } catch (error) {
    const message = `redirects of ${environment['VITE_SUPABASE_URL'] ?? ''} could not be read (${String(error)})`;
    if (mode === 'strict') throw new Error(message, { cause: error });
    process.stderr.write(`${message}: hosts are told none.\n`);
    return [];
  }
}
