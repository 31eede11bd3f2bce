import { reply, sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../session/browser-storage.ts';
import { openTab, useTestServer } from '../test-session.ts';
import { type ArrivalWindow, handoffUrl, receiveArrival, withNotice } from './handoff.ts';

const setUp = useTestServer();
const origins = { siteUrl: 'http://localhost:3000', backofficeUrl: 'http://localhost:3001' };
const issued = { code: 'a b', expires_at: '2026-01-01T00:00:00.000Z' };

function arriveWith(hash: string) {
  const replaceState = vi.fn();
  return { location: { hash, pathname: '/admin', search: '?q=1' }, history: { replaceState } };
}

/** The two ends of a hand-over, each with its own storage, as two origins of one browser have them. */
function setUpBoth(handlers: Parameters<typeof setUp>[0] = {}) {
  const deps = setUp({
    createHandoff: issued,
    exchangeHandoff: { token: 'tok', user: sampleUser() },
    ...handlers,
  });
  const site = { ...deps, app: 'yield', origins, tab: memoryStorage() } as const;
  const office = { ...openTab(), app: 'backoffice', origins, tab: memoryStorage() } as const;
  return { mock: deps.mock, site, office };
}

/** What an address carries, opened in the application. */
async function open(end: Parameters<typeof receiveArrival>[0], url: string) {
  const arrival: ArrivalWindow = arriveWith(new URL(url).hash);
  return receiveArrival(end, arrival);
}

/** The first two steps: the back office is opened, and goes to the site with its mark. */
async function ask(
  end: Parameters<typeof receiveArrival>[0],
  notice: 'welcome' | null = null,
): Promise<string> {
  const url = withNotice(handoffUrl('yield', 'http://localhost:3001/admin'), notice);
  const { leaveFor } = await open(end, url);
  if (leaveFor === null) throw new Error('Nothing was asked.');
  return leaveFor;
}

describe('a session handed over', () => {
  it('is asked for by the application one arrives at, which keeps a mark, and comes with a code and that mark', async () => {
    const { mock, site, office } = setUpBoth();
    site.session.begin({ token: 'secret', user: sampleUser() });
    const asked = await ask(office, 'welcome');
    expect(asked).toMatch(/^http:\/\/localhost:3000\/#handoff-to=backoffice&mark=[0-9a-f]{32}$/);
    const { leaveFor } = await open(site, asked);
    const mark = /mark=(\w+)$/.exec(asked)?.[1];
    expect(leaveFor).toBe(`http://localhost:3001/#handoff=a+b&mark=${mark}`);
    expect(mock.requests[0]?.body).toEqual({ target_origin: 'http://localhost:3001' });
    const arrival = await open(office, leaveFor ?? '');
    expect(arrival).toEqual({ session: 'received', notice: 'welcome', leaveFor: null });
    expect(mock.requests[1]?.body).toEqual({ code: 'a b' });
    expect(office.session.token()).toBe('tok');
  });

  it('is refused when this tab asked for none, whoever it belongs to, and the session held stays', async () => {
    const { mock, office } = setUpBoth();
    office.session.begin({ token: 'mine', user: sampleUser() });
    for (const hash of ['#handoff=attacker', '#handoff=attacker&mark=', '#handoff=attacker&mark=guess']) {
      const arrival = arriveWith(hash);
      await expect(receiveArrival(office, arrival)).resolves.toMatchObject({ session: 'refused' });
      expect(arrival.history.replaceState).toHaveBeenCalledWith(null, '', '/admin?q=1');
    }
    expect(mock.requests).toEqual([]);
    expect(office.session.token()).toBe('mine');
  });

  it('is refused with another mark than the one asked with, and the one asked with serves once', async () => {
    const { mock, office } = setUpBoth();
    const asked = await ask(office);
    await expect(open(office, 'http://b/#handoff=x&mark=other')).resolves.toMatchObject({
      session: 'refused',
    });
    const mark = /mark=(\w+)$/.exec(asked)?.[1];
    await expect(open(office, `http://b/#handoff=x&mark=${mark}`)).resolves.toMatchObject({
      session: 'refused',
    });
    expect(mock.requests).toEqual([]);
  });

  it('leaves the session as it was when the code is refused', async () => {
    const { office } = setUpBoth({
      exchangeHandoff: reply(401, { error: 'Expiré.', code: 'unauthenticated' }),
    });
    office.session.begin({ token: 'mine', user: sampleUser() });
    const mark = /mark=(\w+)$/.exec(await ask(office))?.[1];
    await expect(open(office, `http://b/#handoff=old&mark=${mark}`)).resolves.toMatchObject({
      session: 'refused',
    });
    expect(office.session.token()).toBe('mine');
  });

  it.each([
    ['an unknown application', '#handoff-from=ailleurs', '#handoff-to=https%3A%2F%2Fevil.test&mark=1'],
    ['one that shares the session', '#handoff-from=kaskad', '#handoff-to=kaskad&mark=1'],
  ])('is neither asked of nor given to %s', async (_, from, to) => {
    const { mock, site } = setUpBoth();
    site.session.begin({ token: 'secret', user: sampleUser() });
    for (const hash of [from, to]) {
      const stays = await receiveArrival(site, arriveWith(hash));
      expect(stays).toEqual({ session: 'none', notice: null, leaveFor: null });
    }
    expect(mock.requests).toEqual([]);
  });

  it('is not given by a visitor, who stays where he can sign in', async () => {
    const { mock, site } = setUpBoth();
    const stays = await receiveArrival(site, arriveWith('#handoff-to=backoffice&mark=1'));
    expect(stays.leaveFor).toBeNull();
    expect(mock.requests).toEqual([]);
  });

  it('leads to the other application’s sign-in screen when no code can be had', async () => {
    const { site } = setUpBoth({ createHandoff: reply(500, { error: 'x', code: 'internal' }) });
    site.session.begin({ token: 'secret', user: sampleUser() });
    const left = await receiveArrival(site, arriveWith('#handoff-to=backoffice&mark=1'));
    expect(left.leaveFor).toBe('http://localhost:3001/');
  });
});

describe('receiveArrival', () => {
  it('does nothing without a word of ours', async () => {
    const { site } = setUpBoth();
    const arrival = arriveWith('#section');
    await expect(receiveArrival(site, arrival)).resolves.toMatchObject({ session: 'none', notice: null });
    expect(arrival.history.replaceState).not.toHaveBeenCalled();
  });

  it('tells what was done on the way to the application that shares the session', async () => {
    const { site } = setUpBoth();
    site.session.begin({ token: 'tok', user: sampleUser() });
    const url = withNotice('http://localhost:3000/kaskad/dashboard', 'welcome');
    await expect(open(site, url)).resolves.toMatchObject({ session: 'none', notice: 'welcome' });
  });

  it.each(['#notice=welcome', '#notice=bravo'])(
    'says nothing of %s to a visitor, whoever wrote it',
    async (hash) => {
      const { site } = setUpBoth();
      const arrival = arriveWith(hash);
      await expect(receiveArrival(site, arrival)).resolves.toMatchObject({ session: 'none', notice: null });
      expect(arrival.history.replaceState).toHaveBeenCalledOnce();
    },
  );
});
