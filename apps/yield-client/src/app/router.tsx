/** The routes of the investors' site, one tree: what each needs is data, and one guard reads it. */
import type { Services } from '@repo/auth';
import { routeRequirements as needs, type RouteRequirement } from '@repo/domain/access';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { clientRoutes } from './client-routes.tsx';
import { followIdentity } from './follow-identity.ts';
import { PageLoading } from './PageLoading.tsx';
import { guestRoutes, kycPendingRoutes, publicRoutes } from './public-routes.tsx';
import { RootFailure } from './RootFailure.tsx';
import { RootLayout } from './RootLayout.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router, which decides again whenever another account, or nobody, holds the session. */
export function createAppRouter(services: Services): AppRouter {
  const router = createBrowserRouter(appRoutes(services));
  followIdentity(services.session, router);
  return router;
}

/** The tree itself, which page tests run in memory. */
export function appRoutes({ guard }: Pick<Services, 'guard'>): RouteObject[] {
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
        guarded(needs.public, publicRoutes()),
        guarded(needs.kycPending, kycPendingRoutes()),
        guarded(needs.yieldClient, clientRoutes()),
        { index: true, loader: () => guard.toLanding(), Component: PageLoading },
        // R014: a path nobody knows leads home, or to the sign-in screen.
        { path: '*', loader: () => guard.toLanding(), Component: PageLoading },
      ],
    },
  ];
}
