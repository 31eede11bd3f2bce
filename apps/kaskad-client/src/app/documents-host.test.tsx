/** D38: the documents name the screens of this site, and show nothing of them: each stands, and says that there is no more. */
import { createDocumentsHost, documentedUser } from '@repo/api-sdk/testing/documents-host';
import { expectSoundPage } from '@repo/client/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleKaskadClient, usePages } from '../testing/page-test.tsx';

const open = usePages();
const account = sampleKaskadClient({ id: 'u-17' });
const user = { ...documentedUser, is_kyc: false, kyc_status: 'pending', can_access_yield: false };
const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    const text = words.map(String).join(' ');
    // jsdom has no layout and draws no canvas.
    if (!/Not implemented: HTMLCanvas|\[ECharts\] Can't get DOM/.test(text)) errors.push(text);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  '/dashboard',
  '/investments',
  '/investments?onglet=levees',
  '/investments/1',
  '/investments/levees/1',
  '/investments/levees/1/investir',
  '/vesting',
  '/profile',
  '/inconnu',
])('a host that offers the two documents alone shows %s whole (D38)', async (address) => {
  const host = createDocumentsHost([], { getMe: user });
  const page = open(address, { as: account, host });
  await expectSoundPage(page, address);
  expect(errors.join('\n')).toBe('');
  expect(host.undocumented).toEqual([]);
});

it.each(['/login', '/register'])('it shows %s to a visitor', async (address) => {
  await expectSoundPage(open(address, { host: createDocumentsHost() }), address);
  expect(errors.join('\n')).toBe('');
});

it('says that the host offers no dashboard of this service, without a retry', async () => {
  open('/dashboard', { as: account, host: createDocumentsHost([], { getMe: user }) });
  expect((await screen.findAllByText('Ce service ne propose pas cette rubrique.')).length).toBeGreaterThan(0);
});
