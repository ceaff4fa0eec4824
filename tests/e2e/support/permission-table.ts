import type { Locator, Page } from '@playwright/test';

/** The matrix of roles and permissions, written out once more: the product is held against it. */
export const permissionsOf = {
  super_admin: ['*'],
  admin: [
    'manage_users',
    'manage_content',
    'manage_pages',
    'manage_media',
    'manage_settings',
    'publish_content',
    'delete_content',
  ],
  marketing: [
    'manage_content',
    'manage_media',
    'publish_content',
    'view_analytics',
    'manage_campaigns',
  ],
  seo: ['manage_content', 'manage_pages', 'manage_meta', 'view_analytics', 'manage_redirects'],
  content: ['create_content', 'edit_content', 'manage_media', 'draft_content'],
  editor: ['create_content', 'edit_content', 'draft_content'],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof permissionsOf;

/** Every one is needed. */
type All = readonly string[];

export interface Need {
  readonly all?: All;
  /** One of these is enough. */
  readonly any?: All;
}

export function may(role: Role, { all = [], any }: Need): boolean {
  const held: readonly string[] = permissionsOf[role];
  const holds = (permission: string) => held.includes('*') || held.includes(permission);
  return all.every(holds) && (any === undefined || any.some(holds));
}

const posts: Need = {
  any: ['create_content', 'edit_content', 'publish_content', 'delete_content', 'manage_content'],
};
const pages: Need = { all: ['manage_pages'] };
const media: Need = { all: ['manage_media'] };
const trash: Need = { any: ['edit_content', 'delete_content', 'manage_pages'] };
const users: Need = { all: ['manage_users'] };
const activity: Need = { any: ['manage_users', 'manage_settings'] };
const settings: Need = { all: ['manage_settings'] };
const leads: Need = { all: ['manage_campaigns'] };
const redirects: Need = { all: ['manage_redirects'] };
const searchData: Need = { all: ['manage_meta'] };
const analytics: Need = { all: ['view_analytics'] };
const content: Need = { all: ['create_content', 'edit_content', 'manage_content'] };

/** What the menu shows for an entry: beside "Leads" stands how many wait. */
export function menuText(entry: string): string | RegExp {
  return entry === 'Leads' ? /^Leads/ : entry;
}

/** Entries of the menu in their order. "Posts" gives way to "Content". */
export function entriesFor(role: Role): string[] {
  const entries: readonly [string, boolean][] = [
    ['Dashboard', true],
    ['Content', may(role, content)],
    ['Posts', may(role, posts) && !may(role, content)],
    ['Pages', may(role, { all: ['manage_pages', 'manage_content'] })],
    ['Media', may(role, media)],
    ['Trash', may(role, trash)],
    ['Leads', may(role, leads)],
    ['Campaigns', may(role, leads)],
    ['Redirects', may(role, redirects)],
    ['SEO', may(role, searchData)],
    ['Analytics', may(role, analytics)],
    ['Users', may(role, users)],
    ['Activity', may(role, activity)],
    ['Settings', may(role, settings)],
  ];
  return entries.filter(([, isOpen]) => isOpen).map(([label]) => label);
}

/** What the command palette offers to create, in its order. */
export function creationsFor(role: Role): string[] {
  const creations: readonly [string, Need][] = [
    ['New post', { all: ['create_content'] }],
    ['New page', pages],
    ['New campaign', leads],
    ['Upload media', media],
    ['Add user', users],
  ];
  return creations.filter(([, need]) => may(role, need)).map(([label]) => label);
}

/** What a test has stored for the walk. */
export interface Things {
  readonly mark: string;
  readonly post: { readonly id: string; readonly title: string };
  readonly page: { readonly id: string; readonly title: string };
}

interface Action {
  readonly name: string;
  readonly need: Need;
  readonly find: (main: Locator, things: Things) => Locator;
}

interface Screen {
  readonly address: (things: Things) => string;
  readonly need: Need;
  /** Shown once the screen has what it needs to decide about its buttons. */
  readonly settled: (page: Page, things: Things) => Locator;
  readonly denial?: string;
  readonly actions: readonly Action[];
}

const link =
  (name: string): Action['find'] =>
  (main) =>
    main.getByRole('link', { name, exact: true });
const button =
  (name: string): Action['find'] =>
  (main) =>
    main.getByRole('button', { name, exact: true });
const heading =
  (name: string | RegExp): Screen['settled'] =>
  (page) =>
    page.getByRole('heading', { level: 1, name });
const row =
  (title: (things: Things) => string): Screen['settled'] =>
  (page, things) =>
    page.getByRole('row').filter({ hasText: title(things) });

const postTitle = ({ post }: Things) => post.title;
const pageTitle = ({ page }: Things) => page.title;

/** The actions of a row, by the permission for each. */
function rowActions(
  title: (things: Things) => string,
  needs: { readonly edit: Need; readonly publish: Need; readonly remove: Need },
  editRole: 'link' | 'button',
): Action[] {
  const find =
    (role: 'link' | 'button', verb: string): Action['find'] =>
    (main, things) =>
      main.getByRole(role, { name: `${verb} ${title(things)}` });
  return [
    { name: 'Edit', need: needs.edit, find: find(editRole, 'Edit') },
    { name: 'Publish', need: needs.publish, find: find('button', 'Publish') },
    { name: 'Delete', need: needs.remove, find: find('button', 'Delete') },
  ];
}

const postNeeds = {
  edit: { all: ['edit_content'] },
  publish: { all: ['publish_content'] },
  remove: { all: ['delete_content'] },
};
const pageNeeds = { edit: pages, publish: pages, remove: pages };
const createPost: Need = { all: ['create_content'] };

export const screens: readonly Screen[] = [
  {
    address: () => '/cms',
    need: {},
    settled: heading(/^Welcome back/),
    actions: [
      { name: 'quick action New Post', need: createPost, find: quickAction('New Post') },
      { name: 'quick action Upload Media', need: media, find: quickAction('Upload Media') },
      { name: 'quick action New Page', need: pages, find: quickAction('New Page') },
      { name: 'quick action View Analytics', need: analytics, find: quickAction('View Analytics') },
      { name: 'card Total Views', need: analytics, find: card('Total Views') },
      { name: 'card Team Members', need: users, find: card('Team Members') },
    ],
  },
  {
    address: ({ mark }) => `/cms/content?search=${mark}`,
    need: posts,
    settled: row(postTitle),
    actions: [
      { name: 'New Post', need: createPost, find: link('New Post') },
      ...rowActions(postTitle, postNeeds, 'link'),
    ],
  },
  {
    address: () => '/cms/content/new',
    need: createPost,
    settled: heading('New post'),
    denial: "You don't have permission to create content",
    actions: [
      {
        name: 'Publish',
        need: { all: ['create_content', 'publish_content'] },
        find: button('Publish'),
      },
    ],
  },
  {
    address: ({ post }) => `/cms/content/edit/${post.id}`,
    need: posts,
    settled: (page, { post }) => page.getByRole('heading', { level: 1, name: post.title }).first(),
    actions: [
      { name: 'Save draft', need: postNeeds.edit, find: button('Save draft') },
      {
        name: 'Publish',
        need: { all: ['edit_content', 'publish_content'] },
        find: button('Publish'),
      },
    ],
  },
  {
    address: ({ mark }) => `/cms/pages?search=${mark}`,
    need: pages,
    settled: row(pageTitle),
    denial: "You don't have permission to manage pages",
    actions: [
      { name: 'New Page', need: pages, find: link('New Page') },
      ...rowActions(pageTitle, pageNeeds, 'link'),
    ],
  },
  {
    address: () => '/cms/pages/new',
    need: pages,
    settled: heading('Create New Page'),
    denial: "You don't have permission to manage pages",
    actions: [
      { name: 'Save Draft', need: pages, find: button('Save Draft') },
      { name: 'Publish', need: pages, find: button('Publish') },
    ],
  },
  {
    address: ({ page }) => `/cms/pages/edit/${page.id}`,
    need: pages,
    settled: (page, things) =>
      page.getByRole('heading', { level: 1, name: `Edit: ${things.page.title}` }),
    denial: "You don't have permission to manage pages",
    actions: [{ name: 'Save Draft', need: pages, find: button('Save Draft') }],
  },
  {
    address: () => '/cms/media',
    need: media,
    settled: heading('Media'),
    denial: "You don't have permission to manage media.",
    actions: [
      {
        name: 'choose files',
        need: media,
        find: (main) => main.getByLabel('Choose files to upload'),
      },
    ],
  },
  {
    address: () => '/cms/trash',
    need: trash,
    settled: heading('Trash'),
    denial: "You don't have permission to see the trash.",
    actions: [],
  },
  {
    address: () => '/cms/activity',
    need: activity,
    settled: heading('Activity'),
    denial: "You don't have permission to see the activity log.",
    actions: [],
  },
  {
    address: () => '/cms/analytics',
    need: analytics,
    settled: heading('Analytics'),
    denial: "You don't have permission to view analytics.",
    actions: [{ name: 'Export CSV', need: analytics, find: button('Export CSV') }],
  },
  {
    address: () => '/cms/leads',
    need: leads,
    settled: heading('Leads'),
    denial: "You don't have permission to manage leads.",
    actions: [{ name: 'Export CSV', need: leads, find: button('Export CSV') }],
  },
  {
    address: () => '/cms/leads/00000000-0000-4000-8000-000000000000',
    need: leads,
    settled: heading('Lead'),
    denial: "You don't have permission to manage leads.",
    actions: [],
  },
  {
    // Where nothing runs, the list itself invites to plan, too.
    address: () => '/cms/campaigns?tab=planned',
    need: leads,
    settled: heading('Campaigns'),
    denial: "You don't have permission to manage campaigns.",
    actions: [{ name: 'Plan a campaign', need: leads, find: link('Plan a campaign') }],
  },
  {
    address: () => '/cms/campaigns/new',
    need: leads,
    settled: heading('Plan a campaign'),
    denial: "You don't have permission to manage campaigns.",
    actions: [],
  },
  {
    address: () => '/cms/redirects',
    need: redirects,
    settled: heading('Redirects'),
    denial: "You don't have permission to manage redirects.",
    actions: [
      { name: 'Export CSV', need: redirects, find: button('Export CSV') },
      { name: 'New Redirect', need: redirects, find: button('New Redirect') },
    ],
  },
  {
    address: () => '/cms/seo',
    need: searchData,
    settled: heading('SEO'),
    denial: "You don't have permission to change search data.",
    actions: [{ name: 'Export CSV', need: searchData, find: button('Export CSV') }],
  },
  {
    address: () => '/cms/users',
    need: users,
    settled: heading('User Management'),
    denial: "You don't have permission to manage users.",
    actions: [{ name: 'Add User', need: users, find: button('Add User') }],
  },
  {
    address: () => '/cms/settings',
    need: settings,
    settled: (page) => page.getByRole('button', { name: 'Save defaults' }),
    denial: "You don't have permission to manage settings.",
    actions: [
      // The matrix is read with the permission, and changed by super admins alone.
      { name: 'Save permissions', need: { all: ['*'] }, find: button('Save permissions') },
    ],
  },
  {
    address: ({ mark }) => `/admin/blogs?search=${mark}`,
    need: posts,
    settled: row(postTitle),
    actions: [
      { name: 'New Post', need: createPost, find: button('New Post') },
      ...rowActions(postTitle, postNeeds, 'button'),
    ],
  },
  {
    address: () => '/admin/media',
    need: media,
    settled: heading('Media Manager'),
    denial: "You don't have permission to manage media.",
    actions: [],
  },
];

function quickAction(label: string): Action['find'] {
  return (main) => main.getByRole('link', { name: new RegExp(`^${label} `) });
}

function card(label: string): Action['find'] {
  return (main) => main.getByRole('heading', { level: 2, name: label });
}
