export type { Shortcut, ShortcutScope } from './shortcut.model.ts';
export { ShortcutProvider, useShortcuts } from './use-shortcuts.tsx';
