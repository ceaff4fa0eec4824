import { describe, expect, test } from 'vitest';
import { as } from '../support/database-actors';

type Value = string | number | null;

/** Later or larger first; what is not there comes last. */
const falling = (values: readonly Value[]) =>
  [...values].sort((a, b) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    return a < b ? 1 : a > b ? -1 : 0;
  });

const rising = (values: readonly Value[]) =>
  values.map((value) => String(value).toLowerCase()).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

const everything = { page_size: 100 };

describe('lists of the staff stand in the order that is asked for', () => {
  test.each(['search_posts', 'search_pages'] as const)('%s', async (list) => {
    const client = await as('super_admin');
    const read = async (order?: string) => {
      const { data } = await client
        .rpc(list, { ...everything, ...(order === undefined ? {} : { sort_by: order }) })
        .throwOnError();
      expect(data.length).toBeGreaterThan(3);
      return data.map(({ title, created_at, updated_at }) => ({ title, created_at, updated_at }));
    };
    const titles = (await read('title')).map(({ title }) => title.toLowerCase());
    expect(titles).toEqual(rising(titles));
    const created = (await read('created')).map(({ created_at }) => created_at);
    expect(created).toEqual(falling(created));
    const changed = await read('updated');
    expect(changed.map((row) => row.updated_at)).toEqual(
      falling(changed.map((row) => row.updated_at)),
    );
    expect(await read()).toEqual(changed);
    expect(await read("title'; drop table public.pages; --")).toEqual(changed);
  });

  test('search_media', async () => {
    const client = await as('super_admin');
    const read = async (order: string) =>
      (await client.rpc('search_media', { ...everything, sort_by: order }).throwOnError()).data;
    const names = (await read('name')).map(({ name }) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(rising(names));
    const sizes = (await read('size')).map(({ size }) => size);
    expect(sizes).toEqual(falling(sizes));
    const times = (await read('newest')).map(({ uploaded_at }) => uploaded_at);
    expect(times).toEqual(falling(times));
  });

  test('search_users', async () => {
    const client = await as('super_admin');
    const read = async (order: string) =>
      (await client.rpc('search_users', { ...everything, sort_by: order }).throwOnError()).data;
    const names = (await read('name')).map((user) => user.full_name.toLowerCase());
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual(rising(names));
    const logins = (await read('login')).map((user) => user.last_login);
    expect(logins).toEqual(falling(logins));
    const created = (await read('newest')).map((user) => user.created_at);
    expect(created).toEqual(falling(created));
  });
});
