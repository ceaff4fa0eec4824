import { afterAll, beforeAll, expect, test } from 'vitest';
import { Mechanisms } from '../support/database-mechanisms';

let rules: Mechanisms;

beforeAll(async () => {
  rules = await Mechanisms.open();
});

afterAll(() => rules.close());

test('a column that comes later is guarded and stamped without a word about it', async () => {
  await rules.begin();
  await rules.dropPolicies();
  await rules.addPost();
  await rules.addFile();
  await rules.query("alter table public.blog_posts add column subtitle text not null default ''");
  await rules.query("alter table public.user_profiles add column badge text not null default ''");
  await rules.query("alter table public.media_files add column licence text not null default ''");
  await rules.grantEverything();
  const subtitle = "update public.blog_posts set subtitle = 'x' returning version";
  expect(await rules.as('marketing', subtitle)).toMatchObject({ code: '42501' });
  expect(await rules.as('seo', subtitle)).toMatchObject({ code: '42501' });
  expect(await rules.as('content', subtitle)).toEqual([{ version: 2 }]);
  expect(
    await rules.query("update public.blog_posts set subtitle = 'y' returning version"),
  ).toEqual([{ version: 3 }]);
  const badge = "update public.user_profiles set badge = 'x'";
  expect(await rules.as('super_admin', badge)).toMatchObject({ code: '42501' });
  const licence = "update public.media_files set licence = 'x'";
  expect(await rules.as('content', licence)).toMatchObject({ code: '42501' });
});
