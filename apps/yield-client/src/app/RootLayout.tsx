import { UiProvider } from '@repo/ui/provider';
import { ToastRegion } from '@repo/ui/toast';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { isElsewhere } from './paths.ts';

/** Around every screen: links of the design system, notifications, scroll and focus. */
export function RootLayout() {
  const navigate = useNavigate();
  const go = (path: string) => {
    if (isElsewhere(path)) window.location.assign(path);
    else void navigate(path);
  };
  useFocusOnNavigation();
  return (
    <UiProvider navigate={go}>
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </UiProvider>
  );
}

/** Moves the focus to the new screen's h1, so that a keyboard and a screen reader start there; not on the first one. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Syncs the browser's focus with the address.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const target = document.querySelector('main h1') ?? document.getElementById('contenu');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [pathname]);
}
