import { ListTabs } from '@/components/list/list-tabs';
import { PageHeader } from '@/components/layout/page-header';
import { useListFilter } from '@/lib/list-filter';
import type { TrashedKind } from '@/lib/trash/trash';
import { trashFields } from '../queries';
import type { SlugProblem } from './address-dialog';
import { EmptyTrash } from './empty-trash';
import { TrashList } from './trash-list';

const tabs = {
  post: { id: 'posts', label: 'Posts', to: '?tab=posts' },
  page: { id: 'pages', label: 'Pages', to: '?tab=pages' },
} as const;

interface TrashScreenProps {
  /** What the person may see; at least one. */
  readonly kinds: readonly TrashedKind[];
  /** Of which kinds the person may delete for good. */
  readonly canDelete: Readonly<Record<TrashedKind, boolean>>;
  readonly slugProblem: SlugProblem;
  readonly onChanged: (kind: TrashedKind) => Promise<void>;
  readonly onOpen: (kind: TrashedKind, id: string) => void;
}

/** What was deleted in the last 30 days: put back, or deleted for good. */
export function TrashScreen({ kinds, canDelete, slugProblem, ...acts }: TrashScreenProps) {
  const list = useListFilter(trashFields);
  const kind = kinds.find((one) => tabs[one].id === list.filter.tab) ?? kinds[0] ?? 'post';

  return (
    <>
      <PageHeader
        title="Trash"
        description="What was deleted can be restored for 30 days; its pictures are kept as long."
        actions={
          canDelete[kind] ? <EmptyTrash key={kind} kind={kind} filter={list.filter} /> : undefined
        }
      />
      <div className="space-y-5">
        {kinds.length > 1 ? (
          <ListTabs label="Trash" current={tabs[kind].id} tabs={kinds.map((one) => tabs[one])} />
        ) : null}
        <TrashList
          key={kind}
          {...list}
          kind={kind}
          canDelete={canDelete[kind]}
          slugProblem={slugProblem}
          onChanged={() => acts.onChanged(kind)}
          onOpen={(id) => acts.onOpen(kind, id)}
        />
      </div>
    </>
  );
}
