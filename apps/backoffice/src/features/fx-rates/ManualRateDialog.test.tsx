import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const nothing = { items: [], total: 0, page: 1, page_size: 25 };
const held = {
  id: 'chg_1',
  kind: 'fx.manual' as const,
  maker: 'Inès Garnier',
  created_at: '2026-11-20T15:20:00.000Z',
};

async function openForm(handlers: NonNullable<Parameters<typeof open>[1]>['handlers'] = {}) {
  const opened = open('/admin/taux-fx', {
    as: sampleAdmin(),
    handlers: { listFxRates: nothing, saveManualRate: { pending_change: held }, ...handlers },
  });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Saisir ou retirer un taux' }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => user.click(dialog.getByRole('button', { name: 'Soumettre à validation' }));
  return { ...opened, dialog, send };
}

it('[A23] refuses in words before anything is sent, and keeps what is typed', async () => {
  const { user, dialog, send, calls } = await openForm();
  const rate = dialog.getByLabelText('Taux');
  for (const [typed, message] of [
    ['0', 'Le taux doit être supérieur à 0.'],
    ['1,12345678901', 'Le taux a plus de 10 décimales.'],
  ] as const) {
    await user.clear(rate);
    await user.type(rate, typed);
    await send();
    expect(await dialog.findByText(message)).toBeDefined();
  }
  expect(dialog.getByText('Choisissez une date.')).toBeDefined();
  expect(dialog.getByText('Vous devez indiquer le motif.')).toBeDefined();
  expect(rate).toHaveProperty('value', '1,12345678901');
  expect(calls('saveManualRate')).toEqual([]);
});

it('submits the rate of a day with its reason, and says that another person approves it', async () => {
  const { user, dialog, send, calls } = await openForm();
  await user.type(dialog.getByLabelText('Taux'), '1,0901');
  await user.click(dialog.getByRole('spinbutton', { name: /^jour/i }));
  await user.keyboard('05012026');
  await user.type(dialog.getByLabelText('Motif'), 'Lu sur le site de la BCE');
  await send();
  await waitFor(() =>
    expect(calls('saveManualRate').map(({ body }) => body)).toEqual([
      { pair: 'EUR/USD', day: '2026-01-05', rate: '1.0901', reason: 'Lu sur le site de la BCE' },
    ]),
  );
  expect(await screen.findByText('Le taux attend la validation d’un second utilisateur.')).toBeDefined();
});

it('withdraws the rate of a day with a reason, from what the form shows of it', async () => {
  const published = {
    id: 'EUR_USD_2026-01-05',
    base: 'EUR',
    quote: 'USD',
    date: '2026-01-05',
    quote_day: '2026-01-05',
    is_fallback: false,
    rate: '1.0901',
    change: null,
    version: 1,
    source: 'manual' as const,
    entered_by: null,
    approved_by: null,
    updated_at: '2026-01-05T15:20:00.000Z',
  };
  const { user, dialog, calls } = await openForm({
    listFxRates: { ...nothing, items: [published], total: 1 },
    withdrawRate: { pending_change: { ...held, kind: 'fx.withdraw' } },
  });
  await user.click(dialog.getByRole('spinbutton', { name: /^jour/i }));
  await user.keyboard('05012026');
  await user.click(await dialog.findByRole('button', { name: 'Retirer ce taux' }));
  const reasons = within(
    await screen.findByRole('dialog', { name: /^Retirer le taux EUR.USD du 05.01.2026/ }),
  );
  await user.type(reasons.getByLabelText('Motif'), 'Taux du 2 janvier');
  await user.click(reasons.getByRole('button', { name: 'Demander le retrait' }));
  expect(await screen.findByText('Le retrait attend la validation d’un second utilisateur.')).toBeDefined();
  expect(calls('withdrawRate').map(({ body }) => body)).toEqual([
    { pair: 'EUR/USD', day: '2026-01-05', reason: 'Taux du 2 janvier' },
  ]);
});
