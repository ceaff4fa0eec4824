import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readToasts, removeToast } from '@/components/feedback/toast-store';
import { AppError } from '@/lib/supabase/errors';
import { removeObject } from '@/lib/supabase/remove-object';
import { uploadObject } from '@/lib/supabase/upload';
import { fakeDataApi, rows, type DataRequest } from '@/testing/fake-data-api';
import { fileRow } from '@/testing/file-row';
import { renderPage } from '@/testing/render-page';
import { cropImage } from '../crop-image';
import { mediaColumns } from '../model';
import { CropDialog } from './crop-dialog';
import { ReplaceDialog } from './replace-dialog';

vi.mock('@/lib/supabase/client', async () => {
  const { publicApi } = await import('@/lib/supabase/public-api');
  return { supabase: publicApi };
});
vi.mock('@/lib/supabase/upload');
vi.mock('@/lib/supabase/remove-object', () => ({ removeObject: vi.fn(() => Promise.resolve()) }));
vi.mock('../crop-image', { spy: true });

const file = mediaColumns.fromRow(fileRow(1));

/** One pixel. */
const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);
const film = new TextEncoder().encode('\0\0\0\x18ftypisom\0\0\x02\0isomiso2');
const picture = (name = 'new.png') => new File([png], name, { type: 'image/png' });
const gone = (code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status: 400 });

function answer(replace: (request: DataRequest) => Response | Promise<Response>) {
  return fakeDataApi((request) => {
    if (request.target === 'rpc/media_used_in')
      return rows({ kind: 'post', id: 'p1', title: 'On looms', status: 'published' });
    return request.target === 'rpc/replace_media' ? replace(request) : rows();
  });
}

const calls = (api: ReturnType<typeof answer>) =>
  api.requests.filter(({ target }) => target === 'rpc/replace_media').map(({ body }) => body);
const toasts = () => readToasts().map(({ title, description }) => ({ title, description }));

async function open(chosen: File = picture()) {
  const onClose = vi.fn();
  renderPage(<ReplaceDialog file={file} onClose={onClose} />);
  const user = userEvent.setup({ applyAccept: false });
  const dialog = await screen.findByRole('dialog', { name: 'Replace this file' });
  const start = within(dialog).getByRole('button', { name: 'Replace' });
  expect(start).toBeDisabled();
  await user.upload(within(dialog).getByLabelText('Choose the new file'), chosen);
  return { user, dialog, start, onClose };
}

// jsdom's files cannot be read this way.
Blob.prototype.arrayBuffer = function () {
  return new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    };
    reader.readAsArrayBuffer(this);
  });
};

beforeEach(() => {
  vi.mocked(uploadObject).mockReset().mockResolvedValue('');
  vi.mocked(removeObject).mockClear();
  for (const { id } of readToasts()) removeToast(id);
});
afterEach(() => vi.unstubAllGlobals());

