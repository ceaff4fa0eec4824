/** What an export holds, by the names that the database's import knows, in the order in which an import makes them. */
export const contentParts = [
  'media',
  'posts',
  'pages',
  'page_sections',
  'redirects',
  'search_data',
] as const;

export type ContentPart = (typeof contentParts)[number];

export const partNouns: Readonly<
  Record<ContentPart, { readonly one: string; readonly many: string }>
> = {
  media: { one: 'media file', many: 'media files' },
  posts: { one: 'post', many: 'posts' },
  pages: { one: 'page', many: 'pages' },
  page_sections: { one: 'kept section', many: 'kept sections' },
  redirects: { one: 'redirect', many: 'redirects' },
  search_data: { one: 'search entry', many: 'search entries' },
};

/** Formats that an import reads: the first one held posts and pages alone. */
export const contentFormats = ['careerloom-content-1', 'careerloom-content-2'] as const;

/** Why a file cannot be imported, as a sentence. */
export class UnreadableArchiveError extends Error {
  override readonly name = 'UnreadableArchiveError';
}

export const number = (value: number) => value.toLocaleString('en-IN');

/** `12 posts` */
export function counted(
  count: number,
  noun: { readonly one: string; readonly many: string },
): string {
  return `${number(count)} ${count === 1 ? noun.one : noun.many}`;
}

const storedFile =
  /\/storage\/v1\/object\/public\/(?:blog-images|media-files)\/[A-Za-z0-9][A-Za-z0-9_-]*\.(?:png|jpg|jpeg|webp|gif|avif|mp4|webm)/g;

/** Addresses of stored files (`/storage/v1/object/public/<bucket>/<name>`) that a text names, each once. */
export function filesIn(text: string): string[] {
  return [...new Set(text.match(storedFile))];
}
