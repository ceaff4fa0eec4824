import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { ShareButton } from './share-button';

const url = 'https://careerloom.example/blogs/1';

/** jsdom has neither of the two; user-event brings a clipboard of its own. */
async function share({
  sheet,
  clipboard,
}: {
  sheet?: () => Promise<void>;
  clipboard?: () => Promise<void>;
}) {
  const user = userEvent.setup();
  const writeText = vi.fn(clipboard ?? (() => Promise.resolve()));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const open = sheet && vi.fn(sheet);
  Object.defineProperty(navigator, 'share', { configurable: true, value: open });
  render(<ShareButton title="Post 1" url={url} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return { writeText, open };
}

function toastTitles(): string[] {
  return readToasts().map(({ title }) => title);
}

beforeEach(() => {
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

describe('sharing an article', () => {
  it('opens the share sheet where the device has one', async () => {
    const { open, writeText } = await share({ sheet: () => Promise.resolve() });
    expect(open).toHaveBeenCalledWith({ title: 'Post 1', url });
    expect(writeText).not.toHaveBeenCalled();
    expect(toastTitles()).toEqual([]);
  });

  it('says nothing when the visitor closes the sheet', async () => {
    const { writeText } = await share({
      sheet: () => Promise.reject(new DOMException('closed', 'AbortError')),
    });
    expect(writeText).not.toHaveBeenCalled();
    expect(toastTitles()).toEqual([]);
  });

  it('copies the address where there is no sheet, and when the sheet fails', async () => {
    const { writeText } = await share({
      sheet: () => Promise.reject(new DOMException('not allowed', 'NotAllowedError')),
    });
    expect(writeText).toHaveBeenCalledWith(url);
    expect(readToasts()).toMatchObject([
      { title: 'Copied!', description: 'URL copied to clipboard', variant: 'success' },
    ]);
  });

  it('says so when nothing works', async () => {
    await share({ clipboard: () => Promise.reject(new DOMException('denied')) });
    expect(readToasts()).toMatchObject([{ title: 'Could not copy', variant: 'destructive' }]);
  });
});
