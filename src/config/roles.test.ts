import { describe, expect, it } from 'vitest';
import { isWithinReach, permissionLabel, roleLabel, roles } from './roles';

describe('roles', () => {
  it('have names for people', () => {
    expect(roles.map(roleLabel)).toEqual([
      'Super Admin',
      'Admin',
      'Marketing',
      'SEO',
      'Content Creator',
      'Editor',
    ]);
    expect(roleLabel('weaver')).toBe('weaver');
  });

  it.each([
    ['super_admin', 6],
    ['admin', 5],
    ['marketing', 4],
    ['editor', 4],
  ])('B08 %s reaches %i of them', (own, count) => {
    expect(roles.filter((role) => isWithinReach(own, role))).toHaveLength(count);
  });
});

it('permissions read as words, and the wildcard as all', () => {
  expect(permissionLabel('*')).toBe('All Permissions');
  expect(permissionLabel('manage_users')).toBe('Manage users');
});
