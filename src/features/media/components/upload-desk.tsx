import { useId, useState } from 'react';
import { LeaveWarning } from '@/components/form/leave-warning';
import { Select } from '@/components/ui/select';
import { TabPanel, TabRow, Tabs } from '@/components/ui/tabs';
import { categoryLabels, categoryOptions, mediaCategories, toMediaCategory } from '../model';
import { isOpen } from '../upload-item';
import { useUploadQueue } from '../use-upload-queue';
import { DropArea } from './drop-area';
import { UploadList } from './upload-list';

interface UploadDeskProps {
  /** How the category of new files is chosen. */
  readonly layout: 'select' | 'tabs';
}

const tabs = mediaCategories.map((id) => ({ id, label: categoryLabels[id] }));

/** Where files come in: the place to drop them, and the list of those on their way. */
export function UploadDesk({ layout }: UploadDeskProps) {
  const { queue, items } = useUploadQueue();
  const [category, setCategory] = useState(
    toMediaCategory(layout === 'tabs' ? (tabs[0]?.id ?? '') : 'general'),
  );
  const id = useId();

  const select = (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold text-ink">
        Category
      </label>
      <Select
        id={id}
        className="w-48"
        value={category}
        options={categoryOptions}
        onChange={({ target }) => setCategory(toMediaCategory(target.value))}
      />
    </div>
  );
  const area = (
    <DropArea
      target={layout === 'select' ? select : null}
      isFirst={items.length === 0}
      onFiles={(files) => queue.add(files, category)}
    />
  );

  return (
    <section aria-label="Upload" className="space-y-4">
      {layout === 'tabs' ? (
        <Tabs ids={mediaCategories} value={category} onChange={setCategory}>
          <TabRow label="Category of new files" items={tabs} />
          <TabPanel
            value={category}
            aria-labelledby={undefined}
            aria-label={`Upload to ${categoryLabels[category]}`}
          >
            {area}
          </TabPanel>
        </Tabs>
      ) : (
        area
      )}
      <UploadList queue={queue} items={items} />
      <LeaveWarning
        when={() => queue.getItems().some(isOpen)}
        description="The files that you chose are not all in the library yet. If you leave now, they are not uploaded."
      />
    </section>
  );
}
