import type { Guard } from '@repo/auth';
import { routeRequirements } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { inLayout } from './in-layout.ts';

/** /admin: accounts with the administrator flag (R033, R338–R344). */
export function adminRoutes(guard: Guard): RouteObject {
  return {
    middleware: [guard.require(routeRequirements.yieldAdmin)],
    lazy: { Component: async () => (await import('../layouts/AdminLayout.tsx')).AdminLayout },
    children: inLayout([
      {
        path: paths.adminHome,
        handle: { title: screenTexts.dashboard },
        lazy: {
          Component: async () => (await import('../../features/home/AdminHomePage.tsx')).AdminHomePage,
        },
      },
      ...marketRoutes(),
      {
        path: paths.contracts,
        handle: { title: screenTexts.contracts },
        lazy: {
          Component: async () => (await import('../../features/contracts/ContractsPage.tsx')).ContractsPage,
        },
        children: [
          {
            path: ':id',
            handle: { title: screenTexts.contract },
            lazy: {
              Component: async () =>
                (await import('../../features/contracts/ContractPanel.tsx')).ContractPanel,
            },
          },
        ],
      },
      {
        path: paths.users,
        handle: { title: screenTexts.users },
        lazy: { Component: async () => (await import('../../features/upcoming/pages.tsx')).ClientsPage },
      },
      {
        path: paths.salespeople,
        handle: { title: screenTexts.salespeople },
        lazy: { Component: async () => (await import('../../features/upcoming/pages.tsx')).SalespeoplePage },
      },
      {
        path: paths.products,
        handle: { title: screenTexts.products },
        lazy: {
          Component: async () => (await import('../../features/products/ProductsPage.tsx')).ProductsPage,
        },
      },
    ]),
  };
}

// Made anew for each router, which writes in the routes it is given.
function marketRoutes(): RouteObject[] {
  return [
    {
      path: paths.navs,
      handle: { title: screenTexts.navs },
      lazy: { Component: async () => (await import('../../features/navs/NavsPage.tsx')).NavsPage },
    },
    {
      path: paths.navsImport,
      handle: { title: screenTexts.navsImport },
      lazy: { Component: async () => (await import('../../features/imports/pages.tsx')).NavImportPage },
    },
    {
      path: paths.fxRates,
      handle: { title: screenTexts.fxRates },
      lazy: { Component: async () => (await import('../../features/fx-rates/FxRatesPage.tsx')).FxRatesPage },
    },
    {
      path: paths.fxRatesImport,
      handle: { title: screenTexts.fxRatesImport },
      lazy: { Component: async () => (await import('../../features/imports/pages.tsx')).FxImportPage },
    },
  ];
}
