import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readToasts } from '@/components/feedback/toast-store';
import { createDraftStore } from '@/lib/drafts/draft-store';
import { fakeDataApi, rows } from '@/testing/fake-data-api';
import type { PageDocument } from '../model';
import { emptyPage, parsePageDraft, type PageInput } from '../schema';
import { usePageEditor } from './use-page-editor';

// The signed-in client needs a session; what is asked is the same without one.
vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});

const id = '5f0c1d2e-0000-4000-8000-000000000000';
const drafts = createDraftStore<PageInput>({ kind: 'page', ownerId: 'me', parse: parsePageDraft });

const stored: PageDocument = {
  ...emptyPage,
  id,
  title: 'Fees',
  slug: 'fees',
  version: 1,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  updatedByName: 'Dev',
};

function open(page: PageDocument | null) {
  const { result } = renderHook(() =>
    usePageEditor({
      id,
      stored: page,
      blank: emptyPage,
      adopted: null,
      drafts,
      onCreated: vi.fn(),
      onSaved: vi.fn(),
    }),
  );
  const { form } = result.current;
  // As a field does it when somebody types.
  const type = async (name: 'title' | 'slug', value: string) =>
    act(async () => {
      await form.register(name).onChange({ type: 'change', target: { name, value } });
    });
  return { result, form, type, slug: () => form.getValues('slug') };
}

afterEach(() => vi.unstubAllGlobals());

describe('the meta title', () => {
  const named = { ...stored, title: 'Fees', metaTitle: 'Fees' };

  it('that equals the page title follows a renaming, also one typed in steps', async () => {
    const { type, form } = open(named);
    await type('title', 'Fees and');
    await type('title', 'Fees and dates');
    expect(form.getValues('metaTitle')).toBe('Fees and dates');
  });

  it('that somebody has written stays', async () => {
    const { type, form } = open({ ...named, metaTitle: 'What it costs' });
    await type('title', 'Fees and dates');
    expect(form.getValues('metaTitle')).toBe('What it costs');
  });
});

describe('what is missing', () => {
  it('is said in one toast, beside the fields', async () => {
    const { result, form } = open(null);
    await act(async () => {
      result.current.submit('draft');
      await vi.waitFor(() => expect(form.getFieldState('slug').error).toBeDefined());
    });
    expect(readToasts()).toMatchObject([
      { title: 'Validation Error', description: 'Title is required', variant: 'destructive' },
    ]);
  });
});

describe('the slug', () => {
  it('follows the title while the page is new', async () => {
    const { type, slug } = open(null);
    await type('title', 'Fees & dates');
    expect(slug()).toBe('fees-dates');
    await type('title', 'हिन्दी');
    expect(slug()).toBe('page-5f0c1d2e');
    await type('title', '');
    expect(slug()).toBe('');
  });

  it('stays as somebody has written it, until it is emptied', async () => {
    const { type, slug } = open(null);
    await type('title', 'Fees');
    await type('slug', 'what-it-costs');
    await type('title', 'Fees and dates');
    expect(slug()).toBe('what-it-costs');
    await type('slug', '');
    await type('title', 'Fees and more');
    expect(slug()).toBe('fees-and-more');
  });

  it('of a stored page is never changed by its title', async () => {
    const { type, slug } = open(stored);
    await type('title', 'Another title');
    expect(slug()).toBe('fees');
  });
});

it('F07: a slug that is taken is said at its field, on update too', async () => {
  fakeDataApi(({ method }) =>
    method === 'PATCH'
      ? Response.json(
          { code: '23505', message: 'duplicate key value violates unique constraint' },
          { status: 409 },
        )
      : rows(),
  );
  const { result, form, type } = open(stored);
  await type('slug', 'taken');
  await act(async () => result.current.store({ ...stored, slug: 'taken' }, 'draft'));
  expect(form.getFieldState('slug').error?.message).toBe('A page with this slug already exists');
  expect(readToasts().at(-1)).toMatchObject({
    title: 'Validation Error',
    description: 'A page with this slug already exists',
  });
  expect(result.current.failure?.kind).toBe('failed');
});
