import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusScreen } from './focus-screen.ts';

/** Moves the focus to the new screen, as a page load would. Not on the first one, which the browser announces itself. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Syncs the browser's focus with the address.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusScreen();
  }, [pathname]);
}
