import { supabase } from '@/lib/supabase/client';
import { AppError, unwrap } from '@/lib/supabase/errors';
import { DENIAL } from '../mutations';
import type { ListedLink } from './model';

/** What the field says of a name that another link has; two of one name could not be told apart in the figures. */
export const takenName = 'Another link has this name already';

/** Two of one name can still be made at the same moment; nothing is counted by it. */
export async function isNameTaken(name: string, ownId: string): Promise<boolean> {
  const others = supabase().from('campaign_links').select('id').eq('name', name).neq('id', ownId);
  return unwrap(await others.limit(1)).length > 0;
}

/** Somebody else has renamed it meanwhile. */
export class LinkRenamedError extends AppError {
  /** The save after this one is based on it. */
  readonly version: number;
  constructor(name: string, version: number) {
    super(
      'invalid',
      `Somebody has named this link “${name}” meanwhile. Save again to put yours in its place.`,
    );
    this.version = version;
  }
}

interface Renaming {
  readonly link: Pick<ListedLink, 'id' | 'version'>;
  readonly name: string;
}

/** @throws LinkRenamedError, or another AppError */
export async function renameLink({ link: { id, version }, name }: Renaming): Promise<void> {
  const change = supabase().from('campaign_links').update({ name });
  const changed = unwrap(await change.eq('id', id).eq('version', version).select('id'));
  if (changed.length > 0) return;
  const stored = supabase().from('campaign_links').select('name, version').eq('id', id);
  const [theirs] = unwrap(await stored);
  if (!theirs) throw new AppError('not-found', 'This link has been deleted meanwhile.');
  if (theirs.version === version) throw new AppError('denied', DENIAL);
  // Our own earlier try, whose answer was lost.
  if (theirs.name === name) return;
  throw new LinkRenamedError(theirs.name, theirs.version);
}
