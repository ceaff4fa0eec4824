import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/supabase/errors';
import { CmsError } from './components/cms-error';
import { AccessDeniedError, requirePermission, requireStaff } from './require-permission';
import { staffStore } from './session';
import type { StaffState } from './staff-store';

vi.mock('./session', () => ({ staffStore: { ready: vi.fn() } }));

const profile = {
  id: 'u1',
  email: 'a@b.example',
  fullName: 'Asha',
  role: 'editor',
  team: 'Content',
  permissions: ['edit_content'],
};

function given(state: StaffState) {
  vi.mocked(staffStore.ready).mockResolvedValue(state);
}

const request = new Request('http://localhost:5173/cms/content?page=2');

beforeEach(() => {
  vi.clearAllMocks();
});

describe('requirePermission', () => {
  it('asks for any one, or for all when told so (B20)', async () => {
    given({ status: 'signed-in', profile });
    await expect(requirePermission(request, ['edit_content', 'manage_users'])).resolves.toBe(
      profile,
    );
    await expect(
      requirePermission(request, ['edit_content', 'manage_users'], { all: true }),
    ).rejects.toThrow(AccessDeniedError);
    await expect(requirePermission(request, ['manage_users'], { message: 'No.' })).rejects.toThrow(
      'No.',
    );
  });

  it('sends signed-out people to the sign-in page, and back', async () => {
    given({ status: 'signed-out' });
    const answer: unknown = await requireStaff(request).catch((error: unknown) => error);
    const target = answer instanceof Response ? answer.headers.get('Location') : answer;
    expect(target).toBe('/cms/login?redirect=%2Fcms%2Fcontent%3Fpage%3D2');
  });

  it('says that the profile could not be read instead of sending anybody away', async () => {
    given({ status: 'failed', error: new AppError('offline', 'No network') });
    await expect(requireStaff(request)).rejects.toThrow('No network');
  });
});

describe('a guarded route', () => {
  it('checks at every navigation and shows Access Denied in place', async () => {
    given({ status: 'signed-in', profile });
    const router = createMemoryRouter(
      [
        {
          path: '/cms',
          element: (
            <>
              <p>The sidebar</p>
              <Outlet />
            </>
          ),
          errorElement: (
            <>
              <p>The sidebar</p>
              <CmsError />
            </>
          ),
          loader: async (args) => {
            await requireStaff(args.request);
            return null;
          },
          shouldRevalidate: () => true,
          children: [
            { path: 'content', element: <h1>Posts</h1> },
            {
              path: 'users',
              element: <h1>Users</h1>,
              loader: async (args) => {
                await requirePermission(args.request, ['manage_users'], {
                  message: "You don't have permission to manage users.",
                });
                return null;
              },
            },
          ],
        },
        { path: '/cms/login', element: <h1>Sign in</h1> },
      ],
      { initialEntries: ['/cms/content'] },
    );
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'Posts' });

    await router.navigate('/cms/users');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to manage users.")).toBeVisible();
    expect(screen.getByText('The sidebar')).toBeVisible();

    given({ status: 'signed-out' });
    await router.navigate('/cms/content');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
