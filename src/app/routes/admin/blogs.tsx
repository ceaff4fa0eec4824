import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { prefetchRichTextEditor } from '@/components/rich-text-editor/lazy-rich-text-editor';
import { Button } from '@/components/ui/button';
import { LazyMediaPicker } from '@/features/media/components/lazy-media-picker';
import { uploadBlogImage, uploadListedImage } from '@/features/media/upload-image';
import { PostDialog } from '@/features/posts/components/admin/post-dialog';
import { StaffPosts } from '@/features/posts/components/staff/staff-posts';
import { defaultAuthor, editorDefaultsQuery } from '@/features/settings/defaults';
import { useStaff } from '@/features/staff/use-staff';
import { PrivateHead } from '@/lib/seo/private-head';
import { usePostRights } from '../cms/use-post-rights';

export { loader } from '../cms/posts';

/** The same posts as in the CMS, written in dialogs. */
export function Component() {
  const { profile, can } = useStaff();
  const rights = usePostRights();
  const [open, setOpen] = useState<{ readonly postId: string | null }>();
  // Defaults that cannot be read keep nobody from writing: the post starts with the writer's name.
  const { data: defaults, isLoading } = useQuery({
    ...editorDefaultsQuery(),
    enabled: rights.canCreate,
  });

  const openPost = (postId: string | null) => {
    prefetchRichTextEditor();
    setOpen({ postId });
  };

  return (
    <>
      <PrivateHead title="Blog Administration" />
      <PageHeader
        title="Blog Administration"
        actions={
          rights.canCreate && (
            <Button variant="primary" onClick={() => openPost(null)}>
              New Post
            </Button>
          )
        }
      />
      <StaffPosts rights={rights} dialog={{ onCreate: () => openPost(null), onEdit: openPost }} />
      {open ? (
        <PostDialog
          postId={open.postId}
          ownerId={profile.id}
          author={(defaults && defaultAuthor(defaults)) ?? { author: profile.fullName }}
          isWaiting={isLoading}
          rights={rights}
          uploadPicture={can('manage_media') ? uploadListedImage : uploadBlogImage}
          picturePicker={LazyMediaPicker}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
}
