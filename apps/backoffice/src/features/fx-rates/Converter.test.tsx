import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const commercial = sampleAdmin({ role: 'commercial', can_access_yield_admin: false });
const nothing = { items: [], total: 0, page: 1, page_size: 25 };
const converted = {
  amount: '10000',
  from: 'EURC',
  to: 'USD',
  day: '2026-01-02',
  result: '11111.11',
  in_eur: null,
  is_fallback: true,
  quotes: [{ base: 'USD', quote: 'EUR', rate: '0.9', date: '2026-01-01', is_fallback: true }],
};
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

it('[A22] shows the result, the rate with its real day, and copies it for a spreadsheet', async () => {
  const { user, calls } = open('/admin-commercial/taux-fx', {
    as: commercial,
    handlers: { listFxRates: nothing, convertAmount: converted },
  });
  const card = within(await screen.findByRole('region', { name: 'Convertisseur' }));
  const amount = card.getByLabelText('Montant');
  await user.clear(amount);
  await user.type(amount, '10 000');
  await waitFor(() => expect(calls('convertAmount').at(-1)?.query).toMatchObject({ amount: '10000' }));
  const text = () => plain(card.getByText('Montant').closest('section')?.textContent ?? null);
  await waitFor(() => expect(text()).toContain('11 111,11 USD'));
  expect(text()).toContain('1 USD = 0,90 €, taux du 01/01/2026 Repli');
  expect(text()).toContain('10 000,00 EURC au 02/01/2026');
  expect(text()).toContain('EURC vaut EUR');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(card.getByRole('button', { name: 'Copier' }));
  expect(write).toHaveBeenCalledWith('11111,11');
});

it('requests nothing for an amount that is none, and says why', async () => {
  const { user, calls } = open('/admin/taux-fx', {
    as: sampleAdmin(),
    handlers: { listFxRates: nothing, convertAmount: converted },
  });
  const card = within(await screen.findByRole('region', { name: 'Convertisseur' }));
  await waitFor(() => expect(calls('convertAmount')).toHaveLength(1));
  await user.clear(card.getByLabelText('Montant'));
  await user.type(card.getByLabelText('Montant'), '0');
  expect(card.getByText('Le montant doit être supérieur à 0.')).toBeDefined();
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  expect(calls('convertAmount')).toHaveLength(1);
});
