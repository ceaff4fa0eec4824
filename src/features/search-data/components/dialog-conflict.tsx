import { Notice } from '@/components/feedback/notice';
import { Button } from '@/components/ui/button';
import type { StoredSearchData } from '../save';

interface DialogConflictProps {
  readonly theirs: StoredSearchData;
  /** What search engines get with theirs. */
  readonly shown: { readonly title: string; readonly description: string };
  /** Stores mine over theirs. */
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else saved meanwhile: what they made of it, and whether mine is still wanted. */
export function DialogConflict({ theirs, shown, onKeepMine, onTakeTheirs }: DialogConflictProps) {
  return (
    <Notice
      tone="warning"
      alert
      title={
        <>
          <bdi>{theirs.savedBy || 'Somebody else'}</bdi> changed this meanwhile
        </>
      }
      action={
        <>
          <Button size="small" onClick={onKeepMine}>
            Save mine
          </Button>
          <Button size="small" variant="quiet" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </>
      }
    >
      <p>
        It says “<bdi>{shown.title}</bdi>” now
        {shown.description === '' ? '' : ': '}
        <bdi>{shown.description}</bdi>
      </p>
      <p className="mt-1">What you typed was not saved; it is still here.</p>
    </Notice>
  );
}
