import { randomUUID } from 'node:crypto';
import { owner, signUp, staff } from './database-actors';
import {
  withColleague,
  withFile,
  withPage,
  withPost,
  withRouteMeta,
  withRow,
  type MatrixCase,
} from './database-arrange';
import { draftPage, draftPost, stored } from './database-rows';

const writers = ['editor', 'content', 'super_admin'] as const;
const publishers = ['marketing', 'admin', 'super_admin'] as const;
const pageManagers = ['seo', 'admin', 'super_admin'] as const;
const mediaManagers = ['content', 'marketing', 'admin', 'super_admin'] as const;
const userManagers = ['admin', 'super_admin'] as const;
const searchDataManagers = ['seo', 'super_admin'] as const;

const view = { path: '/weekend-workshops', day: '2001-01-01' };
const givenPermission = { role: 'editor', permission: 'manage_meta' };
const takenPermission = { role: 'seo', permission: 'manage_redirects' };

export const matrix: readonly MatrixCase[] = [
  {
    cases: 'A02 A05',
    title: 'read a draft post',
    allowed: staff,
    isRead: true,
    arrange: () =>
      withPost((id) => (client) => client.from('blog_posts').select('id').eq('id', id)),
  },
  {
    cases: 'A03 A05',
    title: 'create a draft post',
    allowed: writers,
    arrange: () => {
      const row = draftPost();
      const id = row.id ?? '';
      return {
        attempt: (client) => client.from('blog_posts').insert(row).select('id'),
        stored: () => stored('blog_posts', 'id', id),
        cleanUp: () => owner().from('blog_posts').delete().eq('id', id),
      };
    },
  },
  {
    cases: 'A03 A05',
    title: 'change the words of a post',
    allowed: writers,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client.from('blog_posts').update({ title: 'Defaced' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'N43',
    title: 'change the search data of a post',
    allowed: [...writers, 'seo'],
    arrange: () =>
      withPost(
        (id) => (client) =>
          client
            .from('blog_posts')
            .update({ meta_title: 'Defaced', meta_description: 'Defaced' })
            .eq('id', id)
            .select('id'),
      ),
  },
  {
    cases: 'A03 A05 B02',
    title: 'publish a post',
    allowed: publishers,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client.from('blog_posts').update({ status: 'published' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'B02',
    title: 'unpublish a post',
    allowed: publishers,
    arrange: () =>
      withPost(
        (id) => (client) =>
          client.from('blog_posts').update({ status: 'draft' }).eq('id', id).select('id'),
        'published',
      ),
  },
  {
    cases: 'A03 A05 B03',
    title: 'delete a post',
    allowed: ['admin', 'super_admin'],
    arrange: () =>
      withPost((id) => (client) => client.from('blog_posts').delete().eq('id', id).select('id')),
  },
  {
    cases: 'A02 A05',
    title: 'read a draft page',
    allowed: staff,
    isRead: true,
    arrange: () => withPage((id) => (client) => client.from('pages').select('id').eq('id', id)),
  },
  {
    cases: 'A03 A05 B04',
    title: 'create a page',
    allowed: pageManagers,
    arrange: () => {
      const row = draftPage();
      return {
        attempt: (client) => client.from('pages').insert(row).select('id'),
        stored: () => stored('pages', 'slug', row.slug),
        cleanUp: () => owner().from('pages').delete().eq('slug', row.slug),
      };
    },
  },
  {
    cases: 'A03 A05 B04',
    title: 'change a page',
    allowed: pageManagers,
    arrange: () =>
      withPage(
        (id) => (client) =>
          client.from('pages').update({ title: 'Defaced' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'B04',
    title: 'publish a page',
    allowed: pageManagers,
    arrange: () =>
      withPage(
        (id) => (client) =>
          client.from('pages').update({ status: 'published' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05 B04',
    title: 'delete a page',
    allowed: pageManagers,
    arrange: () =>
      withPage((id) => (client) => client.from('pages').delete().eq('id', id).select('id')),
  },
  {
    cases: 'A04 A05',
    title: 'read the media library',
    allowed: staff,
    isRead: true,
    arrange: () =>
      withFile(
        true,
        (row) => (client) => client.from('media_files').select('id').eq('path', row.path),
      ),
  },
  {
    cases: 'A03 A05 B05',
    title: 'add a file to the media library',
    allowed: mediaManagers,
    arrange: () =>
      withFile(false, (row) => (client) => client.from('media_files').insert(row).select('id')),
  },
  {
    cases: 'A03 A05 B05',
    title: 'describe a file of the media library',
    allowed: mediaManagers,
    arrange: () =>
      withFile(
        true,
        (row) => (client) =>
          client
            .from('media_files')
            .update({ alt_text: 'Defaced' })
            .eq('path', row.path)
            .select('id'),
      ),
  },
  {
    cases: 'A03 A05 B05',
    title: 'remove a file from the media library',
    allowed: mediaManagers,
    arrange: () =>
      withFile(
        true,
        (row) => (client) => client.from('media_files').delete().eq('path', row.path).select('id'),
      ),
  },
  {
    cases: 'A04 A05 B06',
    title: "read a colleague's profile",
    allowed: userManagers,
    isRead: true,
    arrange: () =>
      withColleague((id) => (client) => client.from('user_profiles').select('id').eq('id', id)),
  },
  {
    cases: 'A03 A05 B06',
    title: 'add a profile for somebody else',
    allowed: userManagers,
    arrange: async () => {
      const { id, email } = await signUp();
      const row = { id, email, full_name: 'New', role: 'content', team: 'Content' };
      return {
        attempt: (client) => client.from('user_profiles').insert(row).select('id'),
        stored: () => stored('user_profiles', 'id', id),
      };
    },
  },
  {
    cases: 'A03 A05 B06',
    title: "change a colleague's role",
    allowed: userManagers,
    arrange: () =>
      withColleague(
        (id) => (client) =>
          client.from('user_profiles').update({ role: 'content' }).eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05 B06',
    title: "delete a colleague's profile directly",
    allowed: [],
    arrange: () =>
      withColleague(
        (id) => (client) => client.from('user_profiles').delete().eq('id', id).select('id'),
      ),
  },
  {
    cases: 'A03 A05 B06',
    title: 'delete a colleague by the function for it',
    allowed: userManagers,
    arrange: () =>
      withColleague((id) => async (client) => {
        const { error } = await client.rpc('delete_user', { target: id });
        return { data: error ? [] : [{ id }], error };
      }),
  },
  {
    cases: 'A05 B14',
    title: 'read the permissions of roles',
    allowed: staff,
    isRead: true,
    arrange: () =>
      withRow('role_permissions', (client) => client.from('role_permissions').select('role')),
  },
  {
    cases: 'B14',
    title: 'give a role a permission',
    allowed: ['super_admin'],
    arrange: () =>
      withRow(
        'role_permissions',
        (client) => client.from('role_permissions').insert(givenPermission).select('role'),
        () => owner().from('role_permissions').delete().match(givenPermission),
      ),
  },
  {
    cases: 'B14',
    title: 'change a permission in place',
    allowed: [],
    arrange: () =>
      withRow('role_permissions', (client) =>
        client
          .from('role_permissions')
          .update({ permission: 'manage_users' })
          .match(takenPermission)
          .select('role'),
      ),
  },
  {
    cases: 'B14',
    title: 'take a permission from a role',
    allowed: ['super_admin'],
    arrange: () =>
      withRow(
        'role_permissions',
        (client) => client.from('role_permissions').delete().match(takenPermission).select('role'),
        () => owner().from('role_permissions').upsert(takenPermission),
      ),
  },
  {
    cases: 'A03 A05',
    title: 'read the activity log',
    allowed: staff,
    isRead: true,
    arrange: () =>
      withRow('activity_log', (client) => client.from('activity_log').select('id').limit(1)),
  },
  {
    cases: 'N44',
    title: 'give a built-in address search data',
    allowed: searchDataManagers,
    arrange: () =>
      withRow(
        'route_meta',
        (client) =>
          client.from('route_meta').insert({ path: '/about', meta_title: 'Us' }).select('path'),
        () => owner().from('route_meta').delete().eq('path', '/about'),
      ),
  },
  {
    cases: 'N44',
    title: 'change the search data of a built-in address',
    allowed: searchDataManagers,
    arrange: () =>
      withRouteMeta(
        (path) => (client) =>
          client
            .from('route_meta')
            .update({ meta_title: 'Defaced' })
            .eq('path', path)
            .select('path'),
      ),
  },
  {
    cases: 'N44',
    title: 'take the search data of a built-in address back',
    allowed: searchDataManagers,
    arrange: () =>
      withRouteMeta(
        (path) => (client) => client.from('route_meta').delete().eq('path', path).select('path'),
      ),
  },
  {
    cases: 'A03',
    title: 'write into the activity log',
    allowed: [],
    arrange: () =>
      withRow('activity_log', (client) =>
        client
          .from('activity_log')
          .insert({ type: 'post_created', title: 'Forged', subject_id: randomUUID() })
          .select('id'),
      ),
  },
  {
    cases: 'A03',
    title: 'rewrite the activity log',
    allowed: [],
    arrange: () =>
      withRow('activity_log', (client) =>
        client.from('activity_log').update({ title: 'Forged' }).gt('id', 0).select('id'),
      ),
  },
  {
    cases: 'A03',
    title: 'erase the activity log',
    allowed: [],
    arrange: () =>
      withRow('activity_log', (client) =>
        client.from('activity_log').delete().gt('id', 0).select('id'),
      ),
  },
  {
    cases: 'A03',
    title: 'read view counts',
    allowed: ['seo', 'marketing', 'super_admin'],
    isRead: true,
    arrange: () =>
      withRow('page_views', (client) => client.from('page_views').select('views').limit(1)),
  },
  {
    cases: 'A03',
    title: 'write view counts directly',
    allowed: [],
    arrange: () =>
      withRow('page_views', (client) =>
        client
          .from('page_views')
          .insert({ ...view, views: 9000 })
          .select('path'),
      ),
  },
  {
    cases: 'A03',
    title: 'change view counts',
    allowed: [],
    arrange: () =>
      withRow('page_views', (client) =>
        client.from('page_views').update({ views: 0 }).gt('views', 0).select('path'),
      ),
  },
  {
    cases: 'A03',
    title: 'erase view counts',
    allowed: [],
    arrange: () =>
      withRow('page_views', (client) =>
        client.from('page_views').delete().gt('views', 0).select('path'),
      ),
  },
];
