import { vi } from 'vitest';

export interface DataRequest {
  readonly method: string;
  /** Table, or `rpc/<function>`. */
  readonly target: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = Response | Promise<Response>;

export interface FakeDataApi {
  /** Every request that went out, in order. */
  readonly requests: DataRequest[];
  /** Answers from now on. */
  answer: (request: DataRequest) => Answer;
}

// The API's client is made once and keeps the `fetch` of that moment, so this one must serve all tests of a file.
let current: FakeDataApi | undefined;

function fakeFetch(input: string | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const request: DataRequest = {
    method: init.method ?? 'GET',
    target: url.pathname.replace('/rest/v1/', ''),
    query: url.searchParams,
    body: typeof body === 'object' && body !== null ? { ...body } : {},
  };
  current?.requests.push(request);
  return Promise.resolve(current?.answer(request) ?? Response.error());
}

/** Stands in for the data API below `fetch`, so that the requests themselves can be looked at. */
export function fakeDataApi(answer: (request: DataRequest) => Answer): FakeDataApi {
  current = { requests: [], answer };
  vi.stubGlobal('fetch', fakeFetch);
  return current;
}

/** A gateway that answers for a backend that is down. */
export function brokenBackend(): Response {
  return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', { status: 500 });
}

export function rows(...list: readonly object[]): Response {
  return Response.json(list);
}

/**
 * Answers for a table with one row as the database does: a change that names another version finds none.
 *
 * @param loses how many answers to changes get lost
 */
export function versionedRow(row: { version: number }, loses = 0) {
  let left = loses;
  return ({ method, query, body }: DataRequest): Answer => {
    if (method === 'GET') return rows(row);
    if ((query.get('version') ?? `eq.${row.version}`) !== `eq.${row.version}`) return rows();
    Object.assign(row, body, { version: row.version + 1 });
    left -= 1;
    return left < 0 ? rows(row) : Promise.reject(new TypeError('Failed to fetch'));
  };
}

/** A row of blog_posts as visitors get it. The number makes id, title and date; a higher one is older. */
export function postRow(number: number, changes: object = {}) {
  const minute = String(59 - (number % 60)).padStart(2, '0');
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Post ${number}`,
    excerpt: `What post ${number} says.`,
    featured_image: null,
    featured_image_alt: '',
    author: 'Ananya Rao',
    author_image: null,
    author_bio: 'Writes.',
    meta_title: '',
    meta_description: '',
    category: 'data-science',
    tags: ['one', 'two'],
    is_featured: false,
    reading_time: 4,
    published_at: `2026-11-10 04:${minute}:00+00`,
    updated_at: `2026-11-11 04:${minute}:00+00`,
    publish_at: null,
    unpublish_at: null,
    content: `<p>The text of post ${number}.</p>`,
    ...changes,
  };
}
