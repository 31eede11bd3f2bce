/** The routes of the investors' site, one tree: what each needs is data, and one guard reads it. */
import type { Services } from '@repo/auth';
import { PageLoading, RootFailure } from '@repo/client/start';
import { routeRequirements as needs, type RouteRequirement } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { clientRoutes } from './client-routes.tsx';
import { guestRoutes, kycPendingRoutes, publicRoutes, registrationRoutes } from './public-routes.tsx';
import { RootLayout } from './RootLayout.tsx';

export function appRoutes(services: Pick<Services, 'guard' | 'queries' | 'queryClient'>): RouteObject[] {
  const { guard } = services;
  const guarded = (requirement: RouteRequirement, children: RouteObject[]): RouteObject => ({
    middleware: [guard.require(requirement)],
    children,
  });
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootFailure,
      HydrateFallback: PageLoading,
      children: [
        guarded(needs.guest, guestRoutes()),
        guarded(needs.registration, registrationRoutes()),
        guarded(needs.public, publicRoutes()),
        guarded(needs.kycPending, kycPendingRoutes()),
        guarded(needs.yieldClient, clientRoutes(services)),
        { index: true, loader: () => guard.toLanding(), Component: PageLoading },
        // R014: an unknown path redirects to the home page, or to the sign-in screen.
        { path: '*', loader: () => guard.toLanding(), Component: PageLoading },
      ],
    },
  ];
}
