import { useState } from 'react';
import { TabPanel, TabRow, Tabs } from '@/components/ui/tabs';
import { Sample } from '../sample';

const ids = ['week', 'month', 'year'] as const;
const items = [
  { id: 'week', label: 'This week', count: 3 },
  { id: 'month', label: 'This month', count: 14 },
  { id: 'year', label: 'This year' },
];

/** A row of tabs over one panel each. */
export function TabSamples() {
  const [chosen, setChosen] = useState<(typeof ids)[number]>('week');
  return (
    <Sample name="Tabs" stacked>
      <Tabs ids={ids} value={chosen} onChange={setChosen}>
        <TabRow label="Range" items={items} />
        {items.map(({ id, label }) => (
          <TabPanel key={id} value={id} className="pt-4">
            What came {label.toLowerCase()}.
          </TabPanel>
        ))}
      </Tabs>
    </Sample>
  );
}
