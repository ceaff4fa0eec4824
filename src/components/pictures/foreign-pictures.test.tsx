import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ForeignPictures } from './foreign-pictures';

const open = 'https://open.example/a.png?x=1&amp;y=2';
const closed = 'https://closed.example/b.png';

afterEach(() => vi.unstubAllGlobals());

it('brings in what may be read, and says of the rest why not', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    asked.push([url.href, init.credentials, init.referrerPolicy]);
    return url.hostname === 'open.example'
      ? Promise.resolve(new Response('bytes', { headers: { 'content-type': 'image/png' } }))
      : Promise.reject(new TypeError('Failed to fetch'));
  });
  const onStored = vi.fn();
  const upload = vi.fn((file: File) =>
    Promise.resolve({ src: `/s/${file.name}`, width: 1, height: 1 }),
  );
  render(<ForeignPictures addresses={[open, closed]} uploadPicture={upload} onStored={onStored} />);
  expect(screen.getByRole('alert')).toHaveTextContent('2 pictures of this text lie on other sites');
  await userEvent.click(screen.getByRole('button', { name: 'Bring them into the storage' }));
  expect(
    await screen.findByText('b.png: closed.example does not let other sites read it.'),
  ).toBeInTheDocument();
  expect(onStored).toHaveBeenCalledWith(new Map([[open, '/s/a.png']]));
  expect(asked).toEqual([
    ['https://open.example/a.png?x=1&y=2', 'omit', 'no-referrer'],
    [closed, 'omit', 'no-referrer'],
  ]);
});

it('offers nothing to who may not upload, and is not there without such pictures', () => {
  const { rerender } = render(
    <ForeignPictures addresses={[closed]} uploadPicture={undefined} onStored={vi.fn()} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 picture of this text lies on another site',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ForeignPictures addresses={[]} uploadPicture={undefined} onStored={vi.fn()} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
