/** Shortcuts of one key, or of two pressed one after the other; what a pressed key stands for, and which shortcut it runs. */

/** Where a shortcut belongs: the narrowest one wins when two have the same key. */
export const shortcutScopes = ['everywhere', 'screen', 'list', 'record'] as const;
export type ShortcutScope = (typeof shortcutScopes)[number];

export interface Shortcut {
  /** « v », « Shift+x », « g s », « ArrowDown »; several keys do the same. */
  readonly keys: string | readonly string[];
  /** What it does: « Ligne suivante ». */
  readonly label: string;
  /** Absent while it does nothing: it is then not listed either. */
  readonly onPress: (() => void) | undefined;
}

export interface ShortcutGroup {
  readonly scope: ShortcutScope;
  readonly shortcuts: readonly Shortcut[];
}

export function keysOf({ keys }: Pick<Shortcut, 'keys'>): readonly string[] {
  return typeof keys === 'string' ? [keys] : keys;
}

/** A letter whatever the Caps Lock; other characters as they are typed, whatever keys the layout needs for them. */
export function keyOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? `Shift+${key.toLowerCase()}` : key.toLowerCase();
}

/** Those that do something now, by scope; a key of a narrower scope hides the same key elsewhere. */
export function activeShortcuts(groups: readonly ShortcutGroup[]): readonly ShortcutGroup[] {
  const taken = new Set<string>();
  const narrowestFirst = shortcutScopes.toReversed().map((scope) => {
    const active = groups
      .filter((group) => group.scope === scope)
      .flatMap(({ shortcuts }) => shortcuts)
      .filter(({ onPress }) => onPress !== undefined)
      .map((shortcut) => ({ ...shortcut, keys: keysOf(shortcut).filter((keys) => !taken.has(keys)) }))
      .filter(({ keys }) => keys.length > 0);
    for (const shortcut of active) for (const keys of shortcut.keys) taken.add(keys);
    return { scope, shortcuts: active };
  });
  return narrowestFirst.filter(({ shortcuts }) => shortcuts.length > 0).toReversed();
}

export type Found = { readonly run: () => void } | { readonly waitsAfter: string } | null;

/** What `key` does, after the key that was pressed just before; null when it is no shortcut. */
export function findShortcut(
  groups: readonly ShortcutGroup[],
  { key, before }: { readonly key: string; readonly before: string | null },
): Found {
  const all = activeShortcuts(groups).flatMap(({ shortcuts }) => shortcuts);
  const find = (pressed: string) => all.find((shortcut) => keysOf(shortcut).includes(pressed))?.onPress;
  const run = (before === null ? undefined : find(`${before} ${key}`)) ?? find(key);
  if (run !== undefined) return { run };
  const isFirst = all.some((shortcut) => keysOf(shortcut).some((keys) => keys.startsWith(`${key} `)));
  return isFirst ? { waitsAfter: key } : null;
}