describe('N65 replacing a file', () => {
  it('stores the new one, and goes on until all that shows it has followed', async () => {
    const parts = [
      { moved: 50, remaining: 2 },
      { moved: 2, remaining: 0 },
    ];
    const api = answer(() => rows(parts.shift() ?? {}));
    const { user, dialog, start, onClose } = await open();
    expect(await within(dialog).findByText(/One place shows this file/)).toBeInTheDocument();
    await waitFor(() => expect(start).toBeEnabled());
    await user.click(start);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(toasts()).toEqual([
      {
        title: 'File replaced successfully',
        description: 'The 52 places that show it follow.',
      },
    ]);
    const [first, second] = calls(api);
    expect(first).toMatchObject({ target: file.id, new_width: 1, new_height: 1 });
    expect(first?.['new_path']).toMatch(/^\d{8}T\d{6}-[0-9a-f]{32}\.png$/);
    expect(second).toEqual(first);
    expect(vi.mocked(uploadObject).mock.calls[0]?.[0]).toMatchObject({
      bucket: 'media-files',
      name: first?.['new_path'],
      contentType: 'image/png',
    });
  });

  it('is tried again under the same name when nobody answered', async () => {
    let isOffline = true;
    const api = answer(() =>
      isOffline
        ? Promise.reject(new TypeError('Failed to fetch'))
        : rows({ moved: 0, remaining: 0 }),
    );
    const { user, dialog, start, onClose } = await open();
    await waitFor(() => expect(start).toBeEnabled());
    await user.click(start);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to replace file. The server could not be reached.',
    );
    expect(removeObject).not.toHaveBeenCalled();
    isOffline = false;
    await user.click(start);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const names = calls(api).map((body) => body['new_path']);
    expect(new Set(names).size).toBe(1);
    expect(toasts()).toMatchObject([{ description: 'Nothing showed it yet.' }]);
  });

  it('says a refusal, and takes the stored file away again', async () => {
    answer(() => gone('22023', 'This file is no longer in the library'));
    const { user, dialog, start, onClose } = await open();
    await waitFor(() => expect(start).toBeEnabled());
    await user.click(start);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to replace file. This file is no longer in the library',
    );
    expect(removeObject).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a session that ended keeps what was chosen', async () => {
    vi.mocked(uploadObject).mockRejectedValue(
      new AppError('signed-out', 'Your session has ended. Sign in again to go on.'),
    );
    const api = answer(() => rows());
    const { user, dialog, start } = await open();
    await waitFor(() => expect(start).toBeEnabled());
    await user.click(start);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(start).toBeEnabled();
    expect(calls(api)).toEqual([]);
  });

  it.each([
    ['markup', () => new File(['<svg/>'], 'x.png'), /^This is no picture or video/],
    ['an empty file', () => new File([], 'x.png'), 'The file is empty.'],
    [
      'a video',
      () => new File([film], 'x.mp4'),
      'A picture can be replaced by another picture alone.',
    ],
  ])('refuses %s before anything is sent', async (_what, make, reason) => {
    const chosen = make();
    answer(() => rows());
    const { dialog, start } = await open(chosen);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(reason);
    expect(start).toBeDisabled();
    expect(uploadObject).not.toHaveBeenCalled();
  });
});

describe('cropping', () => {
  const drawn = {
    bytes: png.buffer,
    type: 'image/png',
    extension: 'png',
    width: 1600,
    height: 840,
  } as const;

  async function openCrop() {
    vi.mocked(cropImage).mockReset().mockResolvedValue(drawn);
    const onClose = vi.fn();
    renderPage(<CropDialog file={file} onClose={onClose} />);
    const user = userEvent.setup();
    const dialog = await screen.findByRole('dialog', { name: 'Crop this picture' });
    const button = (name: string) => within(dialog).getByRole('button', { name });
    expect(button('Replace everywhere')).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Shape' }), 'share');
    expect(within(dialog).getByRole('status')).toHaveTextContent('1600 × 840 of 1600 × 900');
    return { user, dialog, button, onClose };
  }

  it('puts the part in the place of the whole', async () => {
    const api = answer(() => rows({ moved: 1, remaining: 0 }));
    const { user, button, onClose } = await openCrop();
    await user.click(button('Replace everywhere'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls(api)).toMatchObject([{ target: file.id, new_width: 1600, new_height: 840 }]);
    expect(toasts()).toMatchObject([{ description: 'The place that shows it follows.' }]);
  });

  it('saves the part as a file of its own, with the words of the whole; a retry is the same file', async () => {
    let isOffline = true;
    const api = fakeDataApi(({ target, method }) => {
      if (target !== 'media_files') return rows();
      if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
      return method === 'POST' ? new Response(null, { status: 201 }) : rows();
    });
    const { user, dialog, button, onClose } = await openCrop();
    await user.click(button('Save as a new file'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Failed to save the new file. The server could not be reached.',
    );
    isOffline = false;
    await user.click(button('Save as a new file'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(cropImage).toHaveBeenCalledTimes(1);
    const sent = api.requests.filter(({ method }) => method === 'POST');
    const rowsSent = sent.filter(({ target }) => target === 'media_files').map(({ body }) => body);
    expect(new Set(rowsSent.map(({ id }) => id)).size).toBe(1);
    expect(rowsSent.at(-1)).toMatchObject({
      name: 'file-1 cropped.png',
      alt_text: 'Picture 1',
      category: 'hero-images',
    });
  });

  it('says when the picture cannot be drawn', async () => {
    answer(() => rows());
    const { user, dialog, button } = await openCrop();
    vi.mocked(cropImage).mockRejectedValue(new Error('no pen'));
    await user.click(button('Replace everywhere'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The picture could not be cropped.',
    );
    expect(uploadObject).not.toHaveBeenCalled();
  });
});
