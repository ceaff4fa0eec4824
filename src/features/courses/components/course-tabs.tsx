import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { panelId, TabStrip, tabId } from '@/components/ui/tab-strip';

const tabs = [
  { id: 'curriculum', label: 'Curriculum' },
  { id: 'instructors', label: 'Instructors' },
  { id: 'trainer', label: 'Trainer profile' },
  { id: 'roadmap', label: 'Career roadmap' },
] as const;

type CourseTab = (typeof tabs)[number]['id'];

const name = 'course';

/** Four panels, all in the page: one after the other without scripts and on paper, one at a time otherwise. */
export function CourseTabs({ panels }: { readonly panels: Record<CourseTab, ReactNode> }) {
  const [current, setCurrent] = useState<CourseTab>('curriculum');
  return (
    <div>
      <TabStrip
        label="About this course"
        items={tabs}
        value={current}
        onChange={setCurrent}
        name={name}
        className="max-sm:grid max-sm:grid-cols-2"
      />
      {tabs.map(({ id }) => (
        <div
          key={id}
          role="tabpanel"
          id={panelId(name, id)}
          aria-labelledby={tabId(name, id)}
          className={clsx('pt-8', id !== current && 'hidden noscript:block print:block')}
        >
          {panels[id]}
        </div>
      ))}
    </div>
  );
}
