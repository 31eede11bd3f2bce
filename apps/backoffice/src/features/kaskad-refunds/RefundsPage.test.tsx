import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import {
  noRefunds,
  sampleBeneficiary,
  sampleKnown,
  sampleRefundRow,
} from '../../testing/sample-investments.ts';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

const open = usePages();
const list = '/kaskad/admin/investments/remboursements';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
type Row = ReturnType<typeof sampleRefundRow>;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const pageOf = (...rows: Row[]) => ({
  items: rows,
  total: rows.length,
  page: 1,
  page_size: 25,
  counts: { ...noRefunds, to_prepare: rows.length, to_execute: 2 },
});
const detailOf = (row: Row, change: object = {}) => ({
  row,
  known: [sampleKnown()],
  pending_change: null,
  ...change,
});
function openRefund(row: Row = sampleRefundRow(), handlers: object = {}) {
  return open(`${list}/${row.refund.id}`, {
    as: sampleKaskadAdmin(),
    handlers: { listRefunds: pageOf(row), getRefund: detailOf(row), ...handlers },
  });
}
const press = async (app: ReturnType<typeof open>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));
const toExecute = sampleRefundRow({ state: 'to_execute' }, { beneficiary: sampleBeneficiary });

describe('« Remboursements »', () => {
  it('lists what is to be prepared, with how far its due date is', async () => {
    const late = sampleRefundRow({ id: 'rfd_2', due_by: '2026-11-21' });
    const app = open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listRefunds: pageOf(sampleRefundRow(), late) },
    });
    const rows = await screen.findAllByRole('row', { name: /Odile Carrel/ });
    const due = rows.map((row) => plain(row.querySelector('[data-label="Échéance"]')?.textContent));
    expect(due).toEqual(['25/11/2026 dans 3 j', '21/11/2026 1 j de retard']);
    expect(
      screen
        .getByText(/1\sj de retard/)
        .closest('[data-tone]')
        ?.getAttribute('data-tone'),
    ).toBe('negative');
    expect(app.calls('listRefunds')[0]?.query).toMatchObject({ state: 'to_prepare' });
    expect(screen.getByRole('tab', { name: /À exécuter/ }).textContent).toContain('2');
  });

  it('shows which is held, and what its investor reported', async () => {
    const hold = { placed_at: '2026-11-20T09:00:00.000Z', about: 'newSignIn' } as const;
    const held = sampleRefundRow({ id: 'rfd_2' }, { hold });
    open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listRefunds: pageOf(sampleRefundRow(), held) },
    });
    const rows = await screen.findAllByRole('row', { name: /Odile Carrel/ });
    const states = rows.map((row) => plain(row.querySelector('[data-label="État"]')?.textContent));
    expect(states).toEqual(['À préparer', 'À préparer Retenu connexion']);
  });

  it('names a state in the address', async () => {
    const app = open(`${list}?remboursement=executes&recherche=odile`, {
      as: sampleKaskadAdmin(),
      handlers: {},
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(app.calls('listRefunds')[0]?.query).toMatchObject({ state: 'executed', q: 'odile' });
  });
});

/** Of an unknown sender, whose owner declared details. */
async function openDeclared(isUsable: boolean) {
  const from = '2026-11-24T09:00:00.000Z';
  const declared = { ...sampleKnown({ source: 'declared' }), usable_from: from, is_usable: isUsable };
  const row = sampleRefundRow();
  const app = openRefund(row, {
    getRefund: detailOf(row, { known: [declared] }),
    prepareRefund: detailOf(row),
  });
  await press(app, 'Préparer le remboursement');
  const dialog = within(await screen.findByRole('dialog'));
  return { app, dialog, choice: dialog.getByRole('radio', { name: /Coordonnées déclarées · FR76/ }) };
}

