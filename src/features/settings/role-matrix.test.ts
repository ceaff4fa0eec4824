import { describe, expect, it } from 'vitest';
import { applyChange, differenceOf, toggleGrant, type Grant } from './role-matrix';

const read: Grant = { role: 'seo', permission: 'manage_meta' };
const write: Grant = { role: 'editor', permission: 'edit_content' };
const publish: Grant = { role: 'editor', permission: 'publish_content' };

describe('a change of the matrix', () => {
  it('holds differences only', () => {
    const before = [read, write];
    const after = toggleGrant(toggleGrant(before, publish), read);
    expect(differenceOf(before, after)).toEqual({ given: [publish], taken: [read] });
  });

  it('is none when a box is ticked and cleared again', () => {
    const twice = toggleGrant(toggleGrant([read], write), { ...write });
    expect(differenceOf([read], twice)).toEqual({ given: [], taken: [] });
  });

  it('lies over what somebody else has stored meanwhile', () => {
    const change = { given: [publish], taken: [read] };
    // Somebody else took the one away already, gave the other, and added a third.
    expect(applyChange([publish, write], change)).toEqual([publish, write]);
    expect(applyChange([read, write], change)).toEqual([write, publish]);
  });
});
