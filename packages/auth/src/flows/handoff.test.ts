import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/browser-storage.ts';
import { openTab, useTestServer } from '../test-session.ts';
import { type ArrivalWindow, handoffUrl, receiveArrival, viewUrl, withNotice } from './handoff.ts';

const setUp = useTestServer();
const origins = { siteUrl: 'http://localhost:3000', backofficeUrl: 'http://localhost:3001' };
const issued = { code: 'a b', expires_at: '2026-01-01T00:00:00.000Z' };

function arriveWith(hash: string) {
  const replaceState = vi.fn();
  return { location: { hash, pathname: '/admin', search: '?q=1' }, history: { replaceState } };
}

/** Both ends of a handoff, each with its own storage, like two origins in one browser. */
function setUpBoth(handlers: Parameters<typeof setUp>[0] = {}) {
  const deps = setUp({
    createHandoff: issued,
    exchangeHandoff: { token: 'tok', user: sampleUser(), view: null },
    ...handlers,
  });
  const site = { ...deps, app: 'yield', origins, tab: memoryStorage() } as const;
  const office = { ...openTab(), app: 'backoffice', origins, tab: memoryStorage() } as const;
  return { mock: deps.mock, site, office };
}

/** Opens an address in the application. */
async function open(end: Parameters<typeof receiveArrival>[0], url: string) {
  const arrival: ArrivalWindow = arriveWith(new URL(url).hash);
  return receiveArrival(end, arrival);
}

/** The first two steps: the back office is opened, and redirects to the site with its nonce. */
async function requestFrom(
  end: Parameters<typeof receiveArrival>[0],
  notice: 'welcome' | null = null,
): Promise<string> {
  const url = withNotice(handoffUrl('yield', 'http://localhost:3001/admin'), notice);
  const { leaveFor } = await open(end, url);
  if (leaveFor === null) throw new Error('No session was requested.');
  return leaveFor;
}

