import { LateTool } from '@/components/late/late-tool';
import { lateChecks } from './late-checks';
import type { Checks } from './use-checks';

/** The dialog of an editor's checks, while there is one. */
export function PublishChecks({ checks }: { readonly checks: Checks }) {
  const { editor, shown, close } = checks;
  if (!shown) return null;
  return (
    <LateTool code={lateChecks} title="The dialog could not be opened" onClose={close}>
      {({ ChecksDialog }) => <ChecksDialog editor={editor} shown={shown} onClose={close} />}
    </LateTool>
  );
}
