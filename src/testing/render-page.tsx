import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { AppRouter } from '@/lib/app-router';
import { createQueryClient } from '@/lib/query-client';

/** Renders an element as the page of a route, with everything that pages find around them. */
export function renderPage(element: ReactElement, { path = '/', address = '/' } = {}) {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router };
}
