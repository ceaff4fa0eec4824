import { instructorNames } from '@/data/instructor-names';
import { unwrap } from '@/lib/supabase/errors';
import { publicApi } from '@/lib/supabase/public-api';
import { writing } from './public-model';
import { writingsFrom, type Writings } from './writings';

/** More than enough for the newest of each, whoever has written last. */
const ROWS = 60;

/** @throws AppError */
export async function loadWritings(): Promise<Writings> {
  const names = Object.values(instructorNames).map(({ name }) => name);
  const rows = unwrap(
    await publicApi()
      .from('blog_posts')
      .select(writing.select)
      .eq('status', 'published')
      .in('author', names)
      .order('published_at', { ascending: false })
      .limit(ROWS),
  );
  return writingsFrom(rows.map(writing.fromRow));
}
