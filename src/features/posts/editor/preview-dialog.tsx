import { Dialog } from '@/components/ui/dialog';
import { limits } from '@/config/limits';
import { useInertLinks } from '@/hooks/use-inert-links';
import { ArticleView } from '../components/article-view';
import type { PostDocument } from '../model';
import type { Article } from '../public-model';
import type { PostInput } from '../schema';

interface PreviewDialogProps {
  readonly id: string;
  readonly post: PostDocument | null;
  readonly values: PostInput;
  readonly onClose: () => void;
}

/** The unsaved text through the component that visitors see. Mounted only while open. */
export function PreviewDialog({ id, post, values, onClose }: PreviewDialogProps) {
  const paper = useInertLinks();

  return (
    <Dialog
      open
      size="wide"
      reading
      onOpenChange={onClose}
      title="Preview"
      description="As visitors will see it, with what you have not saved yet."
    >
      <div
        ref={paper}
        data-tone="paper"
        className="rounded-sm bg-surface px-4 py-8 contain-inline-size sm:px-8"
      >
        <ArticleView isPreview isBoxed article={toArticle(id, post, values)} />
      </div>
    </Dialog>
  );
}

function toArticle(id: string, post: PostDocument | null, values: PostInput): Article {
  return {
    id,
    title: values.title.trim() || 'Untitled',
    excerpt: values.excerpt,
    content: values.content,
    featuredImage: values.featuredImage || null,
    featuredImageAlt: values.featuredImageAlt,
    author: values.author.trim() || 'No author yet',
    authorImage: values.authorImage || null,
    authorBio: values.authorBio,
    category: values.category || 'digital-marketing',
    tags: values.tags,
    metaTitle: values.metaTitle,
    metaDescription: values.metaDescription,
    isFeatured: values.isFeatured,
    readingTime: values.readingTime ?? limits.readingTime.default,
    publishedAt: post?.publishedAt ?? new Date().toISOString(),
    updatedAt: post?.updatedAt ?? new Date().toISOString(),
    unpublishAt: null,
  };
}
