import type { ShortcutScope } from './shortcut.model.ts';

export const shortcutsTexts = {
  title: 'Raccourcis clavier',
  help: 'Ils agissent hors des champs et des boîtes de dialogue.',
  off: 'Ils sont désactivés\u00a0: aucune de ces touches n’agit.',
  toggle: 'Raccourcis d’une seule touche',
  or: 'ou',
  next: 'puis',
} as const;

export const scopeTexts: Readonly<Record<ShortcutScope, string>> = {
  everywhere: 'Partout',
  screen: 'Cet écran',
  list: 'La liste',
  record: 'La fiche ouverte',
};

/** The keys whose name is not their character. */
export const keyTexts: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: 'Entrée',
  Escape: 'Échap',
  Shift: 'Maj',
};
