import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { as, owner } from '../support/database-actors';
import { draftPage, draftPost, insertAsOwner } from '../support/database-rows';

const foreign = 'https://pictures.example/a.png';
const own = '/storage/v1/object/public/blog-images/20261120T101010-ab.webp';
const sentence =
  'Pictures come from the storage of this site: upload the one of pictures.example, or take it out.';
const ids: string[] = [];

async function insertPost(changes: Parameters<typeof draftPost>[0]) {
  const row = draftPost({ id: randomUUID(), ...changes });
  ids.push(row.id ?? '');
  return (await as('super_admin')).from('blog_posts').insert(row);
}

async function insertPage(content: string) {
  const row = draftPage({ content });
  ids.push(row.id ?? '');
  return (await as('super_admin')).from('pages').insert(row);
}

afterAll(async () => {
  await owner().from('blog_posts').delete().in('id', ids);
  await owner().from('pages').delete().in('id', ids);
});

describe('N10 a picture of another host is refused in', () => {
  test.each([
    ['the featured image', { featured_image: foreign }],
    ['the author image', { author_image: foreign }],
    ['a text', { content: `<p>x</p><img src="${foreign}" alt="">` }],
    ['a text, quoted otherwise', { content: `<IMG alt='' SRC='${foreign}'>` }],
    ['a text, without quotes', { content: `<img src=${foreign}>` }],
    ['a text, without a scheme', { content: '<img src="//pictures.example/a.png">' }],
    ['a text, after a picture of the own', { content: `<img src="${own}"><img src="${foreign}">` }],
  ])('%s of a post', async (_where, changes) => {
    const { error } = await insertPost(changes);
    expect(error).toMatchObject({ code: '22023', message: sentence });
  });

  test.each([
    'https&#58;//pictures.example/a.png',
    '/\\pictures.example/a.png',
    '/&bsol;p.example',
  ])('a text that disguises it as %s', async (address) => {
    expect((await insertPost({ content: `<img src="${address}">` })).error?.code).toBe('22023');
  });

  test.each([`![a](${foreign})`, `![a](<${foreign}> "t")`, `<img src="${foreign}">`])(
    'a page: %s',
    async (content) => {
      expect((await insertPage(content)).error).toMatchObject({ code: '22023', message: sentence });
    },
  );

  test('the defaults of the editors', async () => {
    const { error } = await (
      await as('admin')
    )
      .from('editor_defaults')
      .update({ author: 'A', author_image: foreign })
      .eq('id', true);
    expect(error).toMatchObject({ code: '22023', message: sentence });
  });
});

describe('pictures that stay allowed', () => {
  test('are those of the own storage, of the site and in the text itself; links lead anywhere', async () => {
    const content = `<img src="${own}"><img src="/pictures/a.svg"><img src="data:image/png;base64,AA=="><a href="${foreign}">x</a><p>src="${foreign}" ![x](${foreign})</p>`;
    expect(
      (await insertPost({ content, featured_image: own, author_image: own })).error,
    ).toBeNull();
    expect((await insertPage(`![a](${own})\n\n[b](${foreign})`)).error).toBeNull();
  });

  test('are those that a post showed before, which can be moved, and no further ones', async () => {
    const row = draftPost({
      id: randomUUID(),
      content: `<p><img src="${foreign}"></p>`,
      author_image: 'https://old.example/me.png',
    });
    ids.push(row.id ?? '');
    await insertAsOwner('blog_posts', row);
    const change = async (changes: object) =>
      (await as('super_admin'))
        .from('blog_posts')
        .update(changes)
        .eq('id', row.id ?? '');
    expect((await change({ title: 'New title' })).error).toBeNull();
    expect((await change({ content: `<h2>x</h2><img src="${foreign}">` })).error).toBeNull();
    expect((await change({ featured_image: foreign })).error).toBeNull();
    expect((await change({ content: '<img src="https://other.example/b.png">' })).error?.code).toBe(
      '22023',
    );
  });

  test('are found in a text of allowed size within a second', async () => {
    const content = `<img src="${own}" alt="a picture of a loom">`.repeat(10_000).slice(0, 900_000);
    const start = performance.now();
    const { error } = await insertPost({ content });
    // Another guard may find that many pictures too many; what counts here is the time.
    expect(error?.message ?? '').not.toMatch(/timeout/);
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
