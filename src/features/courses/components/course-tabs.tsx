import { useState, type ReactNode } from 'react';
import { TabPanel, TabRow, Tabs } from '@/components/ui/tabs';

const tabs = [
  { id: 'curriculum', label: 'Curriculum' },
  { id: 'instructors', label: 'Instructors' },
  { id: 'trainer', label: 'Trainer profile' },
  { id: 'roadmap', label: 'Career roadmap' },
] as const;

type CourseTab = (typeof tabs)[number]['id'];

const ids = tabs.map(({ id }) => id);

/** Four panels, all in the page: one after the other without scripts and on paper, one at a time otherwise. */
export function CourseTabs({ panels }: { readonly panels: Record<CourseTab, ReactNode> }) {
  const [current, setCurrent] = useState<CourseTab>('curriculum');
  return (
    <Tabs ids={ids} value={current} onChange={setCurrent}>
      <TabRow label="About this course" items={tabs} className="max-sm:grid max-sm:grid-cols-2" />
      {ids.map((id) => (
        <TabPanel key={id} value={id} className="pt-8 print:block!">
          {panels[id]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
