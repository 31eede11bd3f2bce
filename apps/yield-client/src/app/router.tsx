/** The routes of the investors' site, one tree: what each needs is data, and one guard reads it. */
import type { Services } from '@repo/auth';
import { PageLoading, RootFailure } from '@repo/client/start';
import { routeRequirements as needs, type RouteRequirement } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { clientRoutes } from './client-routes.tsx';
import { guestRoutes, kycPendingRoutes, publicRoutes, registrationRoutes } from './public-routes.tsx';
import { RootLayout } from './RootLayout.tsx';

export function appRoutes(
  services: Pick<Services, 'guard' | 'queries' | 'queryClient' | 'session'>,
): RouteObject[] {
  const { guard, session } = services;
  const guarded = (requirement: RouteRequirement, children: RouteObject[]): RouteObject => ({
    middleware: [guard.require(requirement)],
    children,
  });
  const screens: RouteObject[] = [
    guarded(needs.guest, guestRoutes()),
    guarded(needs.registration, registrationRoutes()),
    guarded(needs.public, publicRoutes()),
    guarded(needs.kycPending, kycPendingRoutes()),
    guarded(needs.yieldClient, clientRoutes(services)),
    { index: true, loader: () => guard.toLanding(), Component: PageLoading },
    // R014: an unknown path redirects to the home page, or to the sign-in screen.
    { path: '*', loader: () => guard.toLanding(), Component: PageLoading },
  ];
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootFailure,
      HydrateFallback: PageLoading,
      // A view is decided when its tab is loaded.
      children: session.state().view === null ? screens : [{ ...viewFrame(), children: screens }],
    },
  ];
}

/** What staff see around a client’s screens. The router empties `lazy` once it is loaded. */
const viewFrame = () => ({
  lazy: { Component: async () => (await import('../features/client-view/ClientView.tsx')).ClientView },
});
