// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openArchive, packContent } from './archive';
import { readContent } from './read-content';
import { filesIn } from './parts';

const address = `/storage/v1/object/public/media-files/20260101T101010-${'a'.repeat(32)}.png`;
const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);

async function* files() {
  await Promise.resolve();
  yield { address, bytes: new Blob([bytes]) };
}

describe('an archive', () => {
  it('gives back the content and the bytes of its files', async () => {
    const text = JSON.stringify({
      format: 'careerloom-content-2',
      posts: [{ title: 'अ' }],
      pages: [],
    });
    const archive = await openArchive(await packContent(new Blob([text]), files()));
    expect(archive.content).toEqual(JSON.parse(text));
    expect(archive.files).toEqual([address]);
    expect(new Uint8Array(await archive.read(address))).toEqual(bytes);
    await expect(archive.read('/other.png')).rejects.toThrow('does not hold /other.png');
  });

  it('may be the content alone', async () => {
    const archive = await openArchive(new Blob(['{"posts":[]}']));
    expect(archive).toMatchObject({ content: { posts: [] }, files: [] });
  });

  it.each([
    ['no export', 'Some text', 'This file is no export of Careerloom.'],
    ['a damaged archive', 'PK and nothing else', 'This file is damaged. Export it once more.'],
  ])('that is %s is refused with a sentence', async (_what, text, message) => {
    await expect(openArchive(new Blob([text]))).rejects.toThrow(message);
  });

  it('of something else is refused', async () => {
    const other = new Blob(['{}']);
    const zip = await packContent(other, (async function* () {})());
    const { content } = await openArchive(zip);
    expect(() => readContent(content)).toThrow('This file is no export of Careerloom.');
  });

  it('cut short is refused when the file is read', async () => {
    const whole = await packContent(new Blob(['{"posts":[],"pages":[]}']), files());
    await expect(openArchive(whole.slice(0, whole.size - 30))).rejects.toThrow(/damaged/);
  });
});

describe('content', () => {
  it.each([
    null,
    [],
    { format: 'other', posts: [], pages: [] },
    { format: 'careerloom-content-2', posts: {}, pages: [] },
    { format: 'careerloom-content-2', posts: ['x'], pages: [] },
  ])('%j is none', (content) => {
    expect(() => readContent(content)).toThrow('This file is no export of Careerloom.');
  });

  it('of the first format has posts and pages alone', () => {
    expect(
      readContent({ format: 'careerloom-content-1', posts: [{ id: 'a' }], pages: [] }),
    ).toEqual({
      media: [],
      posts: [{ id: 'a' }],
      pages: [],
      page_sections: [],
      redirects: [],
      search_data: [],
    });
  });
});

it('the files that a text shows are found, each once', () => {
  expect(
    filesIn(
      `<img src="${address}"> ${address}?x ![](${address}) /storage/v1/object/public/resumes/a.pdf`,
    ),
  ).toEqual([address]);
});
