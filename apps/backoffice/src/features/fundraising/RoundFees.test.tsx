import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import { roundsOf, sampleIssuerDetails, sampleRound, sampleStaffRound } from '../../testing/sample-rounds.ts';

const open = usePages();
const area = '/kaskad/admin/fundraising';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-12T09:30:00.000Z') }));
afterEach(() => vi.useRealTimers());

const fee = { asset: 'EURO', booked: '24.96', given_back: '24.95', transferred: '20', left: '4.96' } as const;
const transfer = {
  id: 'fee_1',
  asset: 'EURO',
  amount: '20',
  day: '2026-11-10',
  reference: 'VIR-2026-1110',
  account: 'FR7630006000011234567890189',
  recorded_at: '2026-11-10T09:00:00.000Z',
  recorded_by: 'Inès Garnier',
} as const;
const issued = (change: Parameters<typeof sampleStaffRound>[0] = {}) =>
  sampleStaffRound(
    { issue_day: '2026-11-09', fees: [fee], fee_transfers: [transfer], actions: [], ...change },
    { status: 'issued' },
  );
const openRound = (round = issued(), handlers: object = {}) =>
  open(`${area}/levees/rnd_1`, {
    as: sampleKaskadAdmin(),
    handlers: { getKaskadRound: round, getIssuer: sampleIssuerDetails(), ...handlers },
  });

describe('the fees of a round', () => {
  it('shows what was booked, given back, transferred and is left, with each transfer', async () => {
    openRound();
    const table = await screen.findByRole('table', { name: 'Frais par devise' });
    const row = within(table).getByRole('row', { name: /24,96/ });
    const cell = (label: string) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent);
    expect(['Acquis', 'Rendus', 'Versés', 'Reste à verser'].map(cell)).toEqual([
      '24,96 €',
      '24,95 €',
      '20,00 €',
      '4,96 €',
    ]);
    expect(plain(screen.getByText(/^L’émetteur doit encore/).textContent)).toBe(
      'L’émetteur doit encore verser 4,96 €.',
    );
    const list = within(screen.getByRole('list', { name: 'Versements de l’émetteur' }));
    expect(plain(list.getByRole('listitem').textContent)).toBe(
      '20,00 €, reçu le 10/11/2026Référence VIR-2026-1110 · depuis FR76 •••• 0189 · enregistré par Inès Garnier',
    );
  });

  it('records a transfer from the issuer’s account, which awaits a second person', async () => {
    const pending = {
      id: 'chg_1',
      kind: 'round.fee_transfer',
      maker: 'Inès Garnier',
      created_at: '2026-11-12T09:30:00.000Z',
    } as const;
    const app = openRound(issued(), { recordFeeTransfer: reply(201, issued({ pending_change: pending })) });
    await waitFor(() => expect(app.calls('getIssuer')).toHaveLength(1));
    await app.user.click(await screen.findByRole('button', { name: 'Enregistrer un versement' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Un second utilisateur doit valider')).toBeDefined();
    expect(plain(dialog.getByText(/à verser/).textContent)).toContain('Il reste 4,96 € à verser.');
    const send = () => app.user.click(dialog.getByRole('button', { name: 'Soumettre à validation' }));
    await app.user.clear(dialog.getByLabelText(/^Montant reçu/));
    await app.user.type(dialog.getByLabelText(/^Montant reçu/), '5');
    await send();
    expect(await dialog.findByText(/Il ne reste que/)).toBeDefined();
    expect(dialog.getByText('Merci de sélectionner la date de réception.')).toBeDefined();
    expect(app.calls('recordFeeTransfer')).toEqual([]);
  });

  it('promises no second person where two-person control is off', async () => {
    const app = openRound(issued(), { getChangeControl: { has_two_person_control: false } });
    await app.user.click(await screen.findByRole('button', { name: 'Enregistrer un versement' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Enregistrer un versement' })).toBeDefined();
    expect(dialog.queryByText(/second|valid/i)).toBeNull();
  });

  it('has nothing to record once all was transferred, nor while a transfer awaits a second person', async () => {
    openRound(issued({ fees: [{ ...fee, transferred: '24.96', left: '0' }] }));
    await screen.findByRole('table', { name: 'Frais par devise' });
    expect(screen.queryByRole('button', { name: 'Enregistrer un versement' })).toBeNull();
  });

  it('is not shown of a round without any', async () => {
    openRound(issued({ fees: [], fee_transfers: [] }));
    await screen.findByText('Conditions');
    expect(screen.queryByText('Frais de la levée')).toBeNull();
  });

  it('is summed by round in their list', async () => {
    const page = roundsOf(sampleRound({ status: 'issued' }));
    const items = page.items.map((row) => ({
      ...row,
      fees: [{ asset: 'EURO' as const, booked: '24.96', left: '4.96' }],
    }));
    open(`${area}?levees=terminees`, {
      as: sampleKaskadAdmin(),
      handlers: { listKaskadRounds: { ...page, items } },
    });
    const row = await screen.findByRole('row', { name: /Ombrelune/ });
    expect(plain(row.querySelector('[data-label="Frais acquis / à verser"]')?.textContent)).toBe(
      '24,96 € / 4,96 €',
    );
  });
});
