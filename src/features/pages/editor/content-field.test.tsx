import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ignore } from '@/lib/ignore';
import { emptyPage, type PageInput, type PageValues } from '../schema';
import { ContentField } from './content-field';
import { PagePreview } from './page-preview';

/** How often each was rendered. */
const drawn = { tools: 0, page: 0 };

vi.mock('./content-tools', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ContentTools: () => {
    drawn.tools += 1;
    return null;
  },
}));

vi.mock('../components/page-view', () => ({
  PageView: ({ page }: { readonly page: Pick<PageInput, 'title' | 'content'> }) => {
    drawn.page += 1;
    return (
      <p>
        {page.title}: {page.content}
      </p>
    );
  },
}));

function Editor() {
  const form = useForm<PageInput, unknown, PageValues>({
    defaultValues: { ...emptyPage, title: 'Fees', content: 'In' },
  });
  return (
    <>
      <ContentField
        form={form}
        isPreviewing
        onPreview={ignore}
        uploadPicture={undefined}
        picturePicker={undefined}
      />
      <PagePreview form={form} updatedAt="2026-11-20T10:00:00Z" />
    </>
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Content/ }), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  render(<Editor />);
  act(() => {
    vi.runAllTimers();
  });
  drawn.tools = 0;
  drawn.page = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

it('a letter renders neither the tools nor the page beside it', () => {
  for (const text of ['In a', 'In an', 'In an h', 'In an hour']) type(text);
  expect(drawn).toEqual({ tools: 0, page: 0 });
});

it('the page beside it follows when typing rests, once', () => {
  for (const text of ['In a', 'In an', 'In an hour']) type(text);
  expect(screen.getByText('Fees: In')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(249);
  });
  expect(drawn.page).toBe(0);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('Fees: In an hour')).toBeInTheDocument();
  expect(drawn.page).toBe(1);
});

it('a picture from another site is found as it is typed', () => {
  type('<p><img src="https://elsewhere.example/loom.jpg" alt="A loom"></p>');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 picture of this text lies on another site',
  );
  expect(drawn.tools).toBe(0);
  type('<p></p>');
  expect(screen.queryByText(/another site/)).not.toBeInTheDocument();
});
