import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const targets = ['[data-page-focus]', 'main h1', '#contenu'] as const;

/**
 * Moves the focus to the new screen, as a page load would: to what it marks `data-page-focus`, else its title, else its
 * content. Not on the first screen, which the browser announces itself.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Syncs the browser's focus with the address.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const target = targets.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    target?.focus({ preventScroll: true });
  }, [pathname]);
}
