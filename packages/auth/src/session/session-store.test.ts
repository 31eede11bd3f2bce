import { sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { openTab } from '../test-session.ts';
import { memoryStorage } from './browser-storage.ts';
import { sessionAtom } from './session-store.ts';
import { parseSessionUser } from './session-user.ts';

const user = sampleUser();

describe('createSessionStore', () => {
  it('starts signed out', () => {
    const { session } = openTab();
    expect(session.state()).toEqual({
      token: null,
      user: null,
      intendedService: null,
      isRegistering: false,
      view: null,
    });
  });

  it('stores token, user and intended service under their keys (R041)', () => {
    const { session, storage } = openTab();
    session.begin({ token: 'tok', user });
    session.setIntendedService('kaskad');
    expect(storage.getItem('token')).toBe('tok');
    expect(storage.getItem('intended_service')).toBe('kaskad');
    expect(JSON.parse(storage.getItem('user') ?? '')).toEqual({
      id: 'usr_camille',
      role: 'client',
      is_kyc: true,
      firstname: 'Camille',
      lastname: 'Moreau',
      can_access_yield: true,
      can_access_kaskad: false,
      can_access_yield_admin: false,
      can_access_kaskad_admin: false,
    });
  });

  it('restores the stored session, as after a reload', () => {
    const { session, storage } = openTab();
    session.begin({ token: 'tok', user, isRegistering: true });
    const reloaded = openTab(storage).session;
    expect(reloaded.state()).toEqual(session.state());
    expect(reloaded.state()).toMatchObject({
      token: 'tok',
      isRegistering: true,
      user: { id: 'usr_camille' },
    });
  });

  it('clears token, user and intended service (R042)', () => {
    const { session, storage } = openTab();
    session.begin({ token: 'tok', user, isRegistering: true });
    session.setIntendedService('yield');
    session.clear();
    const left = ['token', 'user', 'intended_service', 'registration_pending'].map((key) =>
      storage.getItem(key),
    );
    expect(left).toEqual([null, null, null, null]);
    expect(session.user()).toBeNull();
  });

  it('replaces a token, and knows it for that token alone, until it ends', () => {
    const storage = memoryStorage();
    const [here, there] = [openTab(storage), openTab(storage)];
    here.session.begin({ token: 'old', user });
    const changed = vi.fn();
    here.session.onIdentityChange(changed);
    here.session.renew('older', 'not this');
    here.session.renew('old', 'new');
    there.otherTabChanged('token');
    expect([here.session.token(), there.session.state().token]).toEqual(['new', 'new']);
    expect(changed).not.toHaveBeenCalled();
    expect(there.session.tokenAfter('old')).toBe('new');
    expect(there.session.tokenAfter('older')).toBeNull();
    here.session.begin({ token: 'of another', user: sampleUser({ id: 'usr_other' }) });
    expect(there.session.tokenAfter('old')).toBeNull();
  });

  it('does not end a newer session when an older token is refused', () => {
    const { session } = openTab();
    session.begin({ token: 'new', user });
    session.clear('old');
    expect(session.token()).toBe('new');
    session.clear('new');
    expect(session.token()).toBeNull();
  });

  it('follows a sign-in and a sign-out of another tab', () => {
    const storage = memoryStorage();
    const [here, there] = [openTab(storage), openTab(storage)];
    const changed = vi.fn();
    here.session.onIdentityChange(changed);

    there.session.begin({ token: 'tok', user });
    here.otherTabChanged('token');
    expect(here.session.user()?.id).toBe('usr_camille');

    there.session.clear();
    here.otherTabChanged(null);
    expect(here.session.user()).toBeNull();
    expect(changed.mock.calls).toEqual([['usr_camille'], [null]]);
  });

  it('notifies that its user signed out, here or in another tab, not that the session expired', () => {
    const storage = memoryStorage();
    const [here, there] = [openTab(storage), openTab(storage)];
    const [leftHere, leftThere] = [vi.fn(), vi.fn()];
    here.session.onLeave(leftHere);
    there.session.onLeave(leftThere);
    here.session.begin({ token: 'tok', user });
    there.otherTabChanged('token');
    here.session.clear('tok');
    there.otherTabChanged('token');
    expect([leftHere.mock.calls, leftThere.mock.calls]).toEqual([[], []]);
    here.session.begin({ token: 'tok', user });
    here.session.leave();
    there.otherTabChanged('signed_out');
    expect([leftHere.mock.calls, leftThere.mock.calls]).toEqual([[[]], [[]]]);
    expect([here.session.user(), storage.getItem('signed_out')]).toEqual([null, null]);
  });

  it('ignores the keys of others', () => {
    const { session, storage, otherTabChanged } = openTab();
    session.begin({ token: 'tok', user });
    storage.removeItem('user');
    otherTabChanged('theme');
    expect(session.user()).not.toBeNull();
  });

  it('notifies a change of account, not a change of the account’s data', () => {
    const { session } = openTab();
    const changed = vi.fn();
    const stop = session.onIdentityChange(changed);
    session.begin({ token: 'a', user });
    session.setUser({ ...user, is_kyc: false });
    session.begin({ token: 'b', user: sampleUser({ id: 'usr_other' }) });
    stop();
    session.clear();
    expect(changed.mock.calls).toEqual([['usr_camille'], ['usr_other']]);
  });

  it('mirrors the session in the atom', () => {
    const { session } = openTab();
    const seen = vi.fn();
    session.jotaiStore.sub(sessionAtom, () => seen(session.jotaiStore.get(sessionAtom).user?.id));
    session.begin({ token: 'tok', user });
    expect(seen).toHaveBeenCalledWith('usr_camille');
  });

  it('ignores a late response after signing out', () => {
    const { session, storage } = openTab();
    session.setUser(user);
    expect(storage.getItem('user')).toBeNull();
  });

  it('keeps the registration open to the account being registered only (D3)', () => {
    const { session, storage } = openTab();
    session.begin({ token: 'tok', user, isRegistering: true });
    session.endRegistration();
    expect(session.state().isRegistering).toBe(false);
    storage.setItem('registration_pending', 'usr_other');
    expect(openTab(storage).session.state().isRegistering).toBe(false);
  });

  it('ignores an unknown intended service', () => {
    const storage = memoryStorage();
    storage.setItem('intended_service', 'casino');
    expect(openTab(storage).session.intendedService()).toBeNull();
  });
});

describe('parseSessionUser', () => {
  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['12'],
    ['[]'],
    ['{}'],
    ['{"id":"","role":"client"}'],
    ['{"id":1,"role":"client"}'],
    ['{"id":"u","role":"root"}'],
  ])('parses %j as null (R040)', (text) => {
    expect(parseSessionUser(text)).toBeNull();
  });

  it('reads a flag as false unless it is true', () => {
    const parsed = parseSessionUser('{"id":"u","role":"cgp","is_kyc":"yes","can_access_yield":1}');
    expect(parsed).toMatchObject({ role: 'cgp', is_kyc: false, can_access_yield: false, firstname: '' });
  });
});