describe('a session handed over', () => {
  it('is requested by the receiving application with a nonce, and arrives with a code and that nonce', async () => {
    const { mock, site, office } = setUpBoth();
    site.session.begin({ token: 'secret', user: sampleUser() });
    const requested = await requestFrom(office, 'welcome');
    expect(requested).toMatch(/^http:\/\/localhost:3000\/#handoff-to=backoffice&nonce=[0-9a-f]{32}$/);
    const { leaveFor } = await open(site, requested);
    const nonce = /nonce=(\w+)$/.exec(requested)?.[1];
    expect(leaveFor).toBe(`http://localhost:3001/#handoff=a+b&nonce=${nonce}`);
    expect(mock.requests[0]?.body).toEqual({ target_origin: 'http://localhost:3001' });
    const arrival = await open(office, leaveFor ?? '');
    expect(arrival).toEqual({ session: 'received', notice: 'welcome', leaveFor: null });
    expect(mock.requests[1]?.body).toEqual({ code: 'a b' });
    expect(office.session.token()).toBe('tok');
  });

  it('is refused when this tab requested none, and the current session stays', async () => {
    const { mock, office } = setUpBoth();
    office.session.begin({ token: 'mine', user: sampleUser() });
    for (const hash of ['#handoff=attacker', '#handoff=attacker&nonce=', '#handoff=attacker&nonce=guess']) {
      const arrival = arriveWith(hash);
      await expect(receiveArrival(office, arrival)).resolves.toMatchObject({ session: 'refused' });
      expect(arrival.history.replaceState).toHaveBeenCalledWith(null, '', '/admin?q=1');
    }
    expect(mock.requests).toEqual([]);
    expect(office.session.token()).toBe('mine');
  });

  it('is refused with another nonce than the requested one, which is valid once', async () => {
    const { mock, office } = setUpBoth();
    const requested = await requestFrom(office);
    await expect(open(office, 'http://b/#handoff=x&nonce=other')).resolves.toMatchObject({
      session: 'refused',
    });
    const nonce = /nonce=(\w+)$/.exec(requested)?.[1];
    await expect(open(office, `http://b/#handoff=x&nonce=${nonce}`)).resolves.toMatchObject({
      session: 'refused',
    });
    expect(mock.requests).toEqual([]);
  });

  it('leaves the current session unchanged when the code is refused', async () => {
    const { office } = setUpBoth({
      exchangeHandoff: reply(401, { error: 'Expiré.', code: 'unauthenticated' }),
    });
    office.session.begin({ token: 'mine', user: sampleUser() });
    const nonce = /nonce=(\w+)$/.exec(await requestFrom(office))?.[1];
    await expect(open(office, `http://b/#handoff=old&nonce=${nonce}`)).resolves.toMatchObject({
      session: 'refused',
    });
    expect(office.session.token()).toBe('mine');
  });

  it.each([
    ['an unknown application', '#handoff-from=ailleurs', '#handoff-to=https%3A%2F%2Fevil.test&nonce=1'],
    ['one that shares the session', '#handoff-from=kaskad', '#handoff-to=kaskad&nonce=1'],
  ])('is neither requested from nor sent to %s', async (_, from, to) => {
    const { mock, site } = setUpBoth();
    site.session.begin({ token: 'secret', user: sampleUser() });
    for (const hash of [from, to]) {
      const stays = await receiveArrival(site, arriveWith(hash));
      expect(stays).toEqual({ session: 'none', notice: null, leaveFor: null });
    }
    expect(mock.requests).toEqual([]);
  });

  it('is not sent without a session, and the visitor stays on the sign-in screen', async () => {
    const { mock, site } = setUpBoth();
    const stays = await receiveArrival(site, arriveWith('#handoff-to=backoffice&nonce=1'));
    expect(stays.leaveFor).toBeNull();
    expect(mock.requests).toEqual([]);
  });

  it('leads to the other application’s sign-in screen when no code can be created', async () => {
    const { site } = setUpBoth({ createHandoff: reply(500, { error: 'x', code: 'internal' }) });
    site.session.begin({ token: 'secret', user: sampleUser() });
    const left = await receiveArrival(site, arriveWith('#handoff-to=backoffice&nonce=1'));
    expect(left.leaveFor).toBe('http://localhost:3001/');
  });
});

describe('receiveArrival', () => {
  it('does nothing without handoff parameters', async () => {
    const { site } = setUpBoth();
    const arrival = arriveWith('#section');
    await expect(receiveArrival(site, arrival)).resolves.toMatchObject({ session: 'none', notice: null });
    expect(arrival.history.replaceState).not.toHaveBeenCalled();
  });

  it('passes the notice to an application that shares the session', async () => {
    const { site } = setUpBoth();
    site.session.begin({ token: 'tok', user: sampleUser() });
    const url = withNotice('http://localhost:3000/kaskad/dashboard', 'welcome');
    await expect(open(site, url)).resolves.toMatchObject({ session: 'none', notice: 'welcome' });
  });

  it.each(['#notice=welcome', '#notice=bravo'])('ignores %s without a session', async (hash) => {
    const { site } = setUpBoth();
    const arrival = arriveWith(hash);
    await expect(receiveArrival(site, arrival)).resolves.toMatchObject({ session: 'none', notice: null });
    expect(arrival.history.replaceState).toHaveBeenCalledOnce();
  });
});

describe('a client’s space that staff read', () => {
  const endsAt = '2026-01-01T00:30:00.000Z';
  const client = sampleUser({ id: 'usr_claire' });

  /** Opens the new tab of the site, up to the arrival of its code. */
  async function openView(handlers: Parameters<typeof setUp>[0] = {}) {
    const ends = setUpBoth({
      exchangeHandoff: { token: 'view-token', user: client, view: { ends_at: endsAt } },
      ...handlers,
    });
    const { site, office } = ends;
    office.session.begin({ token: 'staff', user: sampleUser() });
    const requested = await open(site, viewUrl(origins.siteUrl, 'view_1'));
    const answered = await open({ ...office, api: site.api }, requested.leaveFor ?? '');
    const arrival = await open(site, answered.leaveFor ?? '');
    return { ...ends, requested, arrival };
  }

  it('[A46] is handed over by its id, and begins in the tab alone, anew', async () => {
    const { mock, site, requested, arrival } = await openView();
    expect(requested.leaveFor).toMatch(/#handoff-to=yield&nonce=[0-9a-f]{32}&view=view_1$/);
    expect(mock.requests[0]?.body).toEqual({ target_origin: 'http://localhost:3000', view_id: 'view_1' });
    expect(arrival).toEqual({ session: 'none', notice: null, leaveFor: 'http://localhost:3000/' });
    expect(site.session.token()).toBeNull();
    expect(openTab(site.tab).session.state()).toMatchObject({
      token: 'view-token',
      user: { id: 'usr_claire' },
      view: { endsAt },
    });
  });

  it('is over in its tab once its session has ended, and begins nothing when it is refused', async () => {
    const { site } = await openView();
    const { session } = openTab(site.tab);
    session.clear('view-token');
    expect(session.state()).toMatchObject({ token: null, user: null, view: { endsAt: null } });
    const refused = await openView({
      createHandoff: reply(403, { error: 'Non.', code: 'forbidden' }),
      exchangeHandoff: reply(401, { error: 'Non.', code: 'unauthenticated' }),
    });
    expect(openTab(refused.site.tab).session.state()).toMatchObject({ token: null, view: { endsAt: null } });
    expect(refused.arrival.leaveFor).toBe('http://localhost:3000/');
  });
});
