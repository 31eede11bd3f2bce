import { OfflineNotice, useFocusOnNavigation } from '@repo/client/start';
import { UiProvider } from '@repo/ui/provider';
import { ToastRegion } from '@repo/ui/toast';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { isElsewhere } from '../shared/paths.ts';

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
      <OfflineNotice />
      <ScrollRestoration />
    </UiProvider>
  );
}
