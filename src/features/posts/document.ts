import { queryOptions } from '@tanstack/react-query';
import { normalizeTimestamp } from '@/lib/dates';
import type { DocumentBackend } from '@/lib/drafts/save-document';
import { isUuid } from '@/lib/is-uuid';
import { supabase } from '@/lib/supabase/client';
import type { Tables, TablesInsert } from '@/lib/supabase/database.types';
import { unwrap } from '@/lib/supabase/errors';
import { toCategory, toStatus, type PostDocument } from './model';
import type { PostInput, PostValues } from './schema';
import { staffPostQueries } from './staff-queries';

const columns =
  'id,title,excerpt,content,featured_image,featured_image_alt,author,author_image,author_bio,category,tags,status,is_featured,reading_time,published_at,created_at,updated_at,version,updated_by_name';

type DocumentRow = Omit<Tables<'blog_posts'>, 'created_by' | 'updated_by' | 'first_published_at'>;

function documentFromRow(row: DocumentRow): PostDocument {
  return {
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    featuredImage: row.featured_image,
    featuredImageAlt: row.featured_image_alt,
    author: row.author,
    authorImage: row.author_image,
    authorBio: row.author_bio,
    category: toCategory(row.category),
    tags: row.tags,
    status: toStatus(row.status),
    isFeatured: row.is_featured,
    readingTime: row.reading_time,
    publishedAt: row.published_at === null ? null : normalizeTimestamp(row.published_at),
    createdAt: normalizeTimestamp(row.created_at),
    updatedAt: normalizeTimestamp(row.updated_at),
    version: row.version,
    updatedByName: row.updated_by_name ?? '',
  };
}

function toRow(values: PostValues): TablesInsert<'blog_posts'> {
  return {
    title: values.title,
    excerpt: values.excerpt,
    content: values.content,
    featured_image: values.featuredImage,
    featured_image_alt: values.featuredImageAlt,
    author: values.author,
    author_image: values.authorImage,
    author_bio: values.authorBio,
    category: values.category,
    tags: values.tags,
    status: values.status,
    is_featured: values.isFeatured,
    reading_time: values.readingTime,
  };
}

function valuesOf(post: PostDocument): PostValues {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    featuredImage: post.featuredImage,
    featuredImageAlt: post.featuredImageAlt,
    author: post.author,
    authorImage: post.authorImage,
    authorBio: post.authorBio,
    category: post.category,
    tags: [...post.tags],
    status: post.status,
    isFeatured: post.isFeatured,
    readingTime: post.readingTime,
  };
}

/** A stored post as the form holds it. */
export function inputOf(post: PostDocument): PostInput {
  const { featuredImage, authorImage, ...values } = valuesOf(post);
  return { ...values, featuredImage: featuredImage ?? '', authorImage: authorImage ?? '' };
}

async function readPost(id: string): Promise<PostDocument | null> {
  if (!isUuid(id)) return null;
  const result = await supabase().from('blog_posts').select(columns).eq('id', id).maybeSingle();
  const row = unwrap(result);
  return row ? documentFromRow(row) : null;
}

export const postBackend: DocumentBackend<PostValues, PostDocument> = {
  insert: async (id, values) => {
    const row = { ...toRow(values), id };
    const result = await supabase().from('blog_posts').insert(row).select(columns).single();
    return documentFromRow(unwrap(result));
  },
  update: async (id, version, values) => {
    const rows = unwrap(
      await supabase()
        .from('blog_posts')
        .update(toRow(values))
        .eq('id', id)
        .eq('version', version)
        .select(columns),
    );
    const [row] = rows;
    return row ? documentFromRow(row) : null;
  },
  read: readPost,
  valuesOf,
};

/** One post for the editor; null when there is none. Throws `AppError`. */
export const postDocumentQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffPostQueries.all, 'document', id],
    queryFn: () => readPost(id),
    // Editing starts from what is stored now: an older copy would only lead to a conflict.
    staleTime: 0,
  });
