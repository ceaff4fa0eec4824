import { ignore } from '@/lib/ignore';
import { supabase } from '@/lib/supabase/client';
import { unwrap } from '@/lib/supabase/errors';
import { removeObject } from '@/lib/supabase/remove-object';

let isSwept = false;

/** Removes, once per visit, the résumés whose application has been erased; in silence, for nobody waits for it. */
export async function sweepResumes(): Promise<void> {
  if (isSwept) return;
  isSwept = true;
  for (const { path } of unwrap(await supabase().rpc('erased_resumes'))) {
    await removeObject({ bucket: 'resumes', name: path }).catch(ignore);
  }
}
