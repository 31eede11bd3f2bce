import { createApiClient, createQueryFactory } from '@repo/api-sdk';
import { sampleUser } from '@repo/api-sdk/testing';
import { sessionKeys } from '@repo/auth';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runLoader } from '../testing/run-loader.ts';
import { asking } from './ask-ahead.ts';

const apiUrl = 'http://localhost:4000';
const siteUrl = 'http://localhost:3000';

/** What left the page, in order: the address, and whose session it carried. */
const sent: string[] = [];

async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { url, headers } = new Request(input, init);
  sent.push(`${url.replace(apiUrl, '')} ${headers.get('authorization')}`);
  return Response.json({ parameters: [] });
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

/** The first script of a page opened at this address. */
async function open(address: string, user = sampleUser()) {
  window.history.replaceState(null, '', address);
  window.localStorage.setItem(sessionKeys.token, 'tok');
  window.localStorage.setItem(sessionKeys.user, JSON.stringify(user));
  const { early } = await import('./early.ts');
  return early;
}

/** What the screen of this address asks once the application runs. */
async function askAsTheScreen(address: string, ask: typeof fetch): Promise<void> {
  const client = createApiClient({ baseUrl: apiUrl, getToken: () => 'tok', readRetries: 0, fetch: ask });
  const services = { queries: createQueryFactory(client), queryClient: new QueryClient() };
  const url = new URL(address, siteUrl);
  runLoader(asking(services, url.pathname), url);
  await client.call('getMe');
  await client.call('listParameters');
  await vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
}

describe('the first script', () => {
  it.each([
    ['/dashboard', 4],
    ['/dashboard?currency=USD', 3],
    ['/produits', 3],
    ['/documents', 3],
    ['/documents?devise=USD', 2],
    ['/profile', 2],
  ])('asks what the screen of %s asks, and the screen asks nothing twice', async (address, count) => {
    const early = await open(address);
    await vi.waitFor(() => expect(sent).toHaveLength(count));
    await askAsTheScreen(address, early.fetch);
    expect(sent).toHaveLength(count);
    expect(sent.every((question) => question.endsWith(' Bearer tok'))).toBe(true);
  });

  it.each([
    ['a session handed over', '/dashboard#code=1', sampleUser()],
    ['an account whose identity is not verified', '/dashboard', sampleUser({ is_kyc: false })],
    ['a member of staff', '/dashboard', sampleUser({ role: 'admin_yield' })],
  ])('asks nothing for %s', async (_who, address, user) => {
    await open(address, user);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toEqual([]);
  });
});
