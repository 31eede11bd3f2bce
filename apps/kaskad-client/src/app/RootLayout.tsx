import { useServices } from '@repo/auth';
import { OfflineNotice, useFocusOnNavigation, useScreenTitle } from '@repo/client/start';
import { appBasePaths } from '@repo/domain/access';
import { UiProvider } from '@repo/ui/provider';
import { ToastRegion } from '@repo/ui/toast';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { isElsewhere } from '../shared/paths.ts';

/** Around every screen: links of the design system, notifications, titles, scroll and focus. */
export function RootLayout() {
  const navigate = useNavigate();
  const go = (path: string) => {
    if (isElsewhere(path)) window.location.assign(path);
    else void navigate(path);
  };
  useScreenTitle(useServices().config.brand.kaskad);
  useFocusOnNavigation();
  return (
    <UiProvider navigate={go} useHref={toHref}>
      <Outlet />
      <ToastRegion />
      <OfflineNotice />
      <ScrollRestoration />
    </UiProvider>
  );
}

/** A route’s path with the base path; full URLs are unchanged. */
function toHref(path: string): string {
  return isElsewhere(path) ? path : `${appBasePaths.kaskad}${path}`;
}