describe('one refund', () => {
  it('is prepared for the sender of the money', async () => {
    const approving = sampleRefundRow({ state: 'to_approve' }, { beneficiary: sampleBeneficiary });
    const app = openRefund(sampleRefundRow(), { prepareRefund: detailOf(approving) });
    await press(app, 'Préparer le remboursement');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: /Émetteur des fonds · FR76/ })).toHaveProperty('checked', true);
    await app.user.type(dialog.getByLabelText(/^Motif/), 'Rétractation du 12/11');
    await app.user.click(dialog.getByRole('button', { name: 'Préparer le remboursement' }));
    expect(await screen.findByText(/un second utilisateur doit le valider/)).toBeDefined();
    expect(app.calls('prepareRefund')[0]?.body).toEqual({
      source: 'receipt',
      reason: 'Rétractation du 12/11',
    });
  });

  it('[B43] of an unknown sender waits for what the investor declared to be usable', async () => {
    const { choice } = await openDeclared(false);
    expect([choice.matches(':disabled'), choice.matches(':checked')]).toEqual([true, false]);
    const shown = plain(screen.getByRole('dialog').textContent);
    expect(shown).toContain('Utilisables à partir du 24/11/2026 10:00');
  });

  it('[B43] of an unknown sender is prepared for what the investor declared', async () => {
    const { app, dialog, choice } = await openDeclared(true);
    expect(choice).toHaveProperty('checked', true);
    await app.user.click(dialog.getByRole('button', { name: 'Préparer le remboursement' }));
    expect(await screen.findByText(/un second utilisateur doit le valider/)).toBeDefined();
    expect(app.calls('prepareRefund')[0]?.body).toEqual({ source: 'declared', reason: '' });
  });

  it('[B43] is prepared for an account that is typed, with its reason', async () => {
    const app = openRefund(sampleRefundRow(), { prepareRefund: detailOf(sampleRefundRow()) });
    await press(app, 'Préparer le remboursement');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('radio', { name: 'Un autre compte' }));
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Préparer le remboursement' }));
    await app.user.type(dialog.getByLabelText('IBAN'), 'FR00');
    await send();
    expect(app.calls('prepareRefund')).toEqual([]);
    await app.user.clear(dialog.getByLabelText('IBAN'));
    await app.user.type(dialog.getByLabelText('IBAN'), 'FR7630006000011234567890189');
    await app.user.type(dialog.getByLabelText('Motif'), 'Compte clos');
    await send();
    expect(await screen.findByText(/un second utilisateur doit le valider/)).toBeDefined();
    expect(app.calls('prepareRefund')[0]?.body).toEqual({
      source: 'staff',
      name: 'Odile Carrel',
      account: 'FR7630006000011234567890189',
      reason: 'Compte clos',
    });
  });

  it.each([
    [null, '4 991,00 € à rendre vers FR76 •••• 0189'],
    ['FR1420041010050500013M02606', '4 991,00 € à rendre vers FR14 •••• 2606'],
  ])(
    'names its amount and account (typed: %s) where its sender must prove who is there',
    async (typed, shown) => {
      const app = openRefund(sampleRefundRow(), unproven('prepareRefund'));
      await press(app, 'Préparer le remboursement');
      const dialog = within(await screen.findByRole('dialog'));
      if (typed !== null) {
        await app.user.click(dialog.getByRole('radio', { name: 'Un autre compte' }));
        await app.user.type(dialog.getByLabelText('IBAN'), typed);
      }
      await app.user.type(dialog.getByLabelText(/^Motif/), 'Compte clos');
      await app.user.click(dialog.getByRole('button', { name: 'Préparer le remboursement' }));
      expect(await findConfirmed()).toBe(shown);
    },
  );

  it('of an investor who reported « Ce n’est pas moi » shows that it is held, why, and has no action', async () => {
    const hold = { placed_at: '2026-11-20T09:00:00.000Z', about: 'claimWalletRemoved' } as const;
    openRefund(sampleRefundRow({}, { hold }));
    expect(await screen.findByText(/a signalé.*Ce n’est pas moi.*portefeuille retiré/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Préparer le remboursement' })).toBeNull();
    // An administrator of Kaskad alone does not open the records of Yield.
    expect(screen.queryByRole('link', { name: 'Voir le signalement' })).toBeNull();
  });

  it('that awaits its approval has no action', async () => {
    const row = sampleRefundRow({ state: 'to_approve' }, { beneficiary: sampleBeneficiary });
    openRefund(row, {
      getRefund: detailOf(row, {
        pending_change: {
          id: 'chg_1',
          kind: 'refund.approve',
          maker: 'Marc Vidal',
          created_at: '2026-11-22T10:00:00.000Z',
        },
      }),
    });
    expect(await screen.findByText(/en attente de validation/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Préparer|Enregistrer/ })).toBeNull();
  });

  it('is executed with its day and its reference', async () => {
    const app = openRefund(toExecute, {
      executeRefund: detailOf(
        sampleRefundRow({ state: 'executed', executed_on: '2026-11-20', reference: 'VIR-9' }),
      ),
    });
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    await send();
    expect(app.calls('executeRefund')).toEqual([]);
    await app.user.type(dialog.getByRole('spinbutton', { name: /jour/i }), '20112026');
    await app.user.type(dialog.getByLabelText('Référence'), 'VIR-9');
    await send();
    expect(await screen.findByText(/Remboursement exécuté/)).toBeDefined();
    expect(app.calls('executeRefund')[0]?.body).toEqual({ executed_on: '2026-11-20', reference: 'VIR-9' });
  });

  it('[B43] that was executed meanwhile leaves the form as it was typed', async () => {
    const app = openRefund(toExecute, {
      executeRefund: () => reply(409, { error: 'Ce remboursement est déjà exécuté.', code: 'conflict' }),
    });
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByRole('spinbutton', { name: /jour/i }), '20112026');
    await app.user.type(dialog.getByLabelText('Référence'), 'VIR-9');
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    expect((await dialog.findAllByText(/VIR-9|déjà exécuté/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/L’investisseur est averti\.$/)).toBeNull();
  });
});
