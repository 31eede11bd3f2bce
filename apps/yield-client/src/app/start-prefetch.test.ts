import { createQueryFactory } from '@repo/api-sdk';
import { sampleDashboard, sampleUser } from '@repo/api-sdk/testing';
import { createSessionStore, type SessionUser } from '@repo/auth';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { runLoader } from '../testing/run-loader.ts';
import { type PrefetchServices, prefetchAtStart, prefetchOnOpen } from './start-prefetch.ts';

afterEach(() => window.localStorage.clear());

const pending = () => new Promise<never>(() => undefined);

function setUp() {
  const queryClient = new QueryClient();
  const queries = createQueryFactory({
    baseUrl: '',
    offer: { has: () => true, subscribe: () => () => undefined },
    request: pending,
    download: pending,
    call: pending,
  });
  const keys = () =>
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => queryKey);
  return {
    services: { queries, queryClient },
    keys,
    operations: () => keys().map(([operation]) => operation),
  };
}

/** The operations prefetched when a screen is opened at this address. */
function prefetchedBy(address: string): unknown[] {
  const { services, operations } = setUp();
  visit(services, address);
  return operations();
}

function visit(services: PrefetchServices, address: string): void {
  const url = new URL(address, 'http://localhost:3000');
  const route = prefetchOnOpen(services, url.pathname);
  expect(runLoader(route, url)).toBeNull();
  expect(route.shouldRevalidate).toBeDefined();
}

describe('opening a screen', () => {
  it('prefetches what it shows first while its chunk downloads', () => {
    expect(prefetchedBy('/dashboard')).toEqual(['getDashboard', 'listContracts', 'listStrategies']);
    expect(prefetchedBy('/produits')).toEqual(['listStrategies']);
    expect(prefetchedBy('/documents')).toEqual(['listContracts']);
  });

  it('prefetches the figures of a portfolio without their series, and with them once both are cached', () => {
    const query = { currency: 'EUR' } as const;
    const first = setUp();
    visit(first.services, '/dashboard');
    expect(first.keys()).toContainEqual(['getDashboard', { query: { ...query, series: 'none' } }]);
    const later = setUp();
    const { queries, queryClient } = later.services;
    queryClient.setQueryData(queries.query('getDashboard', { query }).queryKey, sampleDashboard(), {
      updatedAt: 1,
    });
    visit(later.services, '/dashboard');
    expect(later.keys()).toContainEqual(['getDashboard', { query }]);
    expect(later.operations()).toEqual(['getDashboard', 'listContracts', 'listStrategies']);
  });

  it('does not prefetch a request that depends on a currency in the URL', () => {
    expect(prefetchedBy('/dashboard?devise=USD')).toEqual(['listContracts', 'listStrategies']);
    expect(prefetchedBy('/documents?devise=USD')).toEqual([]);
  });
});

const at = (pathname: string, hash = '') => ({ pathname, search: '', hash });
const client = sampleUser();

function prefetchedAtStart(user: SessionUser | null, location: ReturnType<typeof at>): unknown[] {
  const { services, operations } = setUp();
  const session = createSessionStore();
  if (user !== null) session.begin({ token: 'tok', user });
  prefetchAtStart({ ...services, session }, location);
  return operations();
}

describe('starting the application', () => {
  it('prefetches together with the check of the session', () => {
    expect(prefetchedAtStart(client, at('/dashboard'))).toEqual([
      'getDashboard',
      'listContracts',
      'listStrategies',
    ]);
    expect(prefetchedAtStart(client, at('/profile'))).toEqual([]);
  });

  it('prefetches nothing without a session, without access, nor while a session is handed over', () => {
    expect(prefetchedAtStart(null, at('/dashboard'))).toEqual([]);
    expect(prefetchedAtStart(sampleUser({ is_kyc: false }), at('/dashboard'))).toEqual([]);
    expect(prefetchedAtStart(client, at('/dashboard', '#code=1'))).toEqual([]);
  });
});
