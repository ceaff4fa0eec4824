/**
 * Answers a violated check as PostgREST does: status 400 and SQLSTATE 23514.
 * The embedded data API gives 500 and a code of its own for it, which would look like a broken server.
 */
export async function withCheckViolations(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('message' in body)) return response;
  const message = String(body.message).replace(/^error: /, '');
  if (!message.includes('violates check constraint')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ ...body, code: '23514', message }), {
    status: 400,
    headers,
  });
}
