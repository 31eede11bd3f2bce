import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import {
  noClaims,
  sampleClaim,
  sampleClaimRow,
  sampleGrant,
  sampleKaskadAdmin,
  sampleOwner,
} from '../../testing/sample-kaskad.ts';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

const open = usePages();
const list = '/kaskad/admin/investments/reclamations';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const txid = `0x${'a1'.repeat(32)}`;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const pageOf = (...rows: ReturnType<typeof sampleClaimRow>[]) => ({
  items: rows,
  total: rows.length,
  page: 1,
  page_size: 25,
  counts: { ...noClaims, open: rows.length },
});
const detailOf = (row: ReturnType<typeof sampleClaimRow>) => ({
  row,
  grant: sampleGrant(),
  pending_change: null,
});
function openClaim(row: ReturnType<typeof sampleClaimRow>, handlers: object = {}) {
  return open(`${list}/${row.claim.id}`, {
    as: sampleKaskadAdmin(),
    handlers: { listClaims: pageOf(row), getClaim: detailOf(row), ...handlers },
  });
}
const verifying = sampleClaimRow(sampleClaim({ state: 'verifying' }));
const press = async (app: ReturnType<typeof open>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));

describe('« Réclamations »', () => {
  it('lists what is to be decided, the oldest first, with the units and the wallet', async () => {
    const app = open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listClaims: pageOf(sampleClaimRow()) },
    });
    const row = await screen.findByRole('row', { name: /Odile Carrel/ });
    expect(plain(row.querySelector('[data-label="Unités"]')?.textContent)).toBe('2 000 KSK');
    expect(row.querySelector('[data-label="Plan"]')?.textContent).toBe('ATT-2026-0001');
    expect(row.querySelector('[data-label="Portefeuille"]')?.textContent).toContain('Ledger');
    expect(app.calls('listClaims')[0]?.query).toMatchObject({ state: 'open', sort: 'requested_at' });
    expect(screen.getByRole('tab', { name: /À traiter/ }).textContent).toContain('1');
  });

  it('names a state in the address, and searches', async () => {
    const app = open(`${list}?reclamation=executees&recherche=odile`, {
      as: sampleKaskadAdmin(),
      handlers: {},
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Exporter' })).toBeDefined();
    expect(app.calls('listClaims')[0]?.query).toMatchObject({ state: 'executed', q: 'odile' });
  });
});

describe('one claim', () => {
  it('is verified first, and can be executed from then on', async () => {
    const app = openClaim(sampleClaimRow(), { verifyClaim: detailOf(verifying) });
    expect(await screen.findByRole('button', { name: 'Commencer la vérification' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer l’exécution' })).toBeNull();
    await press(app, 'Commencer la vérification');
    expect(await screen.findByText(/Vérification commencée/)).toBeDefined();
    expect(app.calls('verifyClaim')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('is executed with the hash of its transaction, also from the link of an explorer', async () => {
    const app = openClaim(verifying, {
      executeClaim: detailOf(sampleClaimRow(sampleClaim({ state: 'executed', txid }))),
    });
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText(/ont été envoyés/).textContent)).toContain('2 000 KSK');
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    await app.user.type(dialog.getByLabelText('Identifiant de la transaction'), '0x12');
    await send();
    expect(await dialog.findByText(/64\s*caractères hexadécimaux/)).toBeDefined();
    expect(app.calls('executeClaim')).toEqual([]);
    await app.user.clear(dialog.getByLabelText('Identifiant de la transaction'));
    await app.user.click(dialog.getByLabelText('Identifiant de la transaction'));
    await app.user.paste(`https://etherscan.io/tx/${txid}`);
    await send();
    expect(await screen.findByText(/Réclamation exécutée/)).toBeDefined();
    expect(app.calls('executeClaim')[0]?.body).toEqual({ txid });
  });

  it('names its units and its wallet where its sender must prove who is there', async () => {
    const app = openClaim(verifying, unproven('executeClaim'));
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Identifiant de la transaction'), txid);
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    expect(await findConfirmed()).toMatch(/^2 000 KSK envoyés vers 0x/);
  });

  it('[B17] a transaction that was used already leaves the form as it was typed', async () => {
    const app = openClaim(verifying, {
      executeClaim: () =>
        reply(409, {
          error: 'Cette transaction est celle d’une autre réclamation.',
          code: 'kaskad_claims.txid_used',
        }),
    });
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText('Identifiant de la transaction');
    await app.user.click(field);
    await app.user.paste(txid);
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    expect(await dialog.findByText(/celle d’une autre réclamation/)).toBeDefined();
    expect(field).toHaveProperty('value', txid);
  });

  it('is refused with a reason that its owner reads', async () => {
    const app = openClaim(verifying, {
      refuseClaim: detailOf(sampleClaimRow(sampleClaim({ state: 'refused', reason: 'Adresse douteuse' }))),
    });
    await press(app, 'Refuser');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Motif'), 'Adresse douteuse');
    await app.user.click(dialog.getByRole('button', { name: 'Refuser la réclamation' }));
    expect(await screen.findByText(/Réclamation refusée/)).toBeDefined();
    expect(app.calls('refuseClaim')[0]?.body).toEqual({ reason: 'Adresse douteuse' });
  });

  it('[B18] is not decided by its owner, who reads why', async () => {
    const me = sampleKaskadAdmin();
    const row = { ...verifying, owner: { ...sampleOwner, id: me.id } };
    openClaim(row);
    expect(await screen.findByText(/Cette réclamation est la vôtre/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer l’exécution' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull();
  });

  it('[B17] shows the transaction of an executed one, and no action', async () => {
    openClaim(sampleClaimRow(sampleClaim({ state: 'executed', txid })));
    const link = await screen.findByRole('link', { name: 'Voir la transaction' });
    expect(link.getAttribute('href')).toBe(`https://etherscan.io/tx/${txid}`);
    expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull();
  });
});
