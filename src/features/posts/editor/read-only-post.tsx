import { Notice } from '@/components/feedback/notice';
import { ArticleView } from '../components/article-view';
import type { PostDocument } from '../model';

/** For staff who may read a post but not change its words. */
export function ReadOnlyPost({ post }: { readonly post: PostDocument }) {
  return (
    <>
      <Notice className="mb-6" title="You can read this post, but not edit it">
        Changing its words needs the permission to edit content. Ask somebody who manages users if
        you should have it.
      </Notice>
      <div data-tone="paper" className="rounded-lg bg-surface px-4 py-10 sm:px-8">
        <ArticleView
          isPreview
          article={{ ...post, publishedAt: post.publishedAt ?? post.updatedAt }}
        />
      </div>
    </>
  );
}
