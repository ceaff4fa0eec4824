import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDuplicate } from '@/components/drafts/use-duplicate';
import { CountedList } from '@/components/list/counted-list';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { Late } from '@/components/late/late';
import { lateScheduleRow } from '@/components/publication/late-schedule';
import { useChosenDocuments } from '@/components/publication/use-chosen-documents';
import { useListedPresence } from '@/components/presence/use-listed-presence';
import { useOfRows } from '@/components/list/use-of-rows';
import { lastBuildQuery } from '@/lib/last-build';
import { unpublishedChangesQuery } from '@/lib/drafts/shared-copies';
import { reviewStatesQuery } from '@/lib/review/review';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { isNarrowed } from '@/lib/list-filter';
import { duplicatePost } from '../../late-duplicate';
import { denials, useChangePostStatus, useRefreshPosts } from '../../mutations';
import type { PostListItem } from '../../model';
import type { PostRights } from '../../rights';
import { staffPostFields, staffPostQueries, type StaffPostFilter } from '../../staff-queries';
import { DeleteQuestion } from './delete-question';
import { postTableColumns } from './post-columns';

export interface PostDialogOpeners {
  readonly onCreate: () => void;
  readonly onEdit: (id: string) => void;
}

interface StaffPostListProps {
  readonly filter: StaffPostFilter;
  readonly rights: PostRights;
  readonly onClearFilters: () => void;
  /** Where posts are written in a dialog; without it, create and edit are links to the editor. */
  readonly dialog?: PostDialogOpeners | undefined;
}

export const postNoun = { one: 'post', many: 'posts' };

/** The staff's table of posts with its states and the question before a deletion. */
export function StaffPostList({ filter, rights, onClearFilters, dialog }: StaffPostListProps) {
  const list = useQuery(staffPostQueries.list(filter));
  const changeStatus = useChangePostStatus();
  const reviews = useOfRows((ids) => reviewStatesQuery('post', ids), list.data?.rows);
  const changes = useOfRows((ids) => unpublishedChangesQuery('post', ids), list.data?.rows);
  const { data: build = null } = useQuery(lastBuildQuery());
  const { presence, watch } = useListedPresence('post', list.data?.rows, rights.canEdit);
  const [scheduled, setScheduled] = useState<PostListItem | null>(null);
  const refresh = useRefreshPosts();
  const { selection, problems, bar } = useChosenDocuments({
    kind: 'post',
    noun: postNoun,
    rows: list.data?.rows,
    canPublish: rights.canPublish,
    canDelete: rights.canDelete,
    denials,
    refresh,
  });
  const navigate = useNavigate();
  const { duplicate } = useDuplicate({
    kind: 'post',
    duplicate: duplicatePost,
    refresh,
    onOpen: dialog?.onEdit ?? ((id) => void navigate(paths.cms.editPost(id))),
  });
  const [postToDelete, setPostToDelete] = useState<PostListItem | null>(null);

  return (
    <>
      {bar}
      {watch}
      <CountedList
        list={list}
        noun={postNoun}
        page={filter.page}
        failure="Failed to fetch blog posts"
        isNarrowed={isNarrowed(staffPostFields, filter)}
        onClearFilters={onClearFilters}
        empty={
          <EmptyState
            title="No posts yet"
            action={rights.canCreate && <CreateFirst onCreate={dialog?.onCreate} />}
          >
            What you write stays a draft until it is published.
          </EmptyState>
        }
        skeleton={
          <ListSkeleton
            noun={postNoun}
            columns={postTableColumns}
            hasBoxes={selection !== undefined}
          />
        }
      >
        {(page) => (
          <>
            <ListTable
              label="Posts"
              columns={postTableColumns}
              page={page}
              isBusy={list.isFetching}
              selection={selection}
              acts={{
                rights,
                reviews,
                changes,
                build,
                presence,
                problems,
                onOvertaken: () => void refresh(),
                changingId: changeStatus.isPending ? changeStatus.variables.row.id : undefined,
                onStatus: (row, status) => changeStatus.mutate({ row, status }),
                onSchedule: setScheduled,
                onDuplicate: duplicate,
                onDelete: setPostToDelete,
                onEdit: dialog?.onEdit,
              }}
            />
            {scheduled && (
              <Late code={lateScheduleRow} title="The dialog could not be loaded">
                {({ ScheduleRow }) => (
                  <ScheduleRow
                    noun="post"
                    row={scheduled}
                    denial={denials.publish}
                    refresh={refresh}
                    onClose={() => setScheduled(null)}
                  />
                )}
              </Late>
            )}
          </>
        )}
      </CountedList>
      {/* Beside the list: the last row takes the list with it, and nobody would hear that it is done. */}
      <DeleteQuestion post={postToDelete} onClose={() => setPostToDelete(null)} />
    </>
  );
}

function CreateFirst({ onCreate }: { readonly onCreate: (() => void) | undefined }) {
  return onCreate ? (
    <Button variant="primary" onClick={onCreate}>
      Create your first post
    </Button>
  ) : (
    <Button asChild variant="primary">
      <Link to={paths.cms.newPost()}>Create your first post</Link>
    </Button>
  );
}
