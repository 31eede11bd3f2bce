import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../test-session.ts';
import { createValidityCheck } from './validity-check.ts';

const setUp = useTestServer();
const user = sampleUser();

describe('createValidityCheck', () => {
  it('signs out without a token, and sends no request (R043)', async () => {
    const { api, session, storage, mock } = setUp();
    storage.setItem('user', JSON.stringify(user));
    await expect(createValidityCheck(api, session).run()).resolves.toBe('signed-out');
    expect(storage.getItem('user')).toBeNull();
    expect(mock.requests).toEqual([]);
  });

  it('updates the user from the server', async () => {
    const current = sampleUser({ is_kyc: true });
    const { api, session } = setUp({ getMe: current });
    session.begin({ token: 'tok', user: sampleUser({ is_kyc: false }) });
    const onUser = vi.fn();
    await expect(createValidityCheck(api, session, onUser).run()).resolves.toBe('valid');
    expect(session.user()?.is_kyc).toBe(true);
    expect(onUser).toHaveBeenCalledExactlyOnceWith(current);
  });

  it.each([
    ['a refusal', reply(401, { error: 'Veuillez vous connecter.', code: 'unauthenticated' })],
    ['an error', reply(500, { error: 'Panne.', code: 'internal' })],
    ['a response that is not a user', reply(200, {})],
  ])('signs out silently after %s (R044)', async (_what, response) => {
    const { api, session } = setUp({ getMe: response });
    session.begin({ token: 'tok', user });
    await expect(createValidityCheck(api, session).run()).resolves.toBe('signed-out');
    expect(session.token()).toBeNull();
  });

  it('does not sign out when the page is left during the check', async () => {
    vi.useFakeTimers();
    const { api, session } = setUp();
    session.begin({ token: 'tok', user });
    const cutOff = { ...api, call: () => Promise.reject(new TypeError('network error')) };
    const checked = createValidityCheck(cutOff, session).run();
    await vi.advanceTimersByTimeAsync(50);
    expect(session.token()).toBe('tok');
    await vi.advanceTimersByTimeAsync(50);
    await expect(checked).resolves.toBe('signed-out');
    vi.useRealTimers();
  });

  it('runs one check at a time (R045)', async () => {
    const { api, session, mock } = setUp({ getMe: user });
    session.begin({ token: 'tok', user });
    const check = createValidityCheck(api, session);
    await Promise.all([check.run(), check.run(), check.once()]);
    expect(mock.requests).toHaveLength(1);
    await check.run();
    expect(mock.requests).toHaveLength(2);
  });

  it('checks each token once for the guards', async () => {
    const { api, session, mock } = setUp({ getMe: user });
    const check = createValidityCheck(api, session);
    await expect(check.once()).resolves.toBe('signed-out');
    session.begin({ token: 'a', user });
    await check.once();
    await check.once();
    session.begin({ token: 'b', user });
    await check.once();
    expect(mock.requests).toHaveLength(2);
  });

  it('leaves a session begun meanwhile by another tab unchanged', async () => {
    const { api, session, mock } = setUp();
    mock.use({
      getMe: () => {
        session.begin({ token: 'new', user: sampleUser({ id: 'usr_other' }) });
        return reply(401, { error: 'Veuillez vous connecter.', code: 'unauthenticated' });
      },
    });
    session.begin({ token: 'old', user });
    await expect(createValidityCheck(api, session).run()).resolves.toBe('valid');
    expect(session.state()).toMatchObject({ token: 'new', user: { id: 'usr_other' } });
  });

  it('fetches the user when only the token is stored', async () => {
    const { api, session, storage } = setUp({ getMe: user });
    storage.setItem('token', 'tok');
    await createValidityCheck(api, session).once();
    expect(session.user()?.id).toBe('usr_camille');
  });
});
