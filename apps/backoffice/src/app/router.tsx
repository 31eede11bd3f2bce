/** The routes of the back office, one tree: what each needs is data, and one guard reads it. */
import type { Services } from '@repo/auth';
import { PageLoading, RootFailure } from '@repo/client/start';
import { routeRequirements as needs, staffAreaNames } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { screenTexts } from '../shared/app.texts.ts';
import { paths } from '../shared/paths.ts';
import { RootLayout } from './RootLayout.tsx';
import { staffRoutes } from './routes/staff-routes.ts';

export function appRoutes({ guard }: Pick<Services, 'guard'>): RouteObject[] {
  const toHome: Pick<RouteObject, 'loader' | 'Component'> = {
    loader: () => guard.toLanding(),
    Component: PageLoading,
  };
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootFailure,
      HydrateFallback: PageLoading,
      children: [
        {
          path: paths.login,
          middleware: [guard.require(needs.guest)],
          handle: { title: screenTexts.login },
          // Most visits begin here: part of the first script, which saves a request.
          Component: SignInPage,
        },
        ...staffAreaNames.map((area) => staffRoutes(guard, area)),
        { index: true, ...toHome },
        // R014: an unknown path redirects to the home page, or to the sign-in screen.
        { path: '*', ...toHome },
      ],
    },
  ];
}
