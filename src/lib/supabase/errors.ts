export type AppErrorKind =
  | 'denied'
  | 'signed-out'
  | 'not-found'
  | 'duplicate'
  | 'invalid'
  | 'rate-limited'
  | 'busy'
  | 'offline'
  | 'server';

/** The one error that features see, whatever service, status or SQLSTATE it came from. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: AppErrorKind;
  /** SQLSTATE, PostgREST or auth code, for the few callers that must tell cases apart. */
  readonly code: string | undefined;

  constructor(
    kind: AppErrorKind,
    message: string,
    options: { code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.code = options.code;
  }
}

interface ServiceError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

/**
 * Messages that our own guard triggers raise are sentences for people. PostgreSQL's own begin in lower
 * case, and what a proxy answers is markup.
 */
function isWrittenForPeople(message: string): boolean {
  if (!/^[A-Z][^<>{}]+$/.test(message)) return false;
  return !/violates|syntax|column|relation|permission denied|JWT|schema|unexpected|constraint/i.test(
    message,
  );
}

const plainTexts: Record<AppErrorKind, string> = {
  denied: "You don't have permission to do this.",
  'signed-out': 'Your session has ended. Sign in again to go on.',
  'not-found': 'This no longer exists.',
  duplicate: 'This exists already.',
  invalid: 'The server did not accept this. Check the fields and try again.',
  'rate-limited': 'Too many attempts. Wait a moment and try again.',
  busy: 'The server is busy with another change. Try again in a moment.',
  offline: 'The server could not be reached. Check your connection and try again.',
  server: 'The server had a problem. Try again in a moment.',
};

/**
 * Whether PostgreSQL ended the transaction because of another one (deadlock, serialisation, a lock that was not to be had).
 * Nothing of it is stored, so the same request may be sent again.
 */
export function isBusyCode(code: unknown): boolean {
  return code === '40P01' || code === '40001' || code === '55P03';
}

function kindOf(status: number | undefined, code: string | undefined): AppErrorKind {
  if (isBusyCode(code)) return 'busy';
  if (code === '42501') return 'denied';
  if (code === 'PGRST116') return 'not-found';
  if (code === '23505') return 'duplicate';
  if (code === 'PGRST301' || code === 'PGRST303' || status === 401) return 'signed-out';
  if (status === 403) return 'denied';
  if (status === 404 || status === 406) return 'not-found';
  if (status === 409) return 'duplicate';
  // The second is what a function of ours raises, whatever status the backend makes of it.
  if (status === 429 || code === 'PT429') return 'rate-limited';
  if (code?.startsWith('22') || code?.startsWith('23') || status === 400 || status === 422)
    return 'invalid';
  // supabase-js reports a request that never got an answer with status 0 or none.
  if (status === undefined || status === 0) return 'offline';
  return 'server';
}

/** Turns an error of the data, auth or storage service into an `AppError`. */
export function toAppError(error: unknown, status?: number): AppError {
  if (error instanceof AppError) return error;
  if (!isServiceError(error)) {
    return new AppError('offline', plainTexts.offline, { cause: error });
  }
  const kind = kindOf(status ?? error.status, error.code || undefined);
  const message =
    (kind === 'denied' || kind === 'invalid') && isWrittenForPeople(error.message)
      ? error.message
      : plainTexts[kind];
  return new AppError(kind, message, { ...(error.code ? { code: error.code } : {}), cause: error });
}

/** Whether the sentence is the service's own, and not ours for an answer that had none for people. */
export function isServiceSentence(error: AppError): boolean {
  return isServiceError(error.cause) && error.cause.message === error.message;
}

function isServiceError(error: unknown): error is ServiceError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

interface Answer {
  readonly data: unknown;
  readonly error: { message: string; code?: string } | null;
  readonly status?: number;
}

/** The data of the successful half of an answer's type. */
type DataOf<A> = A extends { error: null; data: infer T } ? T : never;

/**
 * Gives the data of an answer of the data API.
 * @throws AppError
 */
export function unwrap<A extends Answer>(answer: A): DataOf<A> {
  if (answer.error) throw toAppError(answer.error, answer.status);
  // The check above leaves the successful half, which TypeScript cannot narrow a type parameter to.
  return answer.data as DataOf<A>;
}
