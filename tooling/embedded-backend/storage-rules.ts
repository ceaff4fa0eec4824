interface Connection {
  exec: (sql: string) => Promise<unknown>;
}

type Send = (request: Request) => Promise<Response>;

const prefix = '/storage/v1';

/**
 * Answers for private files as the storage service does. The embedded one keeps the request's headers from policies, lists
 * files with their folder in the name, names a signed address differently from what the client library reads, serves it
 * without saying that it is to be saved, and takes one that has run out for a fault of its own.
 *
 * @param send asks the embedded service; one request at a time, since the headers belong to the connection
 */
export async function withStorageRules(
  connection: Connection,
  request: Request,
  send: Send,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(`${prefix}/object/`)) return send(request);
  const headers = JSON.stringify(Object.fromEntries(request.headers)).replaceAll("'", "''");
  await connection.exec(`select set_config('request.headers', '${headers}', false)`);
  const listing = pathname.startsWith(`${prefix}/object/list/`) ? request.clone() : undefined;
  const response = await send(request).finally(() =>
    connection.exec("select set_config('request.headers', '', false)"),
  );
  if (listing) return response.ok ? withoutFolder(response, await listing.json()) : response;
  if (!pathname.startsWith(`${prefix}/object/sign/`)) return response;
  if (request.method === 'POST') return response.ok ? withSignedAddress(response) : response;
  if (!response.ok && searchParams.has('token')) return refusedAddress();
  return withFileName(response, searchParams.get('download'), pathname);
}

/** Names of files below the folder that was asked for. */
async function withoutFolder(response: Response, asked: unknown): Promise<Response> {
  const folder =
    typeof asked === 'object' && asked !== null && 'prefix' in asked ? String(asked.prefix) : '';
  const start = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
  const named = (file: unknown): unknown =>
    typeof file === 'object' && file !== null && 'name' in file
      ? { ...file, name: String(file.name).replace(start, '') }
      : file;
  const files: unknown = await response.json();
  return Response.json(Array.isArray(files) ? files.map(named) : files);
}

/** `signedURL`, below the service's own address, for one file or several. */
async function withSignedAddress(response: Response): Promise<Response> {
  const renamed = (answer: unknown): unknown => {
    if (Array.isArray(answer)) return answer.map(renamed);
    if (typeof answer !== 'object' || answer === null || !('signedUrl' in answer)) return answer;
    const { signedUrl, ...rest } = answer;
    return { ...rest, signedURL: String(signedUrl).slice(prefix.length) || null };
  };
  return Response.json(renamed(await response.json()));
}

function refusedAddress(): Response {
  const body = {
    statusCode: '400',
    error: 'InvalidJWT',
    message: 'jwt expired or not of this file',
  };
  return Response.json(body, { status: 400 });
}

/** @param wanted name to save the file under, empty for its own; null where it is to be shown */
function withFileName(response: Response, wanted: string | null, pathname: string): Response {
  if (wanted === null || !response.ok) return response;
  const name = wanted === '' ? (pathname.split('/').pop() ?? '') : wanted;
  const headers = new Headers(response.headers);
  headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return new Response(response.body, { status: response.status, headers });
}
