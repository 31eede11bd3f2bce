const targets = ['[data-page-focus]', 'main h1', '#contenu'] as const;

/**
 * Puts the focus where a screen begins: on what it marks `data-page-focus`, else its title, else its content. Where the
 * page is scrolled to is the router's matter, except when a view is exchanged inside a page: then it `scrolls` to there.
 */
export function focusScreen({ scrolls = false }: { readonly scrolls?: boolean } = {}): void {
  const target = targets.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: !scrolls });
}
