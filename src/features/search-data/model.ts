import heads from '@/data/route-heads.json';
import { normalizeTimestamp } from '@/lib/dates';
import { shortDescription } from '@/lib/seo/short-description';
import { readColumns, type ItemOf } from '@/lib/supabase/column-map';

/** Who wrote the address: the site itself, or staff as an article or a page. */
export const headKinds = ['built-in', 'post', 'page'] as const;
export type HeadKind = (typeof headKinds)[number];

export const kindLabels: Record<HeadKind, string> = {
  'built-in': 'Built-in',
  post: 'Article',
  page: 'Page',
};

/** What can be wrong with an address, as the database names it. */
export const headProblems = [
  'long-title',
  'same-title',
  'no-description',
  'long-description',
  'short-description',
  'same-description',
] as const;
export type HeadProblem = (typeof headProblems)[number];

export const problemLabels: Record<HeadProblem, string> = {
  'long-title': 'Title too long',
  'same-title': 'Same title twice',
  'no-description': 'No description',
  'long-description': 'Description too long',
  'short-description': 'Description too short',
  'same-description': 'Same description twice',
};

/** What the build knows of an address of the site's own. */
export interface BuiltInHead {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Path of the picture that a shared link shows. */
  readonly image: string;
  readonly isIndexed: boolean;
  readonly isInSitemap: boolean;
}

export const builtInHeads: readonly BuiltInHead[] = heads;

const builtIn: ReadonlyMap<string, BuiltInHead> = new Map(
  builtInHeads.map((head) => [head.path, head]),
);

/** Functions' results are typed as never null; an address that nobody changed has no time and no name. */
const orNone = (stored: string) => (stored as string | null) ?? null;
const orEmpty = (stored: string) => (stored as string | null) ?? '';

function toKind(stored: string): HeadKind {
  return headKinds.find((kind) => kind === stored) ?? 'built-in';
}

function toProblems(stored: readonly string[]): readonly HeadProblem[] {
  return headProblems.filter((problem) => stored.includes(problem));
}

const storedHead = readColumns(
  'search_heads',
  [
    'kind',
    'id',
    'path',
    // As search engines get them; the description whole, though the site cuts it at 160 characters.
    'title',
    'description',
    'problems',
    // What the address says by itself.
    'baseTitle',
    'baseDescription',
    // What staff gave it; empty for nothing.
    'metaTitle',
    'metaDescription',
    'image',
    // 0 for a built-in address that has nothing of its own.
    'version',
    'updatedAt',
    'updatedByName',
  ],
  {
    kind: toKind,
    id: orEmpty,
    problems: toProblems,
    image: orNone,
    updatedAt: (at: string) => ((at as string | null) === null ? null : normalizeTimestamp(at)),
    updatedByName: orEmpty,
  },
);

type StoredHead = ItemOf<typeof storedHead>;

/** One public address with what is said of it in search results. */
export interface ListedHead extends Omit<StoredHead, 'id'> {
  /** The path: no address is listed twice. */
  readonly id: string;
  /** Of the post or page; empty for a built-in address. */
  readonly documentId: string;
  readonly isIndexed: boolean;
  readonly isInSitemap: boolean;
}

type HeadRow = Parameters<typeof storedHead.fromRow>[0];

/** Everything published is indexed and in the sitemap; of its own addresses the site knows. */
export function headFromRow(row: HeadRow): ListedHead {
  const { id, ...head } = storedHead.fromRow(row);
  const own = head.kind === 'built-in' ? builtIn.get(head.path) : undefined;
  return {
    ...head,
    id: head.path,
    documentId: id,
    image: own?.image ?? head.image,
    isIndexed: own?.isIndexed ?? true,
    isInSitemap: own?.isInSitemap ?? true,
  };
}

/** What search engines get of an address with these search data. */
export function shownOf(
  { kind, baseTitle, baseDescription }: ListedHead,
  { metaTitle, metaDescription }: { readonly metaTitle: string; readonly metaDescription: string },
): { readonly title: string; readonly description: string } {
  return {
    title: metaTitle || baseTitle,
    // A page without one says what all of them say, which tells nobody anything.
    description: metaDescription || (kind === 'page' ? '' : shortDescription(baseDescription)),
  };
}
