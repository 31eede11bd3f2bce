/** The routes of the client shell (R012, R013). Made anew for each router, which takes `lazy` apart as screens arrive. */
import { PageFailure } from '@repo/client/start';
import type { RouteObject } from 'react-router';
import { type AheadServices, asking } from './ask-ahead.ts';
import { screens } from './first-screen.ts';
import { paths } from './paths.ts';

const pages = (services: AheadServices): RouteObject[] => [
  {
    path: 'dashboard',
    ...asking(services, paths.dashboard),
    lazy: { Component: async () => (await screens.dashboard()).PortfolioPage },
  },
  {
    path: 'produits',
    ...asking(services, paths.products),
    lazy: { Component: async () => (await screens.products()).ProductsPage },
  },
  {
    path: 'produits/:strategyId',
    lazy: { Component: async () => (await import('../features/products/ProductPage.tsx')).ProductPage },
  },
  {
    path: 'produits/:strategyId/souscrire',
    lazy: {
      Component: async () => (await import('../features/subscription/SubscriptionPage.tsx')).SubscriptionPage,
    },
  },
  {
    path: 'accompagnement',
    lazy: { Component: async () => (await import('../features/support/SupportPage.tsx')).SupportPage },
  },
  {
    path: 'documents',
    ...asking(services, paths.documents),
    lazy: { Component: async () => (await screens.documents()).DocumentsPage },
  },
  {
    path: 'profile',
    lazy: { Component: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage },
  },
];

export const clientRoutes = (services: AheadServices): RouteObject[] => [
  {
    lazy: { Component: async () => (await screens.shell()).ClientShell },
    // A page that fails leaves the header, the navigation and the footer where they are.
    children: [{ ErrorBoundary: PageFailure, children: pages(services) }],
  },
];
