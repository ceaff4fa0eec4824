import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { panelId, TabStrip, tabId } from './tab-strip';

const items = [
  { id: 'all', label: 'All', count: 6 },
  { id: 'data', label: 'Data', count: 2 },
  { id: 'security', label: 'Security' },
] as const;

type Id = (typeof items)[number]['id'];

function Example() {
  const [value, setValue] = useState<Id>('all');
  return (
    <>
      <TabStrip
        label="Topics"
        name="test"
        items={items}
        value={value}
        onChange={setValue}
        sharedPanel
      />
      <div role="tabpanel" id={panelId('test')} aria-labelledby={tabId('test', value)}>
        {value}
      </div>
    </>
  );
}

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
    <TabStrip
      label="Topics"
      name="test"
      items={items}
      value="all"
      onChange={(id) => chosen.push(id)}
    />,
  );
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(chosen).toEqual(['data', 'security']);
});
