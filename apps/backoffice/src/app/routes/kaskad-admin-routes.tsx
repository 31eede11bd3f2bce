import type { Guard } from '@repo/auth';
import { routeRequirements } from '@repo/domain/access';
import type { RouteObject } from 'react-router';
import { screenTexts } from '../../shared/app.texts.ts';
import { paths } from '../../shared/paths.ts';
import { inLayout } from './in-layout.ts';

/** /kaskad/admin: accounts with the second service’s administrator flag (R036, R361). */
export function kaskadAdminRoutes(guard: Guard): RouteObject {
  return {
    middleware: [guard.require(routeRequirements.kaskadAdmin)],
    lazy: { Component: async () => (await import('../layouts/KaskadAdminLayout.tsx')).KaskadAdminLayout },
    children: inLayout([
      {
        path: paths.kaskadHome,
        handle: { title: screenTexts.dashboard },
        lazy: { Component: async () => (await import('../../features/upcoming/pages.tsx')).KaskadHomePage },
      },
      {
        path: paths.kaskadUsers,
        handle: { title: screenTexts.kaskadUsers },
        lazy: { Component: async () => (await import('../../features/upcoming/pages.tsx')).KaskadUsersPage },
      },
      {
        path: paths.kaskadInvestments,
        handle: { title: screenTexts.kaskadInvestments },
        lazy: {
          Component: async () => (await import('../../features/upcoming/pages.tsx')).KaskadInvestmentsPage,
        },
      },
      {
        path: paths.kaskadFundraising,
        handle: { title: screenTexts.kaskadFundraising },
        lazy: {
          Component: async () => (await import('../../features/upcoming/pages.tsx')).KaskadFundraisingPage,
        },
      },
    ]),
  };
}
