/**
 * The routes of the client shell (R012, R013). Created for each router, because a router mutates its routes as it loads
 * `lazy` ones.
 */
import { PageFailure } from '@repo/client/start';
import type { RouteObject } from 'react-router';
import { paths } from '../shared/paths.ts';
import { chunks, type PrefetchServices, prefetchOnOpen } from './start-prefetch.ts';

const pages = (services: PrefetchServices): RouteObject[] => [
  {
    path: 'dashboard',
    ...prefetchOnOpen(services, paths.dashboard),
    lazy: { Component: async () => (await chunks.dashboard()).PortfolioPage },
  },
  {
    path: 'produits',
    ...prefetchOnOpen(services, paths.products),
    lazy: { Component: async () => (await chunks.products()).ProductsPage },
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
    path: 'souscription-preparee/:id',
    lazy: { Component: async () => (await import('../features/prepared/PreparedPage.tsx')).PreparedPage },
  },
  {
    path: 'accompagnement',
    lazy: { Component: async () => (await import('../features/support/SupportPage.tsx')).SupportPage },
  },
  {
    path: 'documents',
    ...prefetchOnOpen(services, paths.documents),
    lazy: { Component: async () => (await chunks.documents()).DocumentsPage },
  },
  {
    path: 'notifications',
    lazy: { Component: async () => (await import('../features/notices/NoticesPage.tsx')).NoticesPage },
  },
  {
    path: 'profile',
    lazy: { Component: async () => (await import('../features/profile/ProfilePage.tsx')).ProfilePage },
  },
];

export const clientRoutes = (services: PrefetchServices): RouteObject[] => [
  {
    lazy: { Component: async () => (await chunks.shell()).ClientShell },
    // A page that fails keeps the header, the navigation and the footer on screen.
    children: [{ ErrorBoundary: PageFailure, children: pages(services) }],
  },
];
