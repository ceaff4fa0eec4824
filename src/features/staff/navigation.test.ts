import { describe, expect, it } from 'vitest';
import { firstRoom, navigationFor } from './navigation';
import { hasAll, hasAny, hasPermission } from './permissions';

function holding(...permissions: string[]) {
  return { permissions };
}

function labels(...permissions: string[]): string[] {
  return navigationFor(holding(...permissions)).map((entry) => entry.label);
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
    expect(labels('create_content', 'edit_content', 'manage_content')).toEqual(['Content']);
    expect(labels('*')).toEqual(['Content']);
  });

  it.each([
    'create_content',
    'edit_content',
    'publish_content',
    'delete_content',
    'manage_content',
  ])('shows Posts with %s alone (B20)', (permission) => {
    expect(labels(permission)).toEqual(['Posts']);
  });

  it('leads both entries to the same list', () => {
    expect(firstRoom(holding('*'))).toBe('/cms/content');
    expect(firstRoom(holding('edit_content'))).toBe('/cms/content');
  });

  it('shows nothing to an account without rights', () => {
    expect(labels()).toEqual([]);
    expect(labels('view_analytics')).toEqual([]);
    expect(firstRoom(holding())).toBeUndefined();
  });
});
