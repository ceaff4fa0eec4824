import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/dropdown-menu';
import { downloadFile } from '@/lib/download-file';
import { toAppError } from '@/lib/supabase/errors';
import { contentCsv, topCsv, viewsCsv } from '../export';
import { indiaDay } from '../model';
import { analyticsQueries } from '../queries';

/** What the screen shows, as tables for a spreadsheet. */
export function ExportMenu({ days }: { readonly days: number }) {
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);

  async function save(name: string, read: () => Promise<string>) {
    setIsPending(true);
    try {
      const file = new Blob([await read()], { type: 'text/csv;charset=utf-8' });
      downloadFile(`careerloom-${name}-${indiaDay(Date.now())}.csv`, file);
    } catch (error) {
      showToast({
        title: 'Error',
        description: 'Failed to export',
        reason: toAppError(error).message,
        variant: 'destructive',
      });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Menu
      trigger={
        <Button pending={isPending} pendingLabel="Exporting…">
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
      }
    >
      <MenuItem
        onSelect={() =>
          void save(`views-${days}-days`, async () =>
            viewsCsv(await client.query(analyticsQueries.days(days))),
          )
        }
      >
        Views per day
      </MenuItem>
      <MenuItem
        onSelect={() =>
          void save(`top-content-${days}-days`, async () => {
            const [posts, pages] = await Promise.all([
              client.query(analyticsQueries.top('post', days)),
              client.query(analyticsQueries.top('page', days)),
            ]);
            return topCsv(posts, pages);
          })
        }
      >
        Top articles and pages
      </MenuItem>
      <MenuItem
        onSelect={() =>
          void save('posts-by-category', async () =>
            contentCsv(await client.query(analyticsQueries.content())),
          )
        }
      >
        Posts by category and status
      </MenuItem>
    </Menu>
  );
}
