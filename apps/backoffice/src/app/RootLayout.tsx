import { UiProvider } from '@repo/ui/provider';
import { ToastRegion } from '@repo/ui/toast';
import { Outlet, useNavigate } from 'react-router';
import { usePageAnnouncement } from './use-page-announcement.ts';
import { useSessionWatch } from './use-session-watch.ts';

/** What every screen stands on: links that go through the router, messages, titles, and the end of a session. */
export function RootLayout() {
  const navigate = useNavigate();
  usePageAnnouncement();
  useSessionWatch();
  return (
    <UiProvider navigate={(path) => void navigate(path)}>
      <Outlet />
      <ToastRegion />
    </UiProvider>
  );
}
