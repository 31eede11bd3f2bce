import type { OperationOutput } from '@repo/api-sdk';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
type Order = OperationOutput<'listWaitingOrders'>['items'][number];
const order: Order = {
  id: 'o1',
  kind: 'subscription',
  order_day: '2026-01-05',
  age_days: 0,
  placed_at: '2026-01-05T09:00:00.000Z',
  contract: { id: 'c1', po_number: 'PO-2026-0043', client: 'Zoé Bernard', product: 'USDFY' },
  request: 'amount',
  amount: '2500.5',
  currency: 'EUR',
  awaits: { nav_from: '2026-01-05', quotes_on: null, currencies: [] },
};
const items: Order[] = [
  order,
  {
    ...order,
    id: 'o2',
    contract: { ...order.contract, id: 'c2', po_number: 'PO-2026-0044' },
    kind: 'closing',
    request: 'all',
    amount: null,
    age_days: 4,
    awaits: { nav_from: null, quotes_on: '2026-01-06', currencies: ['USD', 'BTC'] },
  },
  {
    ...order,
    id: 'o3',
    contract: { ...order.contract, id: 'c3', po_number: 'PO-2026-0045' },
    kind: 'withdrawal',
    request: 'yield',
    amount: null,
    awaits: { nav_from: null, quotes_on: null, currencies: [] },
  },
];
const page = { items, total: 3, page: 1, page_size: 25 };
const textOf = (po: string) =>
  screen
    .getByRole('link', { name: po })
    .closest('tr')
    ?.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');

it('shows for each order what is requested, and the NAV or the quotes that it awaits', async () => {
  open('/admin/navs/ordres-en-attente', { as: sampleAdmin(), handlers: { listWaitingOrders: page } });
  const link = await screen.findByRole('link', { name: 'PO-2026-0043' });
  expect(link.getAttribute('href')).toBe('/admin/souscriptions/c1');
  expect(textOf('PO-2026-0043')).toContain('Souscription2 500,50 €05/01/2026VL du 05/01/2026 ou suivante');
  expect(textOf('PO-2026-0043')).toContain('Aujourd’hui');
  expect(textOf('PO-2026-0044')).toContain('ClôtureToutes les parts05/01/2026Taux USD, BTC du 06/01/20264 j');
  expect(textOf('PO-2026-0045')).toContain('Tout le rendement05/01/2026Exécution de la souscription');
});

it('is filtered by kind and strategy in its URL, and exported with them', async () => {
  const { calls } = open('/admin/navs/ordres-en-attente?ordre=cloture&strategie=USDFY', {
    as: sampleAdmin(),
    handlers: { listWaitingOrders: page },
  });
  await waitFor(() =>
    expect(calls('listWaitingOrders')[0]?.query).toMatchObject({
      kind: 'closing',
      strategy: 'USDFY',
      sort: 'date',
    }),
  );
});

it('shows on the home the fees that were collected', async () => {
  open('/admin', {
    as: sampleAdmin(),
    handlers: {
      getCollectedFees: {
        lines: [
          {
            month: '2026-01',
            strategy: 'USDFY',
            subscription: '10.00',
            fx: '49.95',
            exit: '2.00',
            total: '61.95',
          },
        ],
        total: '61.95',
        unconverted: [{ asset: 'BTC', amount: '0.001' }],
      },
    },
  });
  await screen.findByText(/devise non convertie/);
  const text = document.body.textContent.replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(text).toContain('1 devise non convertie : 0,00100000 BTC.');
  expect(text).toContain('Total : 61,95 €');
});
