import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
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
  const { hash, key } = useLocation();

  // A link to a part that stands behind another tab; following it again leads there again, hence the key.
  useEffect(() => {
    const named = ids.find((id) => hash === `#${id}`);
    if (!named) return undefined;
    const frame = requestAnimationFrame(() => {
      // Where it stands is known once it is shown.
      flushSync(() => setCurrent(named));
      document.getElementById(named)?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);

  return (
    <Tabs ids={ids} value={current} onChange={setCurrent}>
      <TabRow label="About this course" items={tabs} className="max-sm:grid max-sm:grid-cols-2" />
      {ids.map((id) => (
        <TabPanel key={id} value={id} className="pt-8 print:block!">
          {/* Leaves the row of tabs in sight. */}
          <div id={id} className="scroll-mt-36 sm:scroll-mt-22">
            {panels[id]}
          </div>
        </TabPanel>
      ))}
    </Tabs>
  );
}
