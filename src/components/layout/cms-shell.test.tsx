import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileText, LayoutDashboard } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { CmsShell } from './cms-shell';

beforeEach(() => {
  render(
    <MemoryRouter>
      <CmsShell
        items={[
          { label: 'Dashboard', href: '/cms', icon: LayoutDashboard, current: true },
          { label: 'Posts', href: '/cms/content', icon: FileText },
        ]}
        user={{ name: 'Ananya Rao', role: 'Content Creator', team: 'Content' }}
      >
        <h1>Dashboard</h1>
      </CmsShell>
    </MemoryRouter>,
  );
});

it('greets the person with role and team and marks the current section', () => {
  expect(screen.getByText('Hello, Ananya Rao')).toBeInTheDocument();
  expect(screen.getByText(/Content Creator · Content/)).toBeInTheDocument();
  const navigation = screen.getByRole('navigation', { name: 'Content management' });
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveAccessibleName(
    'Dashboard',
  );
});

it('opens the drawer, closes it when a section is chosen and gives the focus back', async () => {
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await user.click(opener);
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Posts' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});
