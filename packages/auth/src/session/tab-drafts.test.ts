import { sampleUser } from '@repo/api-sdk/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTab } from '../test-session.ts';
import { tabStorage } from './browser-storage.ts';
import { dropTabDraft, dropTabDraftsOnLeave, readTabDraft, writeTabDraft } from './tab-drafts.ts';

const user = sampleUser();
const stored = () => tabStorage().getItem('form_drafts');

beforeEach(() => {
  writeTabDraft('message', { text: 'Bonjour' });
  writeTabDraft('invest', { units: '10' });
});
afterEach(() => {
  for (const key of ['form_drafts', 'form_drafts_owner']) tabStorage().removeItem(key);
});

it('are stored and dropped each by its name', () => {
  dropTabDraft('message');
  expect([readTabDraft('message'), readTabDraft('invest')]).toEqual([{}, { units: '10' }]);
});

it.each(['not JSON', '1', '{"message":1}'])('are empty where the storage holds %s', (text) => {
  tabStorage().setItem('form_drafts', text);
  expect(readTabDraft('message')).toEqual({});
});

it('are deleted once their user signs out, not where the session expires', () => {
  const { session } = openTab();
  dropTabDraftsOnLeave(session);
  session.begin({ token: 'tok', user });
  session.clear('tok');
  session.begin({ token: 'new', user });
  expect(readTabDraft('message')).toEqual({ text: 'Bonjour' });
  session.leave();
  expect(stored()).toBeNull();
});

it('are deleted once another account signs in after them', () => {
  const { session } = openTab();
  session.begin({ token: 'tok', user });
  dropTabDraftsOnLeave(session);
  session.clear('tok');
  session.begin({ token: 'other', user: sampleUser({ id: 'usr_other' }) });
  expect(stored()).toBeNull();
});

it('are deleted once another account signs in after a reload', () => {
  const { session } = openTab();
  dropTabDraftsOnLeave(session);
  session.begin({ token: 'tok', user });
  session.clear('tok');
  const { session: reloaded } = openTab();
  dropTabDraftsOnLeave(reloaded);
  reloaded.begin({ token: 'other', user: sampleUser({ id: 'usr_other' }) });
  expect(stored()).toBeNull();
});
