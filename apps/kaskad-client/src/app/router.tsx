/** The routes of the second service, one tree: what each needs is data, and one guard reads it. */
import type { Services } from '@repo/auth';
import { PageFailure, PageLoading, RootFailure } from '@repo/client/start';
import { routeRequirements as needs } from '@repo/domain/access';
import { type RouteObject, redirect } from 'react-router';
import { SignInPage } from '../features/sign-in/SignInPage.tsx';
import { appTexts as texts } from '../shared/app.texts.ts';
import { paths, routePaths } from '../shared/paths.ts';
import { RootLayout } from './RootLayout.tsx';

export function appRoutes({ guard }: Pick<Services, 'guard'>): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: RootFailure,
      HydrateFallback: PageLoading,
      children: [
        {
          middleware: [guard.require(needs.guest)],
          // Most visits begin here: part of the first script, which saves a request.
          children: [{ path: paths.login, handle: { title: texts.login }, Component: SignInPage }],
        },
        { middleware: [guard.require(needs.registration)], children: registrationRoutes() },
        {
          // The link of an e-mail works with any session on the device.
          middleware: [guard.require(needs.public)],
          children: [
            {
              path: paths.invitation,
              handle: { title: texts.register },
              lazy: {
                Component: async () =>
                  (await import('../features/registration/InvitationPage.tsx')).InvitationPage,
              },
            },
            {
              path: paths.dispute,
              handle: { title: texts.dispute },
              lazy: {
                Component: async () => (await import('../features/dispute/DisputePage.tsx')).DisputePage,
              },
            },
            {
              path: paths.confirmEmail,
              handle: { title: texts.confirmEmail },
              lazy: {
                Component: async () =>
                  (await import('../features/email-confirmation/ConfirmEmailPage.tsx')).ConfirmEmailPage,
              },
            },
          ],
        },
        {
          middleware: [guard.require(needs.kaskadClient)],
          lazy: { Component: async () => (await import('./ClientShell.tsx')).ClientShell },
          // A page that fails keeps the header, the navigation and the footer on screen.
          children: [{ ErrorBoundary: PageFailure, children: clientRoutes() }],
        },
        // D2: the dashboard’s own guard redirects any other user.
        { index: true, loader: () => redirect(paths.dashboard), Component: PageLoading },
        { path: '*', loader: () => guard.toLanding(), Component: PageLoading },
      ],
    },
  ];
}

/** For signed-out users (R010, R030), and for the account being registered (D3). */
function registrationRoutes(): RouteObject[] {
  return [
    {
      path: paths.register,
      handle: { title: texts.register },
      lazy: {
        Component: async () =>
          (await import('../features/registration/RegistrationPage.tsx')).RegistrationPage,
      },
    },
  ];
}

/** For clients with access to this service, identity verified or not (R356). */
function clientRoutes(): RouteObject[] {
  return [
    {
      path: paths.dashboard,
      handle: { title: texts.nav.dashboard },
      lazy: {
        Component: async () => (await import('../features/dashboard/DashboardPage.tsx')).DashboardPage,
      },
    },
    {
      path: paths.investments,
      handle: { title: texts.nav.investments },
      lazy: {
        Component: async () => (await import('../features/investments/InvestmentsPage.tsx')).InvestmentsPage,
      },
    },
    {
      path: routePaths.round,
      handle: { title: texts.nav.round },
      lazy: { Component: async () => (await import('../features/round/RoundPage.tsx')).RoundPage },
    },
    {
      path: routePaths.invest,
      handle: { title: texts.nav.invest },
      lazy: { Component: async () => (await import('../features/invest/InvestPage.tsx')).InvestPage },
    },
    {
      path: routePaths.investment,
      handle: { title: texts.nav.investment },
      lazy: {
        Component: async () => (await import('../features/investment/InvestmentPage.tsx')).InvestmentPage,
      },
    },
    {
      path: paths.vesting,
      handle: { title: texts.nav.vesting },
      lazy: { Component: async () => (await import('../features/vesting/VestingPage.tsx')).VestingPage },
    },
    {
      path: paths.profile,
      handle: { title: texts.nav.profile },
      lazy: { Component: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage },
    },
  ];
}
