import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '../test-session.ts';
import {
  confirmLink,
  register,
  requestLink,
  resendTwoFactor,
  signIn,
  signOut,
  verifyTwoFactor,
} from './sign-in.ts';

const setUp = useTestServer();
const user = sampleUser();
const session200 = { token: 'tok', user };
const credentials = { email: ' Camille.Moreau@exemple.fr ', password: 'Demonstration-2026!' };

describe('signIn', () => {
  it('stores token and user (R053)', async () => {
    const deps = setUp({ login: session200 });
    await expect(signIn(deps, credentials)).resolves.toMatchObject({
      kind: 'signed-in',
      user: { id: 'usr_camille' },
    });
    expect(deps.session.state()).toMatchObject({ token: 'tok', user: { firstname: 'Camille' } });
    expect(deps.mock.requests[0]?.body).toEqual({
      user: { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' },
    });
    deps.mock.assertNoViolations();
  });

  it('fetches the user when the response has only a token', async () => {
    const deps = setUp({ login: { token: 'tok' }, getMe: user });
    await signIn(deps, credentials);
    expect(deps.mock.requests[1]?.headers.get('authorization')).toBe('Bearer tok');
    expect(deps.session.user()?.id).toBe('usr_camille');
  });

  it('begins no session before the code when the second factor is on (D10)', async () => {
    const deps = setUp({ login: { token: 'chl', two_factor_required: true }, verifyTwoFactor: session200 });
    const result = await signIn(deps, credentials);
    expect(result).toEqual({ kind: 'two-factor', challenge: 'chl', methods: ['email'] });
    expect(deps.session.token()).toBeNull();
    await verifyTwoFactor(deps, { challenge: 'chl', code: '123456' });
    expect(deps.mock.requests[1]?.headers.get('authorization')).toBe('Bearer chl');
    expect(deps.session.token()).toBe('tok');
  });

  it('reports the server’s sentence and begins no session on a refusal (R054)', async () => {
    const sentence = 'L’adresse mail ou le mot de passe est invalide.';
    const deps = setUp({ login: reply(401, { error: sentence, code: 'identity.invalid_credentials' }) });
    await expect(signIn(deps, credentials)).rejects.toMatchObject({ message: sentence, status: 401 });
    expect(deps.session.token()).toBeNull();
  });

  it('fails on a 2xx response without a token (R052)', async () => {
    const deps = setUp();
    const failing = { ...deps, api: { ...deps.api, call: async () => ({ token: '' }) } };
    // @ts-expect-error a response that does not match the spec
    await expect(signIn(failing, credentials)).rejects.toMatchObject({ code: 'no_token' });
    expect(deps.session.token()).toBeNull();
  });
});

describe('resendTwoFactor', () => {
  it('sends the challenge, and leaves the session unchanged on a refusal', async () => {
    const deps = setUp({ resendTwoFactor: reply(401, { error: 'Expiré.', code: 'unauthenticated' }) });
    deps.session.begin(session200);
    await expect(resendTwoFactor(deps, 'chl')).rejects.toThrow('Expiré.');
    expect(deps.session.token()).toBe('tok');
  });
});

describe('register', () => {
  it('begins a session that keeps the registration screen open (D3)', async () => {
    const deps = setUp({ register: session200 });
    await register(deps, { body: { user: { lastname: 'Moreau' } }, idempotencyKey: 'key-12345' });
    expect(deps.session.state()).toMatchObject({ token: 'tok', isRegistering: true });
    expect(deps.mock.requests[0]?.headers.get('idempotency-key')).toBe('key-12345');
  });
});

describe('a registration response without a token', () => {
  it('fails and begins no session, whatever else the response has (R077)', async () => {
    const deps = setUp();
    const failing = { ...deps, api: { ...deps.api, call: async () => ({ user }) } };
    // @ts-expect-error a response that does not match the spec
    const registering = register(failing, { body: { user: {} }, idempotencyKey: 'key-12345' });
    await expect(registering).rejects.toMatchObject({ code: 'no_token' });
    expect(deps.session.state()).toMatchObject({ token: null, user: null, isRegistering: false });
  });
});

describe('linking', () => {
  it('goes from a challenge to a session with both services (R112)', async () => {
    const deps = setUp({ requestLinkService: { token: 'chl' }, linkService: session200 });
    const challenge = await requestLink(deps, { service: 'yield', email: 'hugo@exemple.fr', password: 'x' });
    await confirmLink(deps, { challenge, code: '123456' });
    expect(deps.mock.requests[1]?.headers.get('authorization')).toBe('Bearer chl');
    expect(deps.session.token()).toBe('tok');
  });

  it('reports « Aucun token retourné » for a response without a token (R113)', async () => {
    const deps = setUp();
    const failing = { ...deps, api: { ...deps.api, call: async () => ({}) } };
    // @ts-expect-error a response that does not match the spec
    const linking = confirmLink(failing, { challenge: 'chl', code: '1' });
    await expect(linking).rejects.toThrow('Aucun token retourné');
  });
});

describe('signOut', () => {
  it('ends the session on the server, then in the browser', async () => {
    const deps = setUp({ logout: { success: true } });
    deps.session.begin(session200);
    await expect(signOut(deps)).resolves.toBe('done');
    expect(deps.mock.requests[0]?.headers.get('authorization')).toBe('Bearer tok');
    expect(deps.session.token()).toBeNull();
  });

  it('clears the session even if the request fails, and reports the failure (R354)', async () => {
    const deps = setUp({ logout: reply(500, { error: 'Panne.', code: 'internal' }) });
    deps.session.begin(session200);
    await expect(signOut(deps)).resolves.toBe('failed');
    expect(deps.session.state()).toMatchObject({ token: null, user: null });
  });

  it('sends no request without a session', async () => {
    const deps = setUp();
    await expect(signOut(deps)).resolves.toBe('done');
    expect(deps.mock.requests).toEqual([]);
  });
});
