/** Light or dark: the system's theme until the user selects one, which is stored in this browser. */
import type { KeyValueStorage } from '@repo/auth';

export const themeChoices = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'theme';
let kept: KeyValueStorage | null = null;

/** Applies the stored choice before the first paint, so that nothing flashes. */
export function openTheme(storage: KeyValueStorage): void {
  kept = storage;
  apply(themeChoice());
}

export function themeChoice(): ThemeChoice {
  const stored = kept?.getItem(key);
  return themeChoices.find((choice) => choice === stored) ?? 'auto';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'auto') kept?.removeItem(key);
  else kept?.setItem(key, choice);
  apply(choice);
}

/** Without the attribute the stylesheet follows `prefers-color-scheme`. The bar of the browser has the same colours. */
function apply(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset['scheme'] ?? '';
    meta.media =
      choice === 'auto' ? `(prefers-color-scheme: ${scheme})` : choice === scheme ? 'all' : 'not all';
  }
  if (choice === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
