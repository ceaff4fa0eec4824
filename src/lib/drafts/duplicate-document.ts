import { limits } from '@/config/limits';
import { AppError, toAppError } from '@/lib/supabase/errors';
import type { DocumentBackend, VersionedDocument } from './save-document';
import type { SharedCopies } from './shared-copies';

/** So many addresses are tried for a copy. */
const TRIES = 20;

/** `Copy of …`, shortened to what a title may hold. */
export function copyTitle(title: string): string {
  return Array.from(`Copy of ${title}`).slice(0, limits.title).join('').trim();
}

/**
 * The address of a copy: `fees-copy`, then `fees-copy-2`, shortened to what an address may hold.
 *
 * @param attempt 1-based
 */
export function copySlug(slug: string, attempt: number): string {
  const ending = attempt === 1 ? '-copy' : `-copy-${attempt}`;
  return `${slug.slice(0, limits.slug - ending.length).replace(/-+$/, '')}${ending}`;
}

/**
 * Stores a copy of what is saved of a document, public or not yet, once, however often it is asked for with the same id.
 *
 * @param unpublished where changes are that are not public yet
 * @param copyId of the copy, made by the caller; a repeat after a lost answer brings the same one
 * @param copyOf what of it the copy holds; asked again, with a higher attempt, while something unique is taken
 * @throws AppError; of kind `not-found` where there is nothing to copy
 */
export async function duplicateDocument<Values, Doc extends VersionedDocument>(
  backend: DocumentBackend<Values, Doc>,
  unpublished: Pick<SharedCopies<Values, Doc>, 'read' | 'documentWith'>,
  id: string,
  copyId: string,
  copyOf: (values: Values, attempt: number) => Values,
): Promise<Doc> {
  const [stored, changes] = await Promise.all([backend.read(id), unpublished.read(id)]);
  if (!stored) throw new AppError('not-found', 'It was deleted meanwhile.');
  const source = changes ? unpublished.documentWith(stored, changes) : stored;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await backend.insert(copyId, copyOf(backend.valuesOf(source), attempt));
    } catch (cause) {
      const error = toAppError(cause);
      const isUnanswered = error.kind === 'offline' || error.kind === 'server';
      if (error.kind !== 'duplicate' && !isUnanswered) throw error;
      // Nobody else can know a random id: what stands there is this copy, of a try whose answer was lost.
      const existing = await backend.read(copyId).catch(() => null);
      if (existing) return existing;
      if (isUnanswered || attempt === TRIES) throw error;
    }
  }
}
