import { createQueryFactory } from '@repo/api-sdk';
import { QueryClient } from '@tanstack/react-query';
import { type LoaderFunction, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { askAhead } from './ask-ahead.ts';

const unanswered = () => new Promise<never>(() => undefined);

/** What opening a screen at this address asks, before its script is there. */
function askedBy(screen: keyof ReturnType<typeof askAhead>, address: string): unknown[] {
  const queryClient = new QueryClient();
  const queries = createQueryFactory({
    baseUrl: '',
    request: unanswered,
    download: unanswered,
    call: unanswered,
  });
  const { loader, shouldRevalidate } = askAhead({ queries, queryClient })[screen];
  const url = new URL(address, 'http://localhost:3000');
  const args: Parameters<LoaderFunction>[0] = {
    request: new Request(url),
    url,
    pattern: url.pathname,
    params: {},
    context: new RouterContextProvider(),
  };
  expect(loader(args)).toBeNull();
  expect(shouldRevalidate()).toBe(false);
  return queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching' })
    .map(({ queryKey }) => queryKey[0]);
}

it('asks what a screen shows first, once, when it is opened', () => {
  expect(askedBy('dashboard', '/dashboard')).toEqual(['getDashboard', 'listStrategies', 'listYieldFlows']);
  expect(askedBy('products', '/produits')).toEqual(['listStrategies']);
  expect(askedBy('documents', '/documents')).toEqual(['listSignatures']);
});

it('leaves to the screen what its address asks in a currency', () => {
  expect(askedBy('dashboard', '/dashboard?currency=USD')).toEqual(['listStrategies', 'listYieldFlows']);
  expect(askedBy('documents', '/documents?devise=USD')).toEqual([]);
});
