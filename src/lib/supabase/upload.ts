import { env } from '@/config/env';
import { supabase } from './client';
import { AppError, toAppError } from './errors';
import { reportSessionLost } from './session-events';

export interface UploadRequest {
  readonly bucket: 'blog-images' | 'media-files';
  /** Made by us; unique, so that an existing object of this name can only be our own earlier try. */
  readonly name: string;
  readonly bytes: ArrayBuffer;
  readonly contentType: string;
  /** Share of the bytes that have left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Seconds: names are never used twice, so a copy never becomes stale. */
const CACHE_SECONDS = 31_536_000;

/**
 * Stores a file. Beside the client, by XMLHttpRequest, because neither supabase-js nor `fetch` reports how much of a
 * request has been sent; as bytes, because the embedded storage does not take the SDK's multipart form.
 *
 * @returns the root-relative address that content stores
 * @throws AppError; the signal's reason when cancelled
 */
export async function uploadObject({ bucket, name, ...request }: UploadRequest): Promise<string> {
  const { data } = await supabase().auth.getSession();
  request.signal.throwIfAborted();
  if (!data.session) {
    reportSessionLost();
    throw new AppError('signed-out', 'Your session has ended. Sign in again to go on.');
  }
  const answer = await send(
    `${env.supabaseUrl}/storage/v1/object/${bucket}/${name}`,
    data.session.access_token,
    request,
  );
  const failure = readFailure(answer);
  // The answer to an earlier try was lost after the file had arrived.
  if (failure && failure.status !== 409) {
    if (failure.status === 401) reportSessionLost();
    throw toAppError({ message: failure.message }, failure.status);
  }
  return `/storage/v1/object/public/${bucket}/${name}`;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function send(
  url: string,
  token: string,
  request: Omit<UploadRequest, 'bucket' | 'name'>,
): Promise<Answer> {
  const { signal, onProgress, bytes, contentType } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText });
    xhr.onerror = () => reject(toAppError(undefined));
    xhr.onabort = () => reject(abortReason(signal));
    xhr.onloadend = () => signal.removeEventListener('abort', abort);
    xhr.open('POST', url);
    xhr.setRequestHeader('apikey', env.supabaseKey);
    xhr.setRequestHeader('Authorization', `Bearer ${token}`);
    xhr.setRequestHeader('Content-Type', contentType);
    xhr.setRequestHeader('Cache-Control', `max-age=${CACHE_SECONDS}`);
    xhr.setRequestHeader('x-upsert', 'false');
    xhr.send(bytes);
  });
}

function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason;
  return reason instanceof Error ? reason : new DOMException('Cancelled', 'AbortError');
}

/** Some storage versions answer 400 and put the real status into the body. */
function readFailure({ status, text }: Answer): { status: number; message: string } | null {
  if (status >= 200 && status < 300) return null;
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A gateway's HTML page says nothing that a person could use.
  }
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<
    Record<string, unknown>
  >;
  const inner = Number(fields['statusCode']);
  return {
    status: Number.isInteger(inner) && inner >= 400 ? inner : status,
    message: typeof fields['message'] === 'string' ? fields['message'] : '',
  };
}
