import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleInvestment, sampleUserRow } from '../../testing/sample-investments.ts';
import { sampleClaimRow, sampleGrant, sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';

const open = usePages();
const list = '/kaskad/admin/users';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const page = { items: [sampleUserRow()], total: 1, page: 1, page_size: 25 };
const record = {
  row: sampleUserRow(),
  investments: [sampleInvestment()],
  grants: [sampleGrant()],
  claims: [sampleClaimRow()],
  wallets: [sampleClaimRow().claim.wallet],
  can_request_review: true,
};
const openUser = (change: object = {}, handlers: object = {}) =>
  open(`${list}/usr_odile`, {
    as: sampleKaskadAdmin(),
    handlers: { listKaskadUsers: page, getKaskadUser: { ...record, ...change }, ...handlers },
  });

describe('« Utilisateurs » of Kaskad', () => {
  it('[B48] lists users with what they hold in Kaskad, and nothing of Yield', async () => {
    const app = open(list, { as: sampleKaskadAdmin(), handlers: { listKaskadUsers: page } });
    const row = await screen.findByRole('row', { name: /Odile Carrel/ });
    expect(plain(row.querySelector('[data-label="Investi"]')?.textContent)).toBe('4 991,00 €');
    const figure = (label: string) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent);
    expect(['Attribués', 'Réclamables', 'Réclamation', 'Réclamés'].map(figure)).toEqual([
      '60 000 KSK',
      '1 500 KSK',
      '500 KSK',
      '—',
    ]);
    // Each line keeps its column at its width, so that two columns never touch.
    expect(row.querySelector('[data-label="Attribués"] .nowrap')).not.toBeNull();
    expect(row.querySelector('[data-label="Identité"]')?.textContent).toBe('En revue');
    expect(row.querySelector('[data-label="Portefeuille"]')?.textContent).toBe('Vérifié');
    expect(app.calls('listAdminContracts')).toEqual([]);
    expect(screen.queryByText(/ne sont pas encore ouverts/)).toBeNull();
  });

  it('filters by identity and wallet from the address', async () => {
    const app = open(`${list}?verification=a-valider&adresse=manquante`, {
      as: sampleKaskadAdmin(),
      handlers: {},
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(app.calls('listKaskadUsers')[0]?.query).toMatchObject({
      identity: 'unverified',
      wallet: 'missing',
    });
  });
});

describe('one user', () => {
  it('has its investments, grants, claims and wallets, each with its record', async () => {
    openUser();
    const link = await screen.findByRole('link', { name: 'KSK-2026-0042' });
    expect(link.getAttribute('href')).toBe('/kaskad/admin/investments/inv_1');
    const grants = within(screen.getByRole('region', { name: 'Plans de vesting' }));
    expect(grants.getByRole('link').getAttribute('href')).toBe(
      '/kaskad/admin/investments/plans-de-vesting/grt_1',
    );
    const claims = within(screen.getByRole('region', { name: 'Réclamations' }));
    expect(plain(claims.getByText(/2\s000\sKSK/).textContent)).toContain('Demandée');
    expect(screen.getByText(/Ledger/)).toBeDefined();
    expect(screen.queryByRole('img', { name: /identité/i })).toBeNull();
  });

  it('requests the examination of an identity', async () => {
    const app = openUser({}, { requestIdentityReview: { ...record, can_request_review: false } });
    await app.user.click(await screen.findByRole('button', { name: 'Demander l’examen' }));
    expect(await screen.findByText(/L’examen de l’identité est demandé/)).toBeDefined();
    expect(app.calls('requestIdentityReview')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('whose identity is decided has no such action', async () => {
    openUser({ can_request_review: false, row: sampleUserRow({ identity: 'approved' }) });
    expect(await screen.findByRole('link', { name: 'KSK-2026-0042' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Demander l’examen' })).toBeNull();
  });

  it('that is not found shows a message', async () => {
    openUser({}, { getKaskadUser: () => reply(404, { error: 'Introuvable', code: 'not_found' }) });
    expect(await screen.findByText('Cet utilisateur n’a pas pu être chargé')).toBeDefined();
  });
});

const act = async (button: string, operation: string, row: object) => {
  const changed = { ...record, row: sampleUserRow(row) };
  const done = operation === 'unlinkKaskadUser' ? { success: true } : changed;
  const app = openUser(changed, { [operation]: done });
  await app.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Compte signalé');
  const [submit = ''] = button.split(' ');
  await app.user.click(dialog.getByRole('button', { name: submit }));
  return app;
};

describe('the access of a user', () => {
  it.each([
    ['Bloquer l’accès', 'lockKaskadUser', {}, 'L’accès à Kaskad est bloqué'],
    [
      'Débloquer l’accès',
      'unlockKaskadUser',
      { locked_at: '2026-11-20T10:00:00.000Z' },
      'L’accès à Kaskad est débloqué',
    ],
    ['Délier du compte', 'unlinkKaskadUser', {}, 'Kaskad est délié du compte'],
  ] as const)('[B48] « %s » has a reason', async (button, operation, row, done) => {
    const app = await act(button, operation, row);
    expect(await screen.findByText(done)).toBeDefined();
    expect(app.calls(operation)[0]).toMatchObject({
      path: { id: sampleUserRow().person.id },
      body: { reason: 'Compte signalé' },
    });
  });

  it('[B51] of Kaskad alone is not unlinked', async () => {
    openUser({ row: sampleUserRow({ services: ['kaskad'] }) });
    expect(await screen.findByText('Le compte n’ouvre que Kaskad.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Délier du compte' })).toBeNull();
  });
});
