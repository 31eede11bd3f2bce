import { createQueryFactory } from '@repo/api-sdk';
import { sampleDashboard, sampleUser } from '@repo/api-sdk/testing';
import { createSessionStore, type SessionUser } from '@repo/auth';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { runLoader } from '../testing/run-loader.ts';
import { type AheadServices, askAtStart, asking } from './ask-ahead.ts';

afterEach(() => window.localStorage.clear());

const unanswered = () => new Promise<never>(() => undefined);

function setUp() {
  const queryClient = new QueryClient();
  const queries = createQueryFactory({
    baseUrl: '',
    request: unanswered,
    download: unanswered,
    call: unanswered,
  });
  const keys = () =>
    queryClient
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => queryKey);
  return { services: { queries, queryClient }, keys, asked: () => keys().map(([operation]) => operation) };
}

/** What opening a screen at this address asks, before its script is there. */
function askedBy(address: string): unknown[] {
  const { services, asked } = setUp();
  visit(services, address);
  return asked();
}

function visit(services: AheadServices, address: string): void {
  const url = new URL(address, 'http://localhost:3000');
  const route = asking(services, url.pathname);
  expect(runLoader(route, url)).toBeNull();
  expect(route.shouldRevalidate).toBeDefined();
}

describe('a screen that is opened', () => {
  it('asks what it shows first while its script travels', () => {
    expect(askedBy('/dashboard')).toEqual(['getDashboard', 'listStrategies']);
    expect(askedBy('/produits')).toEqual(['listStrategies']);
    expect(askedBy('/documents')).toEqual(['listSignatures']);
  });

  it('asks the figures of a portfolio before its series, and both together once it holds both', () => {
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
    expect(later.asked()).toEqual(['getDashboard', 'listStrategies']);
  });

  it('leaves what its address asks in a currency for later', () => {
    expect(askedBy('/dashboard?currency=USD')).toEqual(['listStrategies']);
    expect(askedBy('/documents?devise=USD')).toEqual([]);
  });
});

const at = (pathname: string, hash = '') => ({ pathname, search: '', hash });
const client = sampleUser();

function askedAtStart(user: SessionUser | null, location: ReturnType<typeof at>): unknown[] {
  const { services, asked } = setUp();
  const session = createSessionStore();
  if (user !== null) session.begin({ token: 'tok', user });
  askAtStart({ ...services, session }, location);
  return asked();
}

describe('the start', () => {
  it('asks together with the check of the session', () => {
    expect(askedAtStart(client, at('/dashboard'))).toEqual(['getDashboard', 'listStrategies']);
    expect(askedAtStart(client, at('/profile'))).toEqual([]);
  });

  it('asks nothing for nobody, for who may not, nor while a session is handed over', () => {
    expect(askedAtStart(null, at('/dashboard'))).toEqual([]);
    expect(askedAtStart(sampleUser({ is_kyc: false }), at('/dashboard'))).toEqual([]);
    expect(askedAtStart(client, at('/dashboard', '#code=1'))).toEqual([]);
  });
});
