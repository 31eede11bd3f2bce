import type { Guard } from '@repo/auth';
import { routeRequirements } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { inLayout } from './in-layout.ts';

/** /admin-commercial: the commercial role only (R034, R345, R346). */
export function commercialRoutes(guard: Guard): RouteObject {
  return {
    middleware: [guard.require(routeRequirements.commercial)],
    lazy: { Component: async () => (await import('../layouts/CommercialLayout.tsx')).CommercialLayout },
    children: inLayout([
      {
        path: paths.commercialHome,
        handle: { title: screenTexts.backOffice },
        lazy: {
          Component: async () => (await import('../../features/upcoming/pages.tsx')).CommercialHomePage,
        },
      },
      {
        path: paths.commercialFxRates,
        handle: { title: screenTexts.fxRates },
        lazy: {
          Component: async () =>
            (await import('../../features/fx-rates/FxRatesPage.tsx')).ReadOnlyFxRatesPage,
        },
      },
    ]),
  };
}

/** /admin-equisafe: the equisafe role only (R035, R347). */
export function equisafeRoutes(guard: Guard): RouteObject {
  return {
    middleware: [guard.require(routeRequirements.equisafe)],
    lazy: { Component: async () => (await import('../layouts/EquisafeLayout.tsx')).EquisafeLayout },
    children: inLayout([
      {
        path: paths.equisafeHome,
        handle: { title: screenTexts.backOffice },
        lazy: { Component: async () => (await import('../../features/upcoming/pages.tsx')).EquisafeHomePage },
      },
    ]),
  };
}
