import { describe, expect, it } from 'vitest';
import { isIn, navigationFor } from './navigation';
import { hasAll, hasAny, hasPermission } from './permissions';

function holding(...permissions: string[]) {
  return { permissions };
}

function labels(...permissions: string[]): string[] {
  return navigationFor(holding(...permissions)).map((item) => item.label);
}

describe('permissions', () => {
  it('lets the wildcard stand for all', () => {
    expect(hasPermission(holding('*'), 'manage_users')).toBe(true);
    expect(hasAll(holding('*'), ['create_content', 'manage_settings'])).toBe(true);
  });

  it('asks for every one of several permissions (B20)', () => {
    expect(
      hasAll(holding('create_content', 'edit_content'), ['create_content', 'edit_content']),
    ).toBe(true);
    expect(hasAll(holding('create_content'), ['create_content', 'edit_content'])).toBe(false);
    expect(hasAny(holding('create_content'), ['create_content', 'edit_content'])).toBe(true);
    expect(hasAny(holding(), ['create_content'])).toBe(false);
  });
});

describe('navigation', () => {
  it('shows Content to whoever holds all three of its permissions, and Posts to no one twice', () => {
    expect(labels('create_content', 'edit_content', 'manage_content')).toEqual([
      'Dashboard',
      'Content',
      'Trash',
    ]);
    expect(labels('*')).toEqual([
      'Dashboard',
      'Content',
      'Pages',
      'Media',
      'Trash',
      'Leads',
      'Campaigns',
      'Redirects',
      'SEO',
      'Analytics',
      'Users',
      'Activity',
      'Settings',
    ]);
  });

  it.each([
    'create_content',
    'edit_content',
    'publish_content',
    'delete_content',
    'manage_content',
  ])('shows Posts with %s alone (B20)', (permission) => {
    expect(labels(permission).filter((label) => label !== 'Trash')).toEqual(['Dashboard', 'Posts']);
  });

  it('shows Trash to who edits or deletes posts, or manages pages', () => {
    const isShown = (permission: string) => labels(permission).includes('Trash');
    expect(['edit_content', 'delete_content', 'manage_pages'].filter(isShown)).toHaveLength(3);
    expect(
      ['create_content', 'publish_content', 'manage_content', 'manage_media'].filter(isShown),
    ).toEqual([]);
  });

  it('shows Leads and Campaigns to whoever manages campaigns, and to nobody else', () => {
    expect(labels('manage_campaigns')).toEqual(['Dashboard', 'Leads', 'Campaigns']);
  });

  it('shows Activity to whoever manages users or settings', () => {
    expect(labels('manage_users')).toEqual(['Dashboard', 'Users', 'Activity']);
    expect(labels('manage_settings')).toEqual(['Dashboard', 'Activity', 'Settings']);
  });

  it('leads both items to the same list', () => {
    const lists = [holding('*'), holding('edit_content')].map(
      (holder) => navigationFor(holder)[1]?.to,
    );
    expect(lists).toEqual(['/cms/content', '/cms/content']);
  });

  it.each([
    ['/cms', 'Dashboard'],
    ['/cms/content', 'Content'],
    ['/cms/content/edit/1', 'Content'],
    ['/admin/blogs', 'Content'],
    ['/cms/media', 'Media'],
    ['/admin/media', 'Media'],
    ['/cms/leads/1', 'Leads'],
    ['/cms/campaigns/1', 'Campaigns'],
    ['/cms/redirects', 'Redirects'],
    ['/cms/users', 'Users'],
  ])('marks at %s the item %s alone', (pathname, label) => {
    const marked = navigationFor(holding('*')).filter((item) => isIn(item, pathname));
    expect(marked.map((item) => item.label)).toEqual([label]);
  });

  it('shows the dashboard alone to an account without rights', () => {
    expect(labels()).toEqual(['Dashboard']);
  });
});
