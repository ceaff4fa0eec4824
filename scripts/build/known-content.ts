/** The variables that the build was started with. */
export type BuildEnvironment = Readonly<Record<string, string>>;

/** Whom the build asks for what is published; `none` where `PRERENDER_CONTENT=0` says so. */
export type ContentSource = 'embedded' | 'backend' | 'none';

/** Rows of one request: small enough for any project's own limit, which is 1000 unless somebody changed it. */
const PAGE_SIZE = 500;
const LONGEST_ANSWER_MS = 60_000;

export function contentSource(environment: BuildEnvironment): ContentSource {
  if (environment['PRERENDER_CONTENT'] === '0') return 'none';
  return (environment['VITE_SUPABASE_URL'] ?? '') === '' ? 'embedded' : 'backend';
}

interface Question {
  readonly table: string;
  /** For `select`. */
  readonly columns: string;
  /** A column among them that holds no value twice: the rows come in its order, and each page begins after the last. */
  readonly order: string;
  /** Further conditions in the words of the data API: `status=eq.published`. */
  readonly where?: string;
  readonly pageSize?: number;
}

/**
 * All rows that a visitor may read, page by page. Whatever is added or goes meanwhile, no other row is left out or read
 * twice, and a project that gives fewer rows at once than it was asked for is asked more often.
 * @throws Error when the project does not answer
 */
export async function* readPages<Row extends object>(
  environment: BuildEnvironment,
  { table, columns, order, where, pageSize = PAGE_SIZE }: Question,
): AsyncGenerator<readonly Row[], void, undefined> {
  const start = `${environment['VITE_SUPABASE_URL'] ?? ''}/rest/v1/${table}?select=${columns}`;
  const condition = where === undefined ? '' : `&${where}`;
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? '' : `&${order}=gt.${encodeURIComponent(last)}`;
    const rows = await ask<Row>(
      environment,
      `${start}${condition}${after}&order=${order}.asc&limit=${pageSize}`,
    );
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = (end as Readonly<Record<string, string>>)[order];
  }
}

/**
 * The rows that a function without arguments gives to visitors.
 * @throws Error when the project does not answer
 */
export function askFunction<Row>(
  environment: BuildEnvironment,
  name: string,
): Promise<readonly Row[]> {
  return ask<Row>(environment, `${environment['VITE_SUPABASE_URL'] ?? ''}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

async function ask<Row>(
  environment: BuildEnvironment,
  address: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<readonly Row[]> {
  const response = await fetch(address, {
    ...init,
    headers: { ...init.headers, apikey: environment['VITE_SUPABASE_ANON_KEY'] ?? '' },
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as Row[];
}

/**
 * Goes on without what the backend does not tell, and says so.
 * @throws Error with `PRERENDER_CONTENT=strict`
 */
export function doWithout(environment: BuildEnvironment, what: string, error: unknown): void {
  const cause =
    error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const sentence = `${what} of ${environment['VITE_SUPABASE_URL'] ?? ''} could not be read: ${String(error)}${cause}.`;
  if (environment['PRERENDER_CONTENT'] === 'strict') throw new Error(sentence);
  process.stderr.write(`${sentence} The build does without.\n`);
}

/**
 * All rows of a table that a visitor may read.
 *
 * @param order a column among `columns` that holds no value twice; the rows come in its order
 * @param where further conditions in the words of the data API: `status=eq.published`
 * @returns none for an embedded build and with `PRERENDER_CONTENT=0`; none, with a warning, where the backend is away
 * @throws Error where the backend is away and `PRERENDER_CONTENT=strict` forbids to do without
 */
export async function read<Row extends object>(
  environment: BuildEnvironment,
  table: string,
  columns: string,
  order: string,
  where?: string,
): Promise<readonly Row[]> {
  if (contentSource(environment) !== 'backend') return [];
  const question = { table, columns, order, ...(where === undefined ? {} : { where }) };
  const found: Row[] = [];
  try {
    for await (const rows of readPages<Row>(environment, question)) {
      found.push(...rows);
    }
    return found;
  } catch (error) {
    doWithout(environment, table, error);
    return [];
  }
}
