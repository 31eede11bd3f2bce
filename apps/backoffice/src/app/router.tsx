/** The routes of the back office, one tree: what each needs is data, and one guard reads it. */
import type { Services } from '@repo/auth';
import { routeRequirements as needs } from '@repo/domain/access';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { screenTexts } from './app.texts.ts';
import { followIdentity } from './follow-identity.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageLoading } from './PageLoading.tsx';
import { paths } from './paths.ts';
import { RootLayout } from './RootLayout.tsx';
import { adminRoutes } from './routes/admin-routes.tsx';
import { kaskadAdminRoutes } from './routes/kaskad-admin-routes.tsx';
import { commercialRoutes, equisafeRoutes } from './routes/partner-routes.tsx';

export type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The router, which decides again whenever another account, or nobody, holds the session. */
export function createAppRouter(services: Services): AppRouter {
  const router = createBrowserRouter(appRoutes(services));
  followIdentity(services.session, router);
  return router;
}

/** The tree itself, which page tests run in memory. */
export function appRoutes({ guard }: Pick<Services, 'guard'>): RouteObject[] {
  const toHome: Pick<RouteObject, 'loader' | 'Component'> = {
    loader: () => guard.toLanding(),
    Component: PageLoading,
  };
  return [
    {
      Component: RootLayout,
      ErrorBoundary: PageFailure,
      HydrateFallback: PageLoading,
      children: [
        {
          path: paths.login,
          middleware: [guard.require(needs.guest)],
          handle: { title: screenTexts.login },
          lazy: { Component: async () => (await import('../features/sign-in/SignInPage.tsx')).SignInPage },
        },
        adminRoutes(guard),
        commercialRoutes(guard),
        equisafeRoutes(guard),
        kaskadAdminRoutes(guard),
        { index: true, ...toHome },
        // R014: a path nobody knows leads home, or to the sign-in screen.
        { path: '*', ...toHome },
      ],
    },
  ];
}
