/** The routes of the client shell (R012, R013). Made anew for each router, which takes `lazy` apart as screens arrive. */
import { PageFailure } from '@repo/client/start';
import type { RouteObject } from 'react-router';
import { type AheadServices, askAhead } from './ask-ahead.ts';

const pages = (ahead: ReturnType<typeof askAhead>): RouteObject[] => [
  {
    path: 'dashboard',
    ...ahead.dashboard,
    lazy: { Component: async () => (await import('../features/portfolio/PortfolioPage.tsx')).PortfolioPage },
  },
  {
    path: 'produits',
    ...ahead.products,
    lazy: { Component: async () => (await import('../features/products/ProductsPage.tsx')).ProductsPage },
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
    ...ahead.documents,
    lazy: { Component: async () => (await import('../features/documents/DocumentsPage.tsx')).DocumentsPage },
  },
  {
    path: 'profile',
    lazy: { Component: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage },
  },
];

export const clientRoutes = (services: AheadServices): RouteObject[] => [
  {
    lazy: { Component: async () => (await import('./ClientShell.tsx')).ClientShell },
    // A page that fails leaves the header, the navigation and the footer where they are.
    children: [{ ErrorBoundary: PageFailure, children: pages(askAhead(services)) }],
  },
];
