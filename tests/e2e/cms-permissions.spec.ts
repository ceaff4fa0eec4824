import { asOwner, createStaff } from './support/backend';
import {
  creationsFor,
  entriesFor,
  menuText,
  may,
  permissionsOf,
  screens,
  type Role,
  type Things,
} from './support/permission-table';
import { expect, test } from './support/staff';

const roles = Object.keys(permissionsOf).filter((role): role is Role => role in permissionsOf);

for (const role of roles) {
  test(`B04 B05 B06 B14 B20 ${role} finds exactly the screens and actions of the role`, async ({
    asStaff,
    posts,
  }) => {
    test.setTimeout(180_000);
    const post = await posts.create();
    const { data: stored } = await asOwner()
      .from('pages')
      .insert({
        title: `Page ${posts.mark}`,
        slug: `walk-${posts.mark}`,
        content: '<p>Text</p>',
      })
      .select('id,title')
      .single()
      .throwOnError();
    const things: Things = { mark: posts.mark, post, page: stored };
    const page = await asStaff(await createStaff(role, 'Walking Person'));
    const main = page.getByRole('main');
    const denied = page.getByRole('heading', { name: 'Access Denied' });

    for (const screen of screens) {
      const address = screen.address(things);
      await test.step(address, async () => {
        await page.goto(address);
        if (!may(role, screen.need)) {
          await expect(denied, address).toBeVisible();
          if (screen.denial) await expect(main).toContainText(screen.denial);
          for (const { title } of [post, stored])
            await expect(main.getByText(title), address).toHaveCount(0);
          for (const action of screen.actions) {
            await expect(action.find(main, things), `${action.name} at ${address}`).toHaveCount(0);
          }
          return;
        }
        await expect(screen.settled(page, things), address).toBeVisible();
        await expect(denied).toHaveCount(0);
        for (const action of screen.actions) {
          await expect(action.find(main, things), `${action.name} at ${address}`).toHaveCount(
            may(role, action.need) ? 1 : 0,
          );
        }
      });
    }

    const menu = page.getByRole('navigation', { name: 'Content management' });
    await expect(menu.getByRole('listitem')).toHaveText(entriesFor(role).map(menuText));
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    const group = (name: string) => palette.getByRole('group', { name }).getByRole('option');
    await expect(group('Go to')).toHaveText(entriesFor(role));
    await expect(group('Create')).toHaveText(creationsFor(role));
    await asOwner().from('pages').delete().eq('id', stored.id).throwOnError();
  });
}
