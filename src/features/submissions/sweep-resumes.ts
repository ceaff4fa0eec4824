import { ignore } from '@/lib/ignore';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { removeObject } from '@/lib/supabase/remove-object';

/** Removes the résumés whose application has been erased. */
export async function removeErasedResumes(): Promise<void> {
  for (const { path } of unwrap(await supabase().rpc('erased_resumes'))) {
    await removeObject({ bucket: 'resumes', name: path }).catch(ignore);
  }
}

let isSwept = false;

/** The same once per visit, in silence: visitors erase while no staff are there. */
export function sweepResumes(): void {
  if (isSwept) return;
  isSwept = true;
  removeErasedResumes().catch(ignore);
}
