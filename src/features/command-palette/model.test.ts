import { describe, expect, it } from 'vitest';
import { moveIn } from '@/lib/option-list';
import { toolOf } from './keys';
import { groupCommands, matchCommands, type Command } from './model';

const command = (label: string, group: Command['group'], keywords = ''): Command => ({
  id: label,
  label,
  group,
  keywords,
  href: '/',
});
const commands = [
  command('New post', 'Create', 'write article'),
  command('Posts', 'Go to'),
  command('Upload media', 'Create', 'picture'),
];
const labels = (typed: string) => matchCommands(commands, typed).map(({ label }) => label);

describe('commands', () => {
  it('match by the beginnings of their words, in any order and case', () => {
    expect(labels('')).toHaveLength(3);
    expect(labels('post')).toEqual(['New post', 'Posts']);
    expect(labels('POST n')).toEqual(['New post']);
    expect(labels('artic')).toEqual(['New post']);
    expect(labels('ost')).toEqual([]);
    expect(labels('  ')).toHaveLength(3);
    expect(labels('médi')).toEqual(['Upload media']);
    expect(labels('.*')).toEqual([]);
  });

  it('stand in the order of their groups', () => {
    expect(groupCommands(commands).map(({ group }) => group)).toEqual(['Go to', 'Create']);
  });

  it.each([
    [3, -1, 'ArrowDown', 0],
    [3, 2, 'ArrowDown', 0],
    [3, 0, 'ArrowUp', 2],
    [3, -1, 'ArrowUp', 2],
    [20, 3, 'PageDown', 11],
    [20, 18, 'PageDown', 19],
    [20, 3, 'PageUp', 0],
    [0, -1, 'ArrowDown', undefined],
    [3, 1, 'a', undefined],
  ])('of %i from %i by %s', (count, index, key, next) => {
    expect(moveIn(count, index, key)).toBe(next);
  });
});

describe('keys', () => {
  const press = (key: string, changes: Partial<Parameters<typeof toolOf>[0]> = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    isComposing: false,
    ...changes,
  });

  it('Ctrl or Cmd and K ask for the palette, from a field as well', () => {
    const field = document.createElement('input');
    expect(toolOf(press('k', { ctrlKey: true }), null)).toBe('palette');
    expect(toolOf(press('K', { metaKey: true }), field)).toBe('palette');
    expect(toolOf(press('k'), null)).toBeNull();
    expect(toolOf(press('k', { ctrlKey: true, shiftKey: true }), null)).toBeNull();
    expect(toolOf(press('k', { ctrlKey: true, defaultPrevented: true }), null)).toBeNull();
  });

  it('? asks for the keys unless it is typed into something', () => {
    expect(toolOf(press('?', { shiftKey: true }), document.body)).toBe('keys');
    for (const name of ['input', 'textarea', 'select']) {
      expect(toolOf(press('?', { shiftKey: true }), document.createElement(name))).toBeNull();
    }
    expect(toolOf(press('?', { ctrlKey: true }), null)).toBeNull();
    expect(toolOf(press('?', { isComposing: true }), null)).toBeNull();
  });
});
