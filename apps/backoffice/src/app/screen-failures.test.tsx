/** Each screen of the back office while the API is slow, fails, limits or is down: skeleton, words, « Réessayer », what is typed stays. */
import { operationMetadata } from '@repo/api-sdk/spec';
import { type MockHandlers, reply, replyNothing } from '@repo/api-sdk/testing';
import { staffAreaNames } from '@repo/domain/access';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../shared/paths.ts';
import { screensOf } from '../shared/staff-screens.ts';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';

const open = usePages();

const other = { can_access_yield: false, can_access_yield_admin: false } as const;
const accounts = {
  admin: sampleAdmin({ role: 'super_admin' }),
  commercial: sampleAdmin({ ...other, role: 'commercial' }),
  equisafe: sampleAdmin({ ...other, role: 'equisafe' }),
  kaskadAdmin: sampleAdmin({ ...other, role: 'admin_kaskad', can_access_kaskad_admin: true }),
} as const;

/** Of the frame around every screen, which stays silent when they fail. */
const ofFrame = [
  'listJobs',
  'getMe',
  'getLiveness',
  'getChangeControl',
  'countAdminContracts',
  'listChangeRequests',
];
const reads = Object.values(operationMetadata)
  .filter(({ method, operationId }) => method === 'get' && operationId !== 'getMe')
  .map(({ operationId }) => operationId);
const failWith = (respond: () => unknown): MockHandlers =>
  Object.fromEntries(reads.map((operationId) => [operationId, respond]));

const failures = [
  () => reply(500, { error: 'Une erreur est survenue.', code: 'internal' }),
  () => reply(429, { error: 'Trop de requêtes.', code: 'rate_limited' }),
  replyNothing,
];

const retries = () => screen.queryAllByRole('button', { name: 'Réessayer' });
const isLoading = () =>
  [...document.querySelectorAll('main output')].some(({ textContent }) => textContent === 'Chargement…');

const screens = staffAreaNames.flatMap((area) =>
  screensOf(area).map(({ path }) => [path, accounts[area]] as const),
);

it.each(screens)(
  '[A58] %s waits, says what failed, offers to retry and keeps what is typed',
  async (path, as) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const first = Promise.withResolvers<unknown>();
    const { user, api } = open(path, { as, handlers: failWith(() => first.promise), readRetries: 0 });
    const sent = () => api.requests.filter(({ operationId }) => !ofFrame.includes(operationId)).length;
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
    // « À valider » fetches what the frame does too.
    if (sent() === 0 && path !== paths.changeRequests) return;
    expect(isLoading()).toBe(true);
    expect(retries()).toEqual([]);
    const [field] = screen.queryAllByRole('searchbox');
    if (field !== undefined) await user.type(field, 'moreau');

    for (const respond of failures) {
      api.use(failWith(respond));
      first.resolve(respond());
      const [retry] = retries();
      const before = api.requests.length;
      if (retry !== undefined) {
        await user.click(retry);
        await waitFor(() => expect(api.requests.length).toBeGreaterThan(before));
      }
      await waitFor(() => expect(isLoading()).toBe(false));
      expect(retries().length).toBeGreaterThan(0);
      for (const alert of screen.getAllByRole('alert')) expect(alert.textContent).not.toBe('');
    }
    if (field !== undefined) expect(field).toHaveProperty('value', 'moreau');
  },
);
