import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../test-session.ts';
import { handoffUrl, receiveArrival, withNotice } from './handoff.ts';

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

describe('receiveArrival', () => {
  it('begins the session and wipes the code from the address', async () => {
    const deps = setUp({ exchangeHandoff: { token: 'tok', user: sampleUser() } });
    const arrival = arriveWith('#handoff=a%20b');
    await expect(receiveArrival(deps, arrival)).resolves.toEqual({ session: 'received', notice: null });
    expect(deps.mock.requests[0]?.body).toEqual({ code: 'a b' });
    expect(deps.session.token()).toBe('tok');
    expect(arrival.history.replaceState).toHaveBeenCalledWith(null, '', '/admin?q=1');
  });

  it('does nothing without a code', async () => {
    const deps = setUp();
    const arrival = arriveWith('#section');
    await expect(receiveArrival(deps, arrival)).resolves.toEqual({ session: 'none', notice: null });
    expect(arrival.history.replaceState).not.toHaveBeenCalled();
  });

  it('wipes a code that is refused, and leaves the session as it was', async () => {
    const deps = setUp({ exchangeHandoff: reply(401, { error: 'Expiré.', code: 'unauthenticated' }) });
    deps.session.begin({ token: 'mine', user: sampleUser() });
    const arrival = arriveWith('#handoff=old');
    await expect(receiveArrival(deps, arrival)).resolves.toEqual({ session: 'refused', notice: null });
    expect(arrival.history.replaceState).toHaveBeenCalledOnce();
    // Else any link of another site could sign people out.
    expect(deps.session.token()).toBe('mine');
  });

  it.each([
    ['a code', '#handoff=c0de', 'received'],
    ['nothing else', '', 'none'],
  ] as const)(
    'tells what was done on the way, with %s, once the session is there',
    async (_, hash, session) => {
      const deps = setUp({ exchangeHandoff: { token: 'tok', user: sampleUser() } });
      if (session === 'none') deps.session.begin({ token: 'tok', user: sampleUser() });
      const { hash: carried } = new URL(withNotice(`http://localhost:3001/admin${hash}`, 'welcome'));
      const arrival = arriveWith(carried);
      await expect(receiveArrival(deps, arrival)).resolves.toEqual({ session, notice: 'welcome' });
      expect(arrival.history.replaceState).toHaveBeenCalledWith(null, '', '/admin?q=1');
    },
  );

  it.each(['#notice=welcome', '#notice=bravo'])(
    'says nothing of %s to a visitor, whoever wrote it',
    async (hash) => {
      const arrival = arriveWith(hash);
      await expect(receiveArrival(setUp(), arrival)).resolves.toEqual({ session: 'none', notice: null });
      expect(arrival.history.replaceState).toHaveBeenCalledOnce();
    },
  );
});
