import { describe, expect, it, vi } from 'vitest';
import { activeShortcuts, findShortcut, keyOf, type ShortcutGroup } from './shortcut.model.ts';

const press = () => undefined;
const groups: readonly ShortcutGroup[] = [
  {
    scope: 'everywhere',
    shortcuts: [
      { keys: 'g s', label: 'Souscriptions', onPress: press },
      { keys: '/', label: 'Chercher partout', onPress: press },
    ],
  },
  {
    scope: 'list',
    shortcuts: [
      { keys: ['j', 'ArrowDown'], label: 'Ligne suivante', onPress: press },
      { keys: '/', label: 'Chercher dans la liste', onPress: press },
      { keys: 'v', label: 'Valider', onPress: undefined },
    ],
  },
];

describe('a pressed key', () => {
  it.each([
    ['j', false, 'j'],
    ['J', false, 'j'],
    ['X', true, 'Shift+x'],
    ['/', true, '/'],
    ['?', true, '?'],
    ['ArrowDown', false, 'ArrowDown'],
  ])('%s, Shift held: %s, is %s', (key, shiftKey, expected) => {
    expect(keyOf({ key, shiftKey })).toBe(expected);
  });
});

describe('the shortcuts of a screen', () => {
  it('are listed by scope, without those that do nothing or that a narrower scope replaces', () => {
    const listed = activeShortcuts(groups).map(({ scope, shortcuts }) => [
      scope,
      shortcuts.map(({ label }) => label),
    ]);
    expect(listed).toEqual([
      ['everywhere', ['Souscriptions']],
      ['list', ['Ligne suivante', 'Chercher dans la liste']],
    ]);
  });

  it('run by one key, or by the second of two', () => {
    const open = vi.fn<() => void>();
    const only: readonly ShortcutGroup[] = [
      { scope: 'everywhere', shortcuts: [{ keys: 'g s', label: 'Souscriptions', onPress: open }] },
    ];
    expect(findShortcut(only, { key: 's', before: null })).toBeNull();
    expect(findShortcut(only, { key: 'g', before: null })).toEqual({ waitsAfter: 'g' });
    expect(findShortcut(only, { key: 's', before: 'g' })).toEqual({ run: open });
    expect(findShortcut(groups, { key: 'ArrowDown', before: 'g' })).toEqual({ run: press });
    expect(findShortcut(groups, { key: 'v', before: null })).toBeNull();
  });
});
