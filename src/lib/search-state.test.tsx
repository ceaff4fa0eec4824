import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
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
  function setUp(address: string) {
    return renderHook(() => useSearchState(fields), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    });
  }

  it('start from the address and follow a change', () => {
    const { result } = setUp('/blogs?search=python');
    expect(result.current[0]).toEqual({ ...defaults, search: 'python' });
    act(() => result.current[1]({ search: '', category: 'data-science' }));
    expect(result.current[0]).toEqual({ ...defaults, category: 'data-science' });
  });
});
