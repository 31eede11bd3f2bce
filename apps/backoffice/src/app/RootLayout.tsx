import { OfflineNotice, useFocusOnNavigation, useScreenTitle } from '@repo/client/start';
import { UiProvider } from '@repo/ui/provider';
import { ToastRegion } from '@repo/ui/toast';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router';
import { appTexts } from '../shared/app.texts.ts';

/** Around every screen: links of the design system, notifications, titles, scroll and focus. */
export function RootLayout() {
  const navigate = useNavigate();
  useScreenTitle(appTexts.name);
  useFocusOnNavigation();
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      <Outlet />
      <ToastRegion />
      <OfflineNotice />
      {/* A contract opens beside its list: the list must keep its scroll position. */}
      <ScrollRestoration getKey={({ pathname }) => pathname.split('/', 3).join('/')} />
    </UiProvider>
  );
}
