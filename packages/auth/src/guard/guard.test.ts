import { reply, sampleUser } from '@repo/api-sdk/testing';
import { routeRequirements } from '@repo/domain/access';
import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { useTestServer } from '../test-session.ts';
import { routeTo } from './app-origins.ts';
import { decideRoute } from './decide-route.ts';
import { createGuard, type Guard } from './guard-middleware.ts';

const setUp = useTestServer();
const origins = { siteUrl: 'http://localhost:3000', backofficeUrl: 'http://localhost:3001/' };
const noArrival = {
  location: { hash: '', pathname: '/', search: '' },
  history: { replaceState: () => undefined },
};

describe('routeTo', () => {
  it.each([
    [{ app: 'yield', path: '/dashboard' }, 'yield', { kind: 'inside', path: '/dashboard' }],
    [{ app: 'kaskad', path: '/kaskad/dashboard' }, 'kaskad', { kind: 'inside', path: '/dashboard' }],
    [{ app: 'kaskad', path: '/kaskad' }, 'kaskad', { kind: 'inside', path: '/' }],
    [{ app: 'backoffice', path: '/kaskad/admin' }, 'backoffice', { kind: 'inside', path: '/kaskad/admin' }],
    [
      { app: 'kaskad', path: '/kaskad/dashboard' },
      'yield',
      { kind: 'same-origin', url: 'http://localhost:3000/kaskad/dashboard' },
    ],
    [
      { app: 'backoffice', path: '/admin' },
      'yield',
      { kind: 'other-origin', url: 'http://localhost:3001/admin' },
    ],
  ] as const)('routes to %j from %s', (location, from, route) => {
    expect(routeTo(location, from, origins)).toEqual(route);
  });
});

describe('decideRoute', () => {
  const signedOut = { token: null, user: null, intendedService: null, isRegistering: false, view: null };
  const state = (change: Parameters<typeof sampleUser>[0]) => ({
    ...signedOut,
    token: 't',
    user: sampleUser(change),
  });
  const dashboard = { app: 'yield', requirement: routeRequirements.yieldClient } as const;
  const login = { app: 'yield', requirement: routeRequirements.guest } as const;
  const register = { app: 'yield', requirement: routeRequirements.registration } as const;

  it('sends a visitor to the sign-in of the app (R031)', () => {
    expect(decideRoute(signedOut, dashboard)).toEqual({
      kind: 'redirect',
      to: { app: 'yield', path: '/login' },
    });
    expect(decideRoute(signedOut, login)).toEqual({ kind: 'show' });
  });

  it('redirects a signed-in client from the sign-in, to kyc-pending without KYC (R022, R030)', () => {
    expect(decideRoute(state({}), login)).toEqual({
      kind: 'redirect',
      to: { app: 'yield', path: '/dashboard' },
    });
    expect(decideRoute(state({ is_kyc: false }), login)).toEqual({
      kind: 'redirect',
      to: { app: 'yield', path: '/kyc-en-attente' },
    });
  });

  it('keeps the registration open to the account being registered (D3)', () => {
    expect(decideRoute({ ...state({ is_kyc: false }), isRegistering: true }, register)).toEqual({
      kind: 'show',
    });
  });

  it('opens the last chosen service when both are available (R028)', () => {
    const both = { ...state({ can_access_kaskad: true }), intendedService: 'kaskad' as const };
    expect(decideRoute(both, login)).toEqual({
      kind: 'redirect',
      to: { app: 'kaskad', path: '/kaskad/dashboard' },
    });
  });

  it('signs out an account without any service (R029)', () => {
    expect(decideRoute(state({ can_access_yield: false }), dashboard)).toEqual({
      kind: 'sign-out',
      to: { app: 'yield', path: '/login' },
    });
  });
});

/** A router without a browser, its routes guarded. */
async function open(guard: Guard, path: string, basename = '/') {
  const loader = vi.fn(() => null);
  const router = createMemoryRouter(
    [
      { path: '/login', middleware: [guard.require(routeRequirements.guest)] },
      { path: '/dashboard', middleware: [guard.require(routeRequirements.yieldClient)], loader },
      { path: '/kyc-en-attente', middleware: [guard.require(routeRequirements.kycPending)] },
      { path: '*', loader: async () => guard.toLanding() },
    ],
    { initialEntries: [path], basename },
  );
  await vi.waitFor(() =>
    expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true),
  );
  return { path: router.state.location.pathname, loader };
}

