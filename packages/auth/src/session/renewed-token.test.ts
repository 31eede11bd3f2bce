// A secret of the account changes in one tab while another request, or another tab, still sends the token before.
import { createApiClient } from '@repo/api-sdk';
import { sampleUser } from '@repo/api-sdk/testing';
import { expect, it, vi } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { createSessionStore } from './session-store.ts';

const baseUrl = 'http://api.test';
const user = sampleUser();

/** A server with one session, whose token a change of password replaces; each response waits for `release`. */
function setUp() {
  let current = 'old';
  const held: (() => void)[] = [];
  const tokens: string[] = [];
  const respond = (request: Request): Response => {
    const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    tokens.push(token);
    if (token !== current)
      return Response.json({ error: 'Connectez-vous.', code: 'unauthenticated' }, { status: 401 });
    if (!request.url.endsWith('/change-password')) return Response.json(user);
    current = 'new';
    return Response.json({ success: true }, { headers: { 'x-session-token': 'new' } });
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const response = respond(request);
    if (request.method === 'POST') await new Promise<void>((resolve) => held.push(resolve));
    return response;
  };
  const storage = memoryStorage();
  const openTab = () => {
    const session = createSessionStore({ storage, events: { listen: () => undefined } });
    const api = createApiClient({
      baseUrl,
      getToken: session.token,
      onNewToken: session.renew,
      tokenAfter: session.tokenAfter,
      onUnauthorized: session.clear,
      fetch,
      readRetries: 0,
    });
    return { session, api };
  };
  const release = async () => {
    await vi.waitFor(() => expect(held).not.toEqual([]));
    held.shift()?.();
  };
  return { openTab, release, tokens };
}

const change = { body: { password: 'Nouveau-mot-2026!', current_password: 'Demonstration-2026!' } };

it.each(['the same tab', 'another tab'])(
  'a request of %s, refused meanwhile, is sent again',
  async (where) => {
    const { openTab, release, tokens } = setUp();
    const here = openTab();
    here.session.begin({ token: 'old', user });
    const other = where === 'the same tab' ? here : openTab();
    const changing = here.api.call('changePassword', change);
    await vi.waitFor(() => expect(tokens).toEqual(['old']));
    const reading = other.api.call('getMe');
    // The server has replaced the token, and the response is on its way.
    await vi.waitFor(() => expect(tokens).toEqual(['old', 'old']));
    await release();
    await changing;
    await expect(reading).resolves.toMatchObject({ id: user.id });
    expect(tokens).toEqual(['old', 'old', 'new']);
    expect(other.session.token()).toBe('new');
  },
);

it('a request of an ended session is sent once, and the session ends here too', async () => {
  const { openTab, tokens } = setUp();
  const here = openTab();
  here.session.begin({ token: 'revoked', user });
  await expect(here.api.call('getMe')).rejects.toMatchObject({ status: 401 });
  expect(tokens).toEqual(['revoked']);
  expect(here.session.token()).toBeNull();
});
