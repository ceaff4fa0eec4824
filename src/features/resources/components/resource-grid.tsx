import { useState, type MouseEvent } from 'react';
import { announce } from '@/components/feedback/announcer';
import { showToast } from '@/components/feedback/toast-store';
import { LateDialog } from '@/components/late/late-dialog';
import { delays } from '@/data/delays';
import { resources, type Resource } from '@/data/resources';
import { lateCode, whyMissing } from '@/lib/late-code';
import { downloadName } from '../model';
import { ResourceItem } from './resource-item';

const dialog = lateCode(() => import('./unlock-dialog'));
const access = lateCode(() => import('../access'));

const unlockedNote =
  'Unlocked: your download begins. If it does not, press the button again; from now on every document comes at once.';

/** With the first sign of interest, so that a click finds both ready. */
function prefetch() {
  access.prefetch();
  dialog.prefetch();
}

function download(resource: Resource) {
  const link = document.createElement('a');
  link.href = resource.file;
  link.download = downloadName(resource);
  link.click();
}

/** The collection. The first download asks who one is; every other is direct. */
export function ResourceGrid({ shown }: { readonly shown: readonly Resource[] }) {
  const [chosen, setChosen] = useState<Resource | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [unlocked, setUnlocked] = useState<Resource | null>(null);

  async function handleDownload(resource: Resource) {
    const { hasAccess } = await access.load();
    if (hasAccess()) {
      download(resource);
      return;
    }
    setChosen(resource);
    setOpen(true);
  }

  function startDownload(resource: Resource) {
    handleDownload(resource).catch(() => {
      showToast({
        title: 'The download did not start',
        description: whyMissing,
        variant: 'destructive',
        action: { label: 'Retry', onAction: () => startDownload(resource) },
      });
    });
  }

  function handleUnlock() {
    setOpen(false);
    setUnlocked(chosen);
    announce(unlockedNote);
    // The dialog closes first, so that the browser's own note of the download is not covered by it.
    if (chosen) setTimeout(() => download(chosen), delays.resourceDownload);
  }

  return (
    <>
      <ul className="grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((resource) => (
          <li key={resource.id}>
            <ResourceItem
              resource={resource}
              number={resources.indexOf(resource) + 1}
              note={resource === unlocked ? unlockedNote : undefined}
              onInterest={prefetch}
              onDownload={(wanted: Resource, event: MouseEvent) => {
                event.preventDefault();
                startDownload(wanted);
              }}
            />
          </li>
        ))}
      </ul>
      {chosen === null ? null : (
        <LateDialog
          code={dialog}
          open={isOpen}
          onClose={() => setOpen(false)}
          title="The form could not be opened"
        >
          {({ UnlockDialog }) => (
            <UnlockDialog
              resource={chosen}
              open={isOpen}
              onClose={() => setOpen(false)}
              onUnlock={handleUnlock}
            />
          )}
        </LateDialog>
      )}
    </>
  );
}
