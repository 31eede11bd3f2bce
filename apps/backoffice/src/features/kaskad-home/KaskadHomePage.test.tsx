import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleChangeRequest, usePages } from '../../testing/page-test.tsx';
import { noClaims, sampleClaimRow, sampleKaskadAdmin, sampleUnit } from '../../testing/sample-kaskad.ts';

const open = usePages();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const claims = {
  items: [sampleClaimRow()],
  total: 4,
  page: 1,
  page_size: 1,
  counts: { ...noClaims, open: 4 },
};
const request = sampleChangeRequest({ kind: 'grant.change', subject_type: 'grant', subject_id: 'grt_1' });
const requests = {
  items: [request],
  total: 2,
  page: 1,
  page_size: 1,
  counts: { pending: 2, to_decide: 2, mine: 0, decided: 0 },
};
const tile = async (label: string) => {
  const title = await screen.findByText(label);
  return title.parentElement;
};

describe('the home of Kaskad’s administration', () => {
  it('counts the claims and the changes that await, each with its list', async () => {
    open('/kaskad/admin', {
      as: sampleKaskadAdmin(),
      handlers: { listClaims: claims, listChangeRequests: requests },
    });
    expect(plain((await tile('Réclamations à exécuter'))?.textContent)).toMatch(
      /^Réclamations à exécuter4.*la plus ancienne attend depuis 2 jours/,
    );
    expect((await tile('Modifications à valider'))?.textContent).toContain('2');
    expect(screen.getByRole('link', { name: /^Ouvrir la liste.*Réclamations/ }).getAttribute('href')).toBe(
      '/kaskad/admin/investments/reclamations',
    );
    expect(screen.queryByText(/pas encore ouvert/)).toBeNull();
  });

  it('sums what unlocks within 30 days, by day and class, with how many people have it', async () => {
    open('/kaskad/admin', {
      as: sampleKaskadAdmin(),
      handlers: {
        listUpcomingUnlocks: {
          until: '2026-12-22',
          people: 2,
          items: [{ day: '2026-12-12', class: { ...sampleUnit, decimals: 2 }, units: '2000.5', people: 2 }],
        },
      },
    });
    const table = within(await screen.findByRole('table', { name: 'Prochains déblocages, sous 30 jours' }));
    const [, ...rows] = table.getAllByRole('row');
    expect(rows.map(({ textContent }) => plain(textContent))).toEqual(['12/12/20262 000,5 KSK2']);
    expect(plain((await tile('Prochains déblocages'))?.textContent)).toMatch(/^Prochains déblocages2/);
  });
});

describe('« À valider » of Kaskad', () => {
  it('[B48] is in the header, and lists requests without the tools of Yield', async () => {
    const app = open('/kaskad/admin', {
      as: sampleKaskadAdmin(),
      handlers: { listChangeRequests: requests, getChangeRequest: request },
    });
    await app.user.click(await screen.findByRole('link', { name: /À valider/ }));
    const row = within(await screen.findByRole('row', { name: /Modification d’une attribution/ }));
    await app.user.click(row.getByRole('link'));
    await screen.findByRole('button', { name: 'Valider' });
    expect(app.path()).toBe('/kaskad/admin/a-valider/chg_1');
    expect((await screen.findByRole('link', { name: 'Ouvrir le plan' })).getAttribute('href')).toBe(
      '/kaskad/admin/investments/plans-de-vesting/grt_1',
    );
    expect(screen.getByRole('button', { name: 'Valider' })).toBeDefined();
    expect(screen.queryByText('Historique')).toBeNull();
    expect(app.calls('touchPresence')).toEqual([]);
    expect(app.calls('listStaffViews')).toEqual([]);
  });

  it('opens by « g v » from any screen of the area', async () => {
    const app = open('/kaskad/admin/fundraising', { as: sampleKaskadAdmin(), handlers: {} });
    await screen.findByRole('heading', { level: 1 });
    await app.user.keyboard('gv');
    expect(await screen.findByRole('heading', { level: 1, name: 'À valider' })).toBeDefined();
    expect(app.path()).toBe('/kaskad/admin/a-valider');
  });
});
