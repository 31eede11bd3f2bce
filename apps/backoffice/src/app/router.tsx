import type { Services } from '@repo/auth';
import { routeRequirements } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { screenTexts } from './app.texts.ts';
import { paths } from './paths.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { adminRoutes } from './routes/admin-routes.tsx';
import { kaskadAdminRoutes } from './routes/kaskad-admin-routes.tsx';
import { commercialRoutes, equisafeRoutes } from './routes/partner-routes.tsx';

/** Every route of the back office, each family behind its guard. */
export function backofficeRoutes(services: Services): RouteObject[] {
  const { guard } = services;
  const toHome = () => guard.toLanding();
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RouteFailure,
      HydrateFallback: () => null,
      children: [
        {
          path: paths.login,
          middleware: [guard.require(routeRequirements.guest)],
          handle: { title: screenTexts.login },
          lazy: { Component: async () => (await import('../features/sign-in/SignInPage.tsx')).SignInPage },
        },
        adminRoutes(guard),
        commercialRoutes(guard),
        equisafeRoutes(guard),
        kaskadAdminRoutes(guard),
        { index: true, loader: toHome },
        { path: '*', loader: toHome },
      ],
    },
  ];
}
