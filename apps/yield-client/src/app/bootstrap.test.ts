import { createApiClient, createQueryFactory } from '@repo/api-sdk';
import { sampleUser } from '@repo/api-sdk/testing';
import { sessionKeys } from '@repo/auth';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLoader } from '../testing/run-loader.ts';
import { prefetchOnOpen } from './start-prefetch.ts';

const apiUrl = 'http://localhost:4000';
const siteUrl = 'http://localhost:3000';

/** The requests sent, in order: the URL and its Authorization header. */
const sent: string[] = [];

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { url, headers } = new Request(input, init);
  sent.push(`${url.replace(apiUrl, '')} ${headers.get('authorization')}`);
  return Response.json({ ...sampleUser(), parameters: [] });
}

beforeEach(() => {
  const settings = document.createElement('script');
  settings.id = 'settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ apiUrl, siteUrl, backofficeUrl: 'http://localhost:3001' });
  document.body.replaceChildren(settings);
  sent.length = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', send);
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** Runs the bootstrap script of a page opened at this address. */
async function open(address: string, user = sampleUser()) {
  window.history.replaceState(null, '', address);
  window.localStorage.setItem(sessionKeys.token, 'tok');
  window.localStorage.setItem(sessionKeys.user, JSON.stringify(user));
  const { bootstrap } = await import('./bootstrap.ts');
  return bootstrap;
}

/** Sends what the screen at this address requests once the application runs. */
async function requestAsTheScreen(address: string, prefetchedFetch: typeof fetch): Promise<void> {
  const client = createApiClient({
    baseUrl: apiUrl,
    getToken: () => 'tok',
    readRetries: 0,
    fetch: prefetchedFetch,
  });
  const services = { queries: createQueryFactory(client), queryClient: new QueryClient() };
  const url = new URL(address, siteUrl);
  runLoader(prefetchOnOpen(services, url.pathname), url);
  await client.call('getMe');
  await client.call('listParameters');
  await vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
}

describe('the bootstrap script', () => {
  it.each([
    ['/dashboard', 5],
    ['/dashboard?devise=USD', 4],
    ['/produits', 3],
    ['/documents', 3],
    ['/documents?devise=USD', 2],
    ['/profile', 2],
  ])(
    'requests what the screen of %s requests, and the screen sends nothing twice',
    async (address, count) => {
      const bootstrap = await open(address);
      await vi.waitFor(() => expect(sent).toHaveLength(count));
      await requestAsTheScreen(address, bootstrap.fetch);
      expect(sent).toHaveLength(count);
      expect(sent.every((request) => request.endsWith(' Bearer tok'))).toBe(true);
    },
  );

  it.each([
    ['a session handed over', '/dashboard#code=1', sampleUser()],
    ['an account whose identity is not verified', '/dashboard', sampleUser({ is_kyc: false })],
    ['a member of staff', '/dashboard', sampleUser({ role: 'admin_yield' })],
  ])('requests nothing for %s', async (_who, address, user) => {
    await open(address, user);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
  });
});
