import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountedList } from '@/components/list/counted-list';
import { ListSkeleton, ListTable } from '@/components/list/list-table';
import { useSelection } from '@/components/list/use-selection';
import { EmptyState } from '@/components/ui/empty-state';
import { isNarrowed } from '@/lib/list-filter';
import type { MediaView } from '../media-view';
import { mediaNoun, type MediaFile } from '../model';
import { mediaFields, mediaQueries, type MediaFilter, type MediaUse } from '../queries';
import { ChosenFiles } from './chosen-files';
import { DeleteMedia } from './delete-media';
import { LazyMediaTool, type MediaTool } from './lazy-media-tools';
import { mediaTableColumns, type MediaActs } from './media-columns';
import { MediaCard, mediaGrid } from './media-grid';
import { MediaPreview } from './media-preview';
import { MediaSkeleton } from './media-skeleton';

interface MediaLibraryProps {
  readonly filter: MediaFilter;
  readonly view: MediaView;
  readonly onClearFilters: () => void;
}

const none: readonly MediaFile[] = [];

interface FileToDelete {
  readonly file: MediaFile;
  readonly uses: readonly MediaUse[];
}

/** The files of the library with their states, the preview and the question before a deletion. */
export function MediaLibrary({ filter, view, onClearFilters }: MediaLibraryProps) {
  const client = useQueryClient();
  const list = useQuery(mediaQueries.list(filter));
  const [previewed, setPreviewed] = useState<MediaFile>();
  const [askedFor, setAskedFor] = useState<string>();
  const [fileToDelete, setFileToDelete] = useState<FileToDelete>();
  const [tool, setTool] = useState<{ readonly file: MediaFile; readonly tool: MediaTool }>();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const selection = useSelection(list.data?.rows ?? none, ({ name }) => name);

  async function askToDelete(file: MediaFile) {
    if (askedFor !== undefined) return;
    setAskedFor(file.id);
    // When it cannot be found out, the database still refuses to delete what is used.
    const uses = await client.query(mediaQueries.uses(file.id)).catch(() => []);
    setAskedFor(undefined);
    setPreviewed(undefined);
    setFileToDelete({ file, uses });
  }

  const acts: MediaActs = {
    askedFor,
    problems,
    onPreview: setPreviewed,
    onDelete: (file) => void askToDelete(file),
  };
  // Saved details show at once; a file that the filters no longer match stays open as it was.
  const shown = previewed && (list.data?.rows.find(({ id }) => id === previewed.id) ?? previewed);

  return (
    <CountedList
      list={list}
      noun={mediaNoun}
      page={filter.page}
      failure="Failed to fetch media files"
      isNarrowed={isNarrowed(mediaFields, filter)}
      onClearFilters={onClearFilters}
      empty={
        <EmptyState title="No files yet">
          What you upload stands here, and wherever a picture is chosen.
        </EmptyState>
      }
      skeleton={
        view === 'grid' ? (
          <MediaSkeleton />
        ) : (
          <ListSkeleton noun={mediaNoun} columns={mediaTableColumns} wideFrom="lg" hasBoxes />
        )
      }
    >
      {(page) => (
        <div className="mb-6 space-y-3">
          <ChosenFiles selection={selection} onProblems={setProblems} />
          {view === 'grid' ? (
            <ul aria-label="Files" aria-busy={list.isFetching} className={mediaGrid}>
              {page.rows.map((file) => (
                <MediaCard key={file.id} file={file} acts={acts} selection={selection} />
              ))}
            </ul>
          ) : (
            <ListTable
              label="Files"
              columns={mediaTableColumns}
              page={page}
              isBusy={list.isFetching}
              acts={acts}
              selection={selection}
              wideFrom="lg"
            />
          )}
          {shown ? (
            <MediaPreview
              file={shown}
              onDelete={() => void askToDelete(shown)}
              onTool={(opened) => {
                setPreviewed(undefined);
                setTool({ file: shown, tool: opened });
              }}
              onClose={() => setPreviewed(undefined)}
            />
          ) : null}
          {tool ? <LazyMediaTool {...tool} onClose={() => setTool(undefined)} /> : null}
          {fileToDelete ? (
            <DeleteMedia {...fileToDelete} onClose={() => setFileToDelete(undefined)} />
          ) : null}
        </div>
      )}
    </CountedList>
  );
}
