import { asAnyone, asOwner } from './support/backend';
import { expectAccessible } from './support/axe';
import { editorOf, expect, expectNoSidewaysScroll, toast } from './support/staff';
import { test } from './support/users';

/** Unsaved texts of a document on the server. */
async function copiesOf(id: string): Promise<string> {
  const { data } = await asOwner()
    .from('working_copies')
    .select('fields')
    .eq('document_id', id)
    .throwOnError();
  return JSON.stringify(data);
}

test('what is typed on one device waits on another, and is gone when it is saved', async ({
  asStaff,
  another,
  person,
  posts,
}) => {
  const post = await posts.create();
  const writer = await person('content');
  const page = await asStaff(writer);
  await posts.edit(post);
  await editorOf(page).title.fill(`On the train ${posts.mark}`);
  await expect.poll(() => copiesOf(post.id)).toContain('On the train');

  const desk = await another(writer);
  await desk.goto(`/cms/content/edit/${post.id}`);
  const offer = desk.getByRole('alert').filter({ hasText: 'Unsaved text from' });
  await expect(offer).toContainText('It was kept on the server and was never saved.');
  await offer.getByRole('button', { name: 'Restore' }).click();
  const { title, state } = editorOf(desk);
  await expect(title).toHaveValue(`On the train ${posts.mark}`);
  await desk.keyboard.press('Control+s');
  await expect(state).toContainText('Saved');
  await expect.poll(() => copiesOf(post.id)).toBe('[]');
});

test('changes of a published post wait for who may publish them', async ({
  asStaff,
  another,
  person,
  posts,
}) => {
  const post = await posts.create({ status: 'published', meta_description: 'On looms.' });
  const shownTitle = async () => {
    const { data } = await asAnyone().from('blog_posts').select('title').eq('id', post.id).single();
    return data?.title;
  };
  const page = await asStaff(await person('editor', 'Meera'));
  await posts.edit(post);
  const { title } = editorOf(page);
  await title.fill(`Better ${posts.mark}`);
  const keep = page.getByRole('button', { name: /Save (only|without publishing)/ });
  await keep.click();
  await expect(toast(page, 'Saved without publishing')).toBeVisible();
  await expect(page.getByText('These changes are not public yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeHidden();
  await page.getByRole('button', { name: 'Ask for review…' }).click();
  await page.getByLabel('Note').fill(`About ${posts.mark}`);
  await page.getByRole('button', { name: 'Ask for review', exact: true }).click();
  await expect(page.getByText('You have asked for a review')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await shownTitle()).toBe(post.title);

  // Who publishes without editing reads them and publishes them as they are.
  const reader = await another(await person('marketing'));
  await reader.goto('/cms/content');
  await reader.getByRole('searchbox').fill(posts.mark);
  await expect(reader.getByText(/Unpublished changes by Meera/)).toBeVisible();
  await reader.goto('/cms');
  const waits = reader.getByRole('region', { name: 'To be reviewed' }).getByRole('listitem');
  await waits
    .filter({ hasText: `About ${posts.mark}` })
    .getByRole('link')
    .click();
  const review = reader.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('asks for a review');
  await expect(review.getByRole('button')).toHaveText(['Send back…']);
  await expect(reader.getByRole('heading', { name: `Better ${posts.mark}` })).toBeVisible();
  await reader.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(reader);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Publish changes' }).click();
  await expect(toast(reader, 'Post published successfully')).toBeVisible();
  await expect(reader.getByText('These changes are not public yet')).toBeHidden();
  await expect(review).toBeHidden();
  expect(await shownTitle()).toBe(`Better ${posts.mark}`);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await title.fill(`Best ${posts.mark}`);
  await keep.click();
  await expect(toast(page, 'Saved without publishing')).toBeVisible();
  const publisher = await another(await person('super_admin'));
  await publisher.goto(`/cms/content/edit/${post.id}`);
  await expect(editorOf(publisher).title).toHaveValue(`Best ${posts.mark}`);
  await publisher.getByRole('button', { name: 'Publish changes' }).click();
  await expect(toast(publisher, 'Blog post updated successfully')).toBeVisible();
  await expect(publisher.getByText('These changes are not public yet')).toBeHidden();
  expect(await shownTitle()).toBe(`Best ${posts.mark}`);
});

test('two people see of each other that they have the same post open', async ({
  asStaff,
  another,
  person,
  posts,
}) => {
  const post = await posts.create();
  const page = await asStaff(await person('editor', 'Meera'));
  await posts.edit(post);
  const here = page.getByRole('status').filter({ hasText: 'Asha' });
  /** Coming back to a tab asks at once, without the wait between two signs. */
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const desk = await another(await person('content', 'Asha'));
  await desk.goto('/cms/content');
  await desk.getByRole('searchbox').fill(posts.mark);
  const row = desk.getByRole('row').filter({ hasText: post.title });
  await expect(row.getByText(/Meera w\w+ has this open/)).toBeAttached();
  await desk.getByRole('link', { name: post.title, exact: true }).click();
  await expect(desk.getByText(/Meera w\w+ has this open too/)).toBeVisible();
  await lookAgain();
  await expect(here).toContainText('has this open too');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(here).toBeVisible();
  await expectNoSidewaysScroll(page);

  const left = desk.waitForResponse(/\/rpc\/leave_presence/);
  await desk.getByRole('link', { name: 'Posts', exact: true }).first().click();
  await left;
  await lookAgain();
  await expect(here).toContainText('has left');
});
