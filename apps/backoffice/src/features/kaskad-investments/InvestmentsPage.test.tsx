import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import {
  noInvestments,
  sampleInvestmentRow,
  sampleIssuedInvestment,
} from '../../testing/sample-investments.ts';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';

const open = usePages();
const list = '/kaskad/admin/investments';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

const pageOf = (...rows: ReturnType<typeof sampleInvestmentRow>[]) => ({
  items: rows,
  total: rows.length,
  page: 1,
  page_size: 25,
  counts: { ...noInvestments, to_check: rows.length, reserved: 3 },
});

function openInvestment(data = sampleIssuedInvestment(), handlers: object = {}) {
  return open(`${list}/${data.row.investment.id}`, {
    as: sampleKaskadAdmin(),
    handlers: { listIssuedInvestments: pageOf(data.row), getIssuedInvestment: data, ...handlers },
  });
}
const press = async (app: ReturnType<typeof open>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));

describe('« Investissements »', () => {
  it('lists what is to be checked, with its money, its proof and its period', async () => {
    const app = open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listIssuedInvestments: pageOf(sampleInvestmentRow({}, { received: '4000' })) },
    });
    const row = await screen.findByRole('row', { name: /KSK-2026-0042/ });
    const cell = (label: string) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent);
    expect(cell('Montant dû')).toBe('4 991,00 €');
    expect(cell('Paiement')).toBe('4 000,00 € sur 4 991,00 €');
    expect(cell('Projet / Tour')).toBe('Kaskad SAS · Amorçage');
    expect(cell('Délai de réflexion (fin)')).toMatch(/14\/11\/2026/);
    expect(cell('Registre')).toBe('—');
    expect(app.calls('listIssuedInvestments')[0]?.query).toMatchObject({ view: 'to_check' });
    expect(app.calls('listIssuedInvestments')[0]?.query).not.toHaveProperty('sort');
    expect(screen.getByRole('tab', { name: /Réservées/ }).textContent).toContain('3');
  });

  it('names a view and a round in the address, and searches', async () => {
    const app = open(`${list}?investissement=a-emettre&levee=rnd_1&recherche=odile`, {
      as: sampleKaskadAdmin(),
      handlers: {},
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(app.calls('listIssuedInvestments')[0]?.query).toMatchObject({
      view: 'to_issue',
      round: 'rnd_1',
      q: 'odile',
    });
  });

  it('leads to a view by its tab', async () => {
    const app = open(list, { as: sampleKaskadAdmin(), handlers: {} });
    await app.user.click(await screen.findByRole('tab', { name: /Sous délai/ }));
    await waitFor(() =>
      expect(app.calls('listIssuedInvestments').at(-1)?.query).toMatchObject({ view: 'under_period' }),
    );
  });

  it('offers to try again when the list fails', async () => {
    open(list, {
      as: sampleKaskadAdmin(),
      handlers: { listIssuedInvestments: () => reply(500, { error: 'Panne', code: 'internal' }) },
    });
    expect(await screen.findByText('Les investissements n’ont pas pu être chargés')).toBeDefined();
  });
});

