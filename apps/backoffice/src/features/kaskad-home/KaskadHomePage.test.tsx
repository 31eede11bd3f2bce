import { reply } from '@repo/api-sdk/testing';
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
const overview = {
  open_rounds: 2,
  marks: { firm: '59972.5', under_period: '24955', waiting: '14973' },
  reservations_to_convert: 3,
  proofs_to_check: 4,
  refunds_to_execute: 1,
  identities_required: 5,
  rounds_to_allot: 1,
  open_questions: { count: 2, round_id: 'rnd_1' },
  commitments: [
    { day: '2026-11-20', amount: '2000' },
    { day: '2026-11-21', amount: '4991' },
    { day: '2026-11-22', amount: '0' },
  ],
  calendar: [
    { at: '2026-12-15T17:00:00.000Z', event: 'closing' as const, round_id: 'rnd_1', name: 'Amorçage' },
  ],
  activity: [
    {
      at: '2026-11-21T09:00:00.000Z',
      event: 'proof_filed',
      reference: 'KSK-2026-0042',
      investment_id: 'inv_1',
      round_name: 'Amorçage',
    },
  ],
};
const tile = async (label: string) => {
  const title = await screen.findByText(label);
  return title.parentElement;
};
const shown = async (label: string) => plain((await tile(label))?.textContent);
const href = (label: string) =>
  screen.getByRole('link', { name: new RegExp(`Ouvrir la liste.*${label}`) }).getAttribute('href');

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

  it('[B30] has the figures of the rounds under way, each with its view', async () => {
    open('/kaskad/admin', { as: sampleKaskadAdmin(), handlers: { getKaskadAdminDashboard: overview } });
    expect(await shown('Levées ouvertes')).toMatch(/^Levées ouvertes2/);
    expect(await shown('Montant ferme')).toContain('59 972,50 €');
    expect(await shown('Montant sous délai')).toContain('24 955,00 €');
    expect(await shown('Montant en attente')).toContain('14 973,00 €');
    expect(href('Réservations à convertir')).toBe('/kaskad/admin/investments?investissement=reserves');
    expect(href('Preuves à vérifier')).toBe('/kaskad/admin/investments?investissement=a-verifier');
    expect(href('Remboursements à exécuter')).toBe(
      '/kaskad/admin/investments/remboursements?remboursement=a-executer',
    );
    expect(href('Identités requises')).toBe('/kaskad/admin/users?verification=a-valider');
    expect(href('Levées à allouer')).toBe('/kaskad/admin/fundraising?levees=en-cloture');
    expect(href('Questions sans réponse')).toBe('/kaskad/admin/fundraising/levees/rnd_1');
    expect(href('Levées ouvertes')).toBe('/kaskad/admin/fundraising?levees=en-cours');
  });

  it('has the eight counts of its work first, then five figures, in rows without a tile alone', async () => {
    open('/kaskad/admin', { as: sampleKaskadAdmin(), handlers: { getKaskadAdminDashboard: overview } });
    await tile('Montant ferme');
    const links = screen.getAllByRole('link', { name: /^Ouvrir la liste/ });
    expect(links.map((link) => link.getAttribute('aria-label')?.replace(/^.*\u00A0: /, ''))).toEqual([
      'Réservations à convertir',
      'Preuves à vérifier',
      'Remboursements à exécuter',
      'Identités requises',
      'Levées à allouer',
      'Questions sans réponse',
      'Réclamations à exécuter',
      'Modifications à valider',
      'Levées ouvertes',
      'Montant ferme',
      'Montant sous délai',
      'Montant en attente',
      'Prochains déblocages',
    ]);
  });

  it('[B46] draws commitments a day, with a sentence and a table of the same figures', async () => {
    open('/kaskad/admin', { as: sampleKaskadAdmin(), handlers: { getKaskadAdminDashboard: overview } });
    expect(plain((await screen.findByText(/souscrits en 30 jours/)).textContent)).toBe(
      '6 991,00 € souscrits en 30 jours, sur 2 jours ; le plus fort est le 21/11/2026, avec 4 991,00 €.',
    );
    const calendar = within(screen.getByRole('table', { name: 'Ouvertures et clôtures' }));
    expect(calendar.getAllByRole('row')[1]?.textContent).toContain('Clôture');
    const link = screen.getByRole('link', { name: 'KSK-2026-0042' });
    expect(link.getAttribute('href')).toBe('/kaskad/admin/investments/inv_1');
    expect(link.closest('li')?.textContent).toContain('Preuve déposée');
  });

  it('says that nothing was committed yet, and that a figure could not be loaded', async () => {
    open('/kaskad/admin', { as: sampleKaskadAdmin(), handlers: {} });
    expect(await screen.findByText('Aucune souscription depuis 30 jours.')).toBeDefined();
    expect(screen.getByText('Aucune ouverture ni clôture à venir.')).toBeDefined();
    expect(screen.getByText('Aucune activité.')).toBeDefined();
  });

  it('keeps its other tiles when the rounds cannot be loaded', async () => {
    open('/kaskad/admin', {
      as: sampleKaskadAdmin(),
      handlers: {
        listClaims: claims,
        getKaskadAdminDashboard: () => reply(500, { error: 'Panne', code: 'internal' }),
      },
    });
    expect(await screen.findAllByText('Les levées n’ont pas pu être chargées')).toHaveLength(1);
    expect(screen.queryByText('Montant ferme')).toBeNull();
    expect((await tile('Réclamations à exécuter'))?.textContent).toContain('4');
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
    expect(plain((await tile('Prochains déblocages'))?.textContent)).toMatch(
      /^Prochains déblocages2.*bénéficiaires sous/,
    );
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