describe('createGuard', () => {
  it('shows a guarded route to an allowed user, after one check', async () => {
    const deps = setUp({ getMe: sampleUser() });
    deps.session.begin({ token: 'tok', user: sampleUser() });
    const guard = createGuard({ ...deps, app: 'yield', origins, arrival: noArrival });
    await expect(open(guard, '/dashboard')).resolves.toMatchObject({ path: '/dashboard' });
    await open(guard, '/dashboard');
    expect(deps.mock.requests).toHaveLength(1);
  });

  it('sends an invalid stored token to the sign-in, before any loader runs (R046)', async () => {
    const deps = setUp({ getMe: reply(401, { error: 'x', code: 'unauthenticated' }) });
    deps.session.begin({ token: 'old', user: sampleUser() });
    const guard = createGuard({ ...deps, app: 'yield', origins, arrival: noArrival });
    const { path, loader } = await open(guard, '/dashboard');
    expect(path).toBe('/login');
    expect(loader).not.toHaveBeenCalled();
    expect(deps.session.token()).toBeNull();
  });

  it('guards a route that has no loader', async () => {
    const deps = setUp({ getMe: sampleUser() });
    deps.session.begin({ token: 'tok', user: sampleUser() });
    const guard = createGuard({ ...deps, app: 'yield', origins, arrival: noArrival });
    await expect(open(guard, '/kyc-en-attente')).resolves.toMatchObject({ path: '/dashboard' });
  });

  it.each([
    ['/', {}, '/dashboard'],
    ['/nowhere', { is_kyc: false }, '/kyc-en-attente'],
  ])('redirects %s to the home screen of the session (R014)', async (path, change, home) => {
    const deps = setUp({ getMe: sampleUser(change) });
    deps.session.begin({ token: 'tok', user: sampleUser(change) });
    const guard = createGuard({ ...deps, app: 'yield', origins, arrival: noArrival });
    await expect(open(guard, path)).resolves.toMatchObject({ path: home });
  });

  it('signs out an account without any service, and shows the sign-in', async () => {
    const withoutService = sampleUser({ can_access_yield: false });
    const deps = setUp({ getMe: withoutService, logout: { success: true } });
    deps.session.begin({ token: 'tok', user: withoutService });
    const guard = createGuard({ ...deps, app: 'yield', origins, arrival: noArrival });
    await expect(open(guard, '/')).resolves.toMatchObject({ path: '/login' });
    expect(deps.mock.requests.map(({ operationId }) => operationId)).toEqual(['getMe', 'logout']);
    expect(deps.session.user()).toBeNull();
  });

  it('redirects an administrator to the back office, marked to request the session', async () => {
    const admin = sampleUser({ role: 'super_admin', can_access_yield_admin: true });
    const deps = setUp({ getMe: admin });
    deps.session.begin({ token: 'tok', user: admin });
    const guard = createGuard({ ...deps, app: 'yield', origins, arrival: noArrival });
    guard.carry('welcome');
    const refused = await caught(guard);
    expect(refused.headers.get('location')).toBe(
      'http://localhost:3001/admin#handoff-from=yield&notice=welcome',
    );
    expect(refused.headers.has('x-remix-reload-document')).toBe(true);
  });

  it('requests the session before it decides', async () => {
    const deps = setUp();
    const arrival = {
      ...noArrival,
      location: { hash: '#handoff-from=yield', pathname: '/admin', search: '' },
    };
    const guard = createGuard({ ...deps, app: 'backoffice', origins, arrival });
    const left = await caught(guard);
    expect(left.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/#handoff-to=backoffice&nonce=/);
    expect(left.headers.has('x-remix-reload-document')).toBe(true);
    expect(deps.mock.requests).toEqual([]);
  });

  it('exchanges the handed-over code before it decides', async () => {
    const admin = sampleUser({ role: 'super_admin', can_access_yield_admin: true });
    const deps = setUp({ getMe: admin, exchangeHandoff: { token: 'tok', user: admin, view: null } });
    const requested = {
      ...noArrival,
      location: { hash: '#handoff-from=yield', pathname: '/admin', search: '' },
    };
    const { leaveFor } = await createGuard({
      ...deps,
      app: 'backoffice',
      origins,
      arrival: requested,
    }).arrived();
    const nonce = new URLSearchParams(new URL(leaveFor ?? '').hash.slice(1)).get('nonce');
    const arrival = {
      ...noArrival,
      location: { hash: `#handoff=c0de&nonce=${nonce}`, pathname: '/', search: '' },
    };
    const guard = createGuard({ ...deps, app: 'backoffice', origins, arrival });
    const landing = await guard.toLanding();
    expect(landing.headers.get('location')).toBe('/admin');
    expect(deps.session.token()).toBe('tok');
  });

  it('retries a handoff whose chunk could not be loaded', async () => {
    vi.doMock('../flows/complete-handoff.ts', () => Promise.reject(new Error('no network')));
    const arrival = {
      location: { hash: '#handoff-from=yield', pathname: '/admin', search: '' },
      history: { replaceState: vi.fn() },
    };
    const guard = createGuard({ ...setUp(), app: 'backoffice', origins, arrival });
    await expect(caught(guard)).rejects.toThrow();
    expect(arrival.history.replaceState).not.toHaveBeenCalled();
    vi.doUnmock('../flows/complete-handoff.ts');
    const left = await caught(guard);
    expect(left.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/#handoff-to=backoffice/);
    expect(arrival.history.replaceState).toHaveBeenCalledOnce();
  });
});

/** The redirect thrown by the guard of a client’s route. */
async function caught(guard: Guard): Promise<Response> {
  const request = new Request('http://localhost:3000/dashboard');
  const args = {
    request,
    params: {},
    context: new RouterContextProvider(),
    pattern: '/',
    url: new URL(request.url),
  };
  try {
    await guard.require(routeRequirements.yieldClient)(args, async () => null);
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error('The route was shown');
}
