import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const targets = ['[data-page-focus]', 'main h1', '#contenu'] as const;

/**
 * Puts the focus where a screen begins: on what it marks `data-page-focus`, else its title, else its content. Where the
 * page is scrolled to is the router's matter, except when a view is exchanged inside a page: then it `scrolls` to
 * there.
 */
export function focusScreen({ scrolls = false }: { readonly scrolls?: boolean } = {}): void {
  const target = targets.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
  target?.focus({ preventScroll: !scrolls });
}

/** Focuses the start of the screen each time `screen` changes, not on the first render. */
export function useFocusOn(screen: string): void {
  const shown = useRef(screen);
  // Syncs the browser's focus with what is shown.
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    focusScreen();
  }, [screen]);
}

/**
 * For a screen in a chunk of its own: takes the focus that was moved to the page's content while the chunk was loading.
 */
export function useFocusOnceLoaded(): void {
  // Syncs the browser's focus with what is shown, unless the user has moved it since.
  useEffect(() => {
    if (document.activeElement?.id === 'contenu') focusScreen();
  }, []);
}

/**
 * Moves the focus to the new screen, as a page load would. Not on the first one, which the browser announces itself.
 */
export function useFocusOnNavigation(): void {
  useFocusOn(useLocation().pathname);
}