describe('one investment', () => {
  it('shows its terms, its events and its documents', async () => {
    openInvestment();
    const panel = within(await screen.findByRole('region', { name: 'Historique' }));
    expect(panel.getByText('Preuve déposée')).toBeDefined();
    expect(screen.getByText('Bulletin de souscription')).toBeDefined();
    expect(screen.getByText('Aucun versement n’est enregistré.')).toBeDefined();
  });

  it('[B33] says what is missing and what fewer units would give back', async () => {
    openInvestment(
      sampleIssuedInvestment(sampleInvestmentRow({}, { received: '4949.6' }), {
        received: [{ day: '2026-11-18', amount: '5380', asset: 'USDC', worth: '4949.6', reference: '0xab' }],
        shortfall: { missing: '41.4', fewer: { units: '61', due: '4910.5', fee: '0', back: '39.1' } },
      }),
    );
    expect(plain((await screen.findByText(/Il manque/)).textContent)).toBe('Il manque 41,40 €');
    expect(plain(screen.getByText(/prendre 61/).textContent)).toContain(
      '61 unités pour 4 910,50 € : 39,10 €',
    );
    const table = within(screen.getByRole('table', { name: 'Fonds reçus' }));
    expect(plain(table.getAllByRole('row')[1]?.textContent)).toContain('4 949,60 €');
  });

  it('records a payment, which may await a second person', async () => {
    const app = openInvestment(sampleIssuedInvestment(), {
      validateInvestment: sampleIssuedInvestment(
        sampleInvestmentRow(),
        {},
        {
          pending_change: {
            id: 'chg_1',
            kind: 'investment.validate',
            maker: 'Inès Garnier',
            created_at: '2026-11-22T12:00:00.000Z',
          },
        },
      ),
    });
    await press(app, 'Valider le paiement');
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Valider le paiement' }));
    await send();
    expect(app.calls('validateInvestment')).toEqual([]);
    await app.user.type(dialog.getByLabelText('Montant reçu'), '4991');
    await app.user.type(dialog.getByLabelText('Référence'), 'VIR-88');
    await app.user.type(dialog.getByRole('spinbutton', { name: /jour/i }), '18112026');
    await send();
    expect(await screen.findByText(/attend d’être validé par un second utilisateur/)).toBeDefined();
    expect(app.calls('validateInvestment')[0]?.body).toEqual({
      version: 4,
      amount: '4991',
      asset: 'EURO',
      value_date: '2026-11-18',
      reference: 'VIR-88',
      payer_name: 'Odile Carrel',
    });
    expect(app.calls('validateInvestment')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it.each([
    ['Refuser la preuve', 'refuseInvestmentProof', 'Refuser la preuve', /Preuve refusée\./],
    ['Annuler', 'cancelInvestment', 'Annuler l’investissement', /Investissement annulé/],
  ] as const)(
    '« %s » is sent with a reason that the investor reads',
    async (action, operation, submit, done) => {
      const app = openInvestment(sampleIssuedInvestment(), { [operation]: sampleIssuedInvestment() });
      await press(app, action);
      const dialog = within(await screen.findByRole('dialog'));
      await app.user.click(dialog.getByRole('button', { name: submit }));
      expect(app.calls(operation)).toEqual([]);
      await app.user.type(dialog.getByLabelText('Motif'), 'Reçu illisible');
      await app.user.click(dialog.getByRole('button', { name: submit }));
      expect(await screen.findByText(done)).toBeDefined();
      expect(app.calls(operation)[0]?.body).toEqual({ version: 4, reason: 'Reçu illisible' });
    },
  );

  it('that awaits a second person has no action, and a link to the request', async () => {
    openInvestment(
      sampleIssuedInvestment(
        sampleInvestmentRow(),
        {},
        {
          pending_change: {
            id: 'chg_1',
            kind: 'investment.validate',
            maker: 'Marc Vidal',
            created_at: '2026-11-22T10:00:00.000Z',
          },
        },
      ),
    );
    expect(await screen.findByText(/en attente de validation/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Valider le paiement' })).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/kaskad/admin/a-valider/chg_1');
  });

  it('links to its refunds', async () => {
    openInvestment(
      sampleIssuedInvestment(sampleInvestmentRow(), {
        refunds: [
          {
            id: 'rfd_1',
            amount: '4991',
            asset: 'EURO',
            state: 'to_execute',
            due_by: '2026-11-25',
            executed_on: null,
            reference: null,
          },
        ],
      }),
    );
    const link = await screen.findByRole('link', { name: 'Ouvrir le remboursement' });
    expect(link.getAttribute('href')).toBe('/kaskad/admin/investments/remboursements/rfd_1');
  });

  it('that is not found shows a message', async () => {
    openInvestment(sampleIssuedInvestment(), {
      getIssuedInvestment: () => reply(404, { error: 'Investissement introuvable', code: 'not_found' }),
    });
    expect(await screen.findByText('Cet investissement n’a pas pu être chargé')).toBeDefined();
  });
});
