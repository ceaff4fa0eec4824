interface Connection {
  normalizeDbError(error: unknown): unknown;
}

/** Remembers why the statement of the request under way failed: the library asks its connection about each failure. */
export function rememberSqlState(connection: Connection): { take: () => string | undefined } {
  const normalize = connection.normalizeDbError.bind(connection);
  let state: string | undefined;
  connection.normalizeDbError = (error) => {
    const known = normalize(error);
    const hasCode = typeof known === 'object' && known !== null && 'code' in known;
    state = hasCode && typeof known.code === 'string' ? known.code : undefined;
    return known;
  };
  return {
    take: () => {
      const taken = state;
      state = undefined;
      return taken;
    },
  };
}

/** Refusals of what was sent; anything else that the library has no status for is a fault of the server. */
function isRefusal(sqlState: string): boolean {
  return sqlState.startsWith('23') || sqlState === 'P0001';
}

/**
 * Answers a failed statement as PostgREST does: violated checks and sentences that a function raised with status 400, all
 * with their SQLSTATE. The embedded data API gives 500 and a code of its own, which would look like a broken server.
 *
 * @param sqlState why the statement of this request failed, where one did
 */
export async function withSqlState(response: Response, sqlState?: string): Promise<Response> {
  if (response.status !== 500 || sqlState === undefined) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('message' in body)) return response;
  const message = String(body.message).replace(/^error: /, '');
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ ...body, code: sqlState, message }), {
    status: isRefusal(sqlState) ? 400 : 500,
    headers,
  });
}
