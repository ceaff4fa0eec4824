import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { delays } from '@/data/delays';
import { resources, type Resource } from '@/data/resources';
import { ignore } from '@/lib/ignore';
import { downloadName } from '../model';
import { ResourceItem } from './resource-item';

const loadDialog = () => import('./unlock-dialog');
const loadAccess = () => import('../access');

const UnlockDialog = lazy(async () => ({ default: (await loadDialog()).UnlockDialog }));

/** With the first sign of interest, so that a click finds both ready. */
function fetchAhead() {
  loadAccess().catch(ignore);
  loadDialog().catch(ignore);
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

  async function handleDownload(resource: Resource) {
    const { hasAccess } = await loadAccess();
    if (hasAccess()) {
      download(resource);
      return;
    }
    setChosen(resource);
    setOpen(true);
  }

  function handleUnlock() {
    setOpen(false);
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
              onInterest={fetchAhead}
              onDownload={(wanted: Resource, event: MouseEvent) => {
                event.preventDefault();
                handleDownload(wanted).catch(() => {
                  showToast({
                    title: 'The download did not start',
                    description: 'Check your connection and try again.',
                    variant: 'destructive',
                  });
                });
              }}
            />
          </li>
        ))}
      </ul>
      {chosen === null ? null : (
        <Suspense fallback={null}>
          <UnlockDialog
            resource={chosen}
            open={isOpen}
            onClose={() => setOpen(false)}
            onUnlock={handleUnlock}
          />
        </Suspense>
      )}
    </>
  );
}
