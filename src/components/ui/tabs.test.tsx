import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { hydrate } from '@/testing/hydrate';
import { TabPanel, TabRow, Tabs } from './tabs';

const items = [
  { id: 'all', label: 'All', count: 6 },
  { id: 'data', label: 'Data', count: 2 },
  { id: 'security', label: 'Security' },
] as const;

type Id = (typeof items)[number]['id'];

const [all, ...others] = items;
const ids = items.map(({ id }) => id);

interface ExampleProps {
  readonly count?: number;
}

function Example({ count = 6 }: ExampleProps) {
  const [value, setValue] = useState<Id>('all');
  return (
    <Tabs ids={ids} value={value} onChange={setValue}>
      <TabRow label="Topics" items={[{ ...all, count }, ...others]} />
      <TabPanel value={value}>{value}</TabPanel>
    </Tabs>
  );
}

// First, for a page that was used stays so in this document.
it('leaves a prerendered row as it is until it is used, also when its page is rendered anew with the same tabs', async () => {
  const { button, isHydrated, update } = await hydrate(<Example />);
  await update(<Example />);
  expect(isHydrated()).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Data (2)' }));
  expect(screen.getByRole('tabpanel', { name: 'Data (2)' })).toHaveTextContent('data');
  expect(button).toBeInTheDocument();
});

it('takes a prerendered row over when its tabs change', async () => {
  const { button, update } = await hydrate(<Example />);
  await update(<Example count={5} />);
  expect(button).toHaveTextContent('All (5)');
  expect(button).toBeInTheDocument();
});

it('names the panel after the chosen tab and shows counts', async () => {
  render(<Example />);
  expect(screen.getByRole('tab', { name: 'All (6)' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Data (2)' }));
  expect(screen.getByRole('tabpanel', { name: 'Data (2)' })).toHaveTextContent('data');
});

it('is one stop of the tab key, and arrows, Home and End choose and wrap around', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'All (6)' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Data (2)' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('security');
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'All (6)' })).toHaveFocus();
});

it('counts arrows from the focus, also while the choice has not arrived yet', async () => {
  const chosen: Id[] = [];
  render(
    <Tabs ids={ids} value="all" onChange={(id) => chosen.push(id)}>
      <TabRow label="Topics" items={items} />
    </Tabs>,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen).toEqual(['data', 'security']);
});

it('keeps all panels in the page, for paper and for visitors without scripts', () => {
  render(
    <Tabs ids={ids} value="data" onChange={() => undefined}>
      <TabRow label="Topics" items={items} />
      {ids.map((id) => (
        <TabPanel key={id} value={id}>
          About {id}
        </TabPanel>
      ))}
    </Tabs>,
  );
  const panels = screen.getAllByRole('tabpanel', { hidden: true });
  expect(panels.map((panel) => panel.textContent)).toEqual([
    'About all',
    'About data',
    'About security',
  ]);
  expect(panels.map((panel) => panel.dataset['state'])).toEqual(['inactive', 'active', 'inactive']);
  expect(panels.some((panel) => panel.hidden)).toBe(false);
});

it('asks once for a tab that is pressed, also while the choice has not arrived yet', async () => {
  const chosen: Id[] = [];
  render(
    <Tabs ids={ids} value="all" onChange={(id) => chosen.push(id)}>
      <TabRow label="Topics" items={items} />
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Data (2)' }));
  expect(chosen).toEqual(['data']);
});
