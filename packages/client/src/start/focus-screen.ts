const targets = ['[data-page-focus]', 'main h1', '#contenu'] as const;

/** Puts the focus where a screen begins: on what it marks `data-page-focus`, else its title, else its content. */
export function focusScreen(): void {
  const target = targets.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: true });
}
