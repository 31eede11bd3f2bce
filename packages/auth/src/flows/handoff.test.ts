import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../test-session.ts';
import { handoffUrl, receiveHandoff } from './handoff.ts';

const setUp = useTestServer();
const target = { url: 'http://localhost:3001/admin', origin: 'http://localhost:3001' };

function arriveWith(hash: string) {
  const replaceState = vi.fn();
  return { location: { hash, pathname: '/admin', search: '?q=1' }, history: { replaceState } };
}

describe('handoffUrl', () => {
  it('carries a code bound to the target origin, in the fragment, and never the token', async () => {
    const deps = setUp({ createHandoff: { code: 'a b', expires_at: '2026-01-01T00:00:00.000Z' } });
    deps.session.begin({ token: 'secret', user: sampleUser() });
    const url = await handoffUrl(deps, target);
    expect(url).toBe('http://localhost:3001/admin#handoff=a%20b');
    expect(deps.mock.requests[0]?.body).toEqual({ target_origin: 'http://localhost:3001' });
  });
});

describe('receiveHandoff', () => {
  it('begins the session and wipes the code from the address', async () => {
    const deps = setUp({ exchangeHandoff: { token: 'tok', user: sampleUser() } });
    const arrival = arriveWith('#handoff=a%20b');
    await expect(receiveHandoff(deps, arrival)).resolves.toBe('received');
    expect(deps.mock.requests[0]?.body).toEqual({ code: 'a b' });
    expect(deps.session.token()).toBe('tok');
    expect(arrival.history.replaceState).toHaveBeenCalledWith(null, '', '/admin?q=1');
  });

  it('does nothing without a code', async () => {
    const deps = setUp();
    const arrival = arriveWith('#section');
    await expect(receiveHandoff(deps, arrival)).resolves.toBe('none');
    expect(arrival.history.replaceState).not.toHaveBeenCalled();
  });

  it('wipes a code that is refused, and leaves the session as it was', async () => {
    const deps = setUp({ exchangeHandoff: reply(401, { error: 'Expiré.', code: 'unauthenticated' }) });
    deps.session.begin({ token: 'mine', user: sampleUser() });
    const arrival = arriveWith('#handoff=old');
    await expect(receiveHandoff(deps, arrival)).resolves.toBe('refused');
    expect(arrival.history.replaceState).toHaveBeenCalledOnce();
    // Else any link of another site could sign people out.
    expect(deps.session.token()).toBe('mine');
  });
});
