import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../test-session.ts';
import { createValidityCheck } from './validity-check.ts';

const setUp = useTestServer();
const user = sampleUser();

describe('createValidityCheck', () => {
  it('signs out without a token, and asks the server nothing (R043)', async () => {
    const { api, session, storage, mock } = setUp();
    storage.setItem('user', JSON.stringify(user));
    await expect(createValidityCheck(api, session).run()).resolves.toBe('signed-out');
    expect(storage.getItem('user')).toBeNull();
    expect(mock.requests).toEqual([]);
  });

  it('takes the user as the server says he is now', async () => {
    const { api, session } = setUp({ getMe: sampleUser({ is_kyc: true }) });
    session.begin({ token: 'tok', user: sampleUser({ is_kyc: false }) });
    await expect(createValidityCheck(api, session).run()).resolves.toBe('valid');
    expect(session.user()?.is_kyc).toBe(true);
  });

  it.each([
    ['a refusal', reply(401, { error: 'Veuillez vous connecter.', code: 'unauthenticated' })],
    ['an error', reply(500, { error: 'Panne.', code: 'internal' })],
    ['a result that is no user', reply(200, {})],
  ])('signs out after %s, and shows nothing (R044)', async (_what, answer) => {
    const { api, session } = setUp({ getMe: answer });
    session.begin({ token: 'tok', user });
    await expect(createValidityCheck(api, session).run()).resolves.toBe('signed-out');
    expect(session.token()).toBeNull();
  });

  it('signs nobody out whose page is left in the middle of the check: it is gone before the session is', async () => {
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

  it('leaves alone a session that another tab began meanwhile', async () => {
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

  it('finds the user again when only the token is left', async () => {
    const { api, session, storage } = setUp({ getMe: user });
    storage.setItem('token', 'tok');
    await createValidityCheck(api, session).once();
    expect(session.user()?.id).toBe('usr_camille');
  });
});
