import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleClientRecord } from '../../testing/sample-clients.ts';

const open = usePages();
const path = '/admin/users/usr_camille?onglet=versements';
const payout = {
  id: 'pay_1',
  kind: 'closing',
  state: 'executed',
  po_number: 'PO-2025-0377',
  amount: '998.00',
  asset: 'EURO',
  requested_at: '2026-01-02T09:00:00.000Z',
  due_by: '2026-01-09',
  executed_on: '2026-01-05',
  account: 'FR14 •••• 2606',
} as const;

type Page = OperationOutput<'listClientPayouts'>;

const openTab = (items: readonly (typeof payout)[], total = items.length, waiting: Page['waiting'] = []) =>
  open(path, {
    as: sampleAdmin(),
    handlers: {
      getClient: sampleClientRecord(),
      listClientPayouts: { waiting, items: [...items], total, page: 1, page_size: 25 },
    },
  });

describe('the payouts in the record of a client', () => {
  it('are listed with what each is, where it went and a link to it', async () => {
    openTab([payout], 30);
    const link = await screen.findByRole('link', { name: /Clôture/ });
    const table = screen.getByRole('table', { name: 'Versements au client' });
    expect(link.getAttribute('href')).toBe('/admin/souscriptions/versements/pay_1');
    const text = (table.textContent ?? '').replaceAll(/\s/g, ' ');
    for (const word of ['02/01/2026', 'PO-2025-0377', '998,00 €', 'FR14 •••• 2606'])
      expect(text).toContain(word);
    expect(screen.getByText(/Les 1 derniers sur 30/)).toBeDefined();
  });

  it('stand under what waits for its NAV', async () => {
    const common = { currency: null, amount: null, order_day: '2026-01-05' };
    openTab([], 0, [
      { ...common, id: 'o1', kind: 'withdrawal', po_number: 'PO-1', amount: '1000.00', currency: 'EUR' },
      { ...common, id: 'o2', kind: 'withdrawal', po_number: 'PO-2' },
      { ...common, id: 'o3', kind: 'closing', po_number: null },
    ]);
    const waiting = await screen.findByRole('region', { name: 'En attente de VL' });
    const lines = within(waiting)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));
    const when = 'à exécuter à la première VL datée du 05/01/2026 ou après';
    expect(lines).toEqual([
      `1 000,00 € · PO-1 · ${when}`,
      `Tout le rendement · PO-2 · ${when}`,
      `Clôture du contrat · ${when}`,
    ]);
    expect(screen.getByText('Aucun versement pour le moment.')).toBeDefined();
  });

  it('say that there are none', async () => {
    openTab([]);
    expect(await screen.findByText('Aucun versement pour le moment.')).toBeDefined();
  });

  it('say that they could not be loaded', async () => {
    open(path, {
      as: sampleAdmin(),
      handlers: {
        getClient: sampleClientRecord(),
        listClientPayouts: reply(500, { error: 'Panne.', code: 'internal' }),
      },
    });
    expect(await screen.findByText('Les versements n’ont pas pu être chargés')).toBeDefined();
  });
});
