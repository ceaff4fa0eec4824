import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { hydrate } from '@/testing/hydrate';
import { AppRouter } from './app-router';
import {
  choiceField,
  pageField,
  readSearch,
  textField,
  useSearchState,
  writeSearch,
} from './search-state';

const fields = {
  search: textField(20),
  category: choiceField(['all', 'data-science'], 'all'),
  page: pageField(),
};
const defaults = { search: '', category: 'all', page: 1 };

describe('reading filters from an address', () => {
  it.each([
    ['', defaults],
    [
      'search=python&category=data-science&page=3',
      { search: 'python', category: 'data-science', page: 3 },
    ],
    ['category=nonsense&page=-1', defaults],
    ['category=&page=', defaults],
    ['category=DATA-SCIENCE', defaults],
    ['category=__proto__&page=1e3', defaults],
    ['page=0', defaults],
    ['page=2.5', defaults],
    ['page=99999999', defaults],
    ['page=%20%20', defaults],
    ['search=%E0%A4', { ...defaults, search: '\uFFFD' }],
    [`search=${'x'.repeat(5000)}`, { ...defaults, search: 'x'.repeat(20) }],
    ['search=a%2Cstatus.eq.draft', { ...defaults, search: 'a,status.eq.draft' }],
    ['search=one&search=two', { ...defaults, search: 'one' }],
  ])('%s', (query, expected) => {
    expect(readSearch(fields, new URLSearchParams(query))).toEqual(expected);
  });
});

describe('writing filters into an address', () => {
  it('leaves defaults out and other parameters alone', () => {
    const params = new URLSearchParams('utm=1&page=3&category=data-science');
    const next = writeSearch(fields, params, { page: 1, category: 'all', search: 'a & b' });
    expect(next.toString()).toBe('utm=1&search=a+%26+b');
  });

  it('does not change what it was given', () => {
    const params = new URLSearchParams('page=3');
    writeSearch(fields, params, { page: 1 });
    expect(params.toString()).toBe('page=3');
  });

  it('gives back what it wrote', () => {
    const values = { search: '5 % "sure", (a|b)\\', category: 'data-science', page: 7 } as const;
    expect(readSearch(fields, writeSearch(fields, new URLSearchParams(), values))).toEqual(values);
  });
});

describe('filters of a page', () => {
  function Page() {
    const [values, change] = useSearchState(fields);
    return (
      <>
        <output>{JSON.stringify(values)}</output>
        <button onClick={() => change({ search: '', category: 'data-science' })}>change</button>
      </>
    );
  }

  function setUp(address: string) {
    const router = createMemoryRouter(
      [
        { path: '/blogs', element: <Page /> },
        { path: '/about', element: <p>About</p> },
        // A page whose code never arrives: the visitor stays on the way to it.
        { path: '/blogs/:id', lazy: () => new Promise<never>(() => undefined) },
      ],
      { initialEntries: [address] },
    );
    render(<AppRouter router={router} />);
    return router;
  }

  it('start from the address and follow a change', async () => {
    setUp('/blogs?search=python');
    expect(screen.getByRole('status')).toHaveTextContent('"search":"python"');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('"category":"data-science"');
    expect(screen.getByRole('status')).toHaveTextContent('"search":""');
  });

  it('keep a change that is still on its way when the next one comes', async () => {
    const doors: (() => void)[] = [];
    function Two() {
      const [values, change] = useSearchState(fields);
      return (
        <>
          <output>{JSON.stringify(values)}</output>
          <button onClick={() => change({ category: 'data-science' })}>category</button>
          <button onClick={() => change({ search: 'sql' }, { replace: true })}>search</button>
        </>
      );
    }
    const router = createMemoryRouter(
      [
        {
          path: '/blogs',
          element: <Two />,
          loader: ({ request }) =>
            request.url.includes('?')
              ? new Promise<null>((resolve) => doors.push(() => resolve(null)))
              : null,
          hydrateFallbackElement: <p>Loading</p>,
        },
      ],
      { initialEntries: ['/blogs'] },
    );
    render(<AppRouter router={router} />);
    await userEvent.click(await screen.findByRole('button', { name: 'category' }));
    await userEvent.click(screen.getByRole('button', { name: 'search' }));
    for (const open of doors) open();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.search).toBe('?category=data-science&search=sql');
  });

  it('add nothing to the history where nothing changes', async () => {
    const router = setUp('/blogs?category=data-science');
    const navigate = vi.spyOn(router, 'navigate');
    await userEvent.click(screen.getByRole('button'));
    expect(navigate).not.toHaveBeenCalled();
    expect(router.state.location.search).toBe('?category=data-science');
  });

  it('do not call a visitor back who has followed a link', async () => {
    const router = setUp('/blogs');
    act(() => void router.navigate('/blogs/1'));
    await userEvent.click(screen.getByRole('button'));
    expect(router.state.navigation.location?.pathname).toBe('/blogs/1');
    expect(router.state.location.search).toBe('');
  });

  it('do not call back whose click the page has not been rendered for yet', () => {
    const router = setUp('/blogs');
    void router.navigate('/blogs/1');
    fireEvent.click(screen.getByRole('button'));
    expect(router.state.navigation.location?.pathname).toBe('/blogs/1');
  });

  it('do not change the address of the next page while this one is still shown', () => {
    const router = setUp('/blogs');
    void router.navigate('/about');
    expect(router.state.location.pathname).toBe('/about');
    fireEvent.click(screen.getByRole('button'));
    expect(router.state.location.search).toBe('');
  });
});

describe('filters in the address of a prerendered page', () => {
  const fields = { level: textField() };

  async function readingsOf(location: string): Promise<string[]> {
    const readings: string[] = [];
    function Page() {
      const [{ level }] = useSearchState(fields);
      readings.push(level);
      return <button>{level}</button>;
    }
    await hydrate(
      <StaticRouter location={location}>
        <Page />
      </StaticRouter>,
    );
    return readings;
  }

  it('are none while React takes the page over, and then known', async () => {
    expect(await readingsOf('/courses?level=beginner')).toEqual(['', '', 'beginner']);
  });

  it('are not rendered for where there are none', async () => {
    expect(await readingsOf('/courses')).toEqual(['', '']);
  });
});
