import { sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { openTab } from '../test-session.ts';
import { createInterruption } from './interruption.ts';

const screen = { path: '/documents?page=2', isRegistering: false };

function cutOff() {
  const { session } = openTab();
  const interruption = createInterruption(session);
  session.begin({ token: 'old', user: sampleUser() });
  interruption.shown(screen);
  interruption.ended('old');
  session.clear('old');
  return { session, interruption };
}

describe('a session that expires on an open screen', () => {
  it('is pending until the next sign-in, then resumed once by the same account', () => {
    const { session, interruption } = cutOff();
    expect(interruption.pending()).toMatchObject(screen);
    session.begin({ token: 'new', user: sampleUser() });
    expect(interruption.pending()).toBeNull();
    expect(interruption.resume()).toMatchObject(screen);
    expect(interruption.resume()).toBeNull();
  });

  it('is not resumed by another account, nor by the first one after it', () => {
    const { session, interruption } = cutOff();
    session.begin({ token: 'new', user: sampleUser({ id: 'another' }) });
    expect(interruption.resume()).toBeNull();
    session.begin({ token: 'newer', user: sampleUser() });
    expect(interruption.resume()).toBeNull();
  });

  it('is not recorded for an old token, nor before a screen was shown', () => {
    const { session } = openTab();
    const interruption = createInterruption(session);
    session.begin({ token: 'tok', user: sampleUser() });
    interruption.ended('tok');
    interruption.shown(screen);
    interruption.ended('older');
    session.clear();
    expect(interruption.pending()).toBeNull();
  });
});
