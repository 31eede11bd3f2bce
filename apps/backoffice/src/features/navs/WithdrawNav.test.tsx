import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const nav: OperationOutput<'listNavs'>['items'][number] = {
  id: 'usdfy_2026-01-04',
  strategy: 'USDFY',
  strategy_id: 'usdfy',
  date: '2026-01-04',
  value: '102',
  rate: 0.0149,
  gross: null,
  accruals: null,
  high_water_mark: null,
  version: 1,
  source: 'manual',
  entered_by: 'Marc Vidal',
  approved_by: 'Inès Garnier',
  updated_at: '2026-01-04T18:00:00.000Z',
};
const preview: OperationOutput<'previewNavWithdrawal'> = {
  needs_second_person: true,
  warnings: [],
  lines: [
    {
      label: 'USDFY, 1 contrat au 04/01/2026',
      before: '10 261,54 €',
      after: '10 110,14 € (−151,41 €)',
    },
  ],
};
const held = {
  id: 'chg_1',
  kind: 'nav.withdraw' as const,
  maker: 'Marc Vidal',
  created_at: '2026-01-04T18:00:00.000Z',
};
const handlers = {
  listNavs: { items: [nav], total: 1, page: 1, page_size: 25 },
  previewNavWithdrawal: preview,
  withdrawNav: { pending_change: held },
};

async function openDialog(change: object = {}) {
  const page = open('/admin/navs/liste', { as: sampleAdmin(), handlers: { ...handlers, ...change } });
  const name = 'Retirer la VL USDFY du 04/01/2026';
  await page.user.click(await screen.findByRole('button', { name }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name })) };
}

it.each([
  ['', '/admin/navs/saisie'],
  ['?du=2026-01-04&au=2026-01-04', '/admin/navs/saisie?jour=2026-01-04'],
])(
  '[A56] is on a list that leads to the correction, also by « e », at the last day of %j',
  async (filters, expected) => {
    const { user, router } = open(`/admin/navs/liste${filters}`, { as: sampleAdmin(), handlers });
    const link = await screen.findByRole('link', { name: 'Corriger une VL' });
    expect(link.getAttribute('href')).toBe(expected);
    await user.keyboard('e');
    await waitFor(() => {
      const { location } = router.state;
      expect(location.pathname + location.search).toBe(expected);
    });
  },
);

it('shows what the withdrawal changes, and sends it to a second person with its reason', async () => {
  const { dialog, user, calls } = await openDialog();
  expect((await dialog.findByRole('row', { name: /^USDFY, 1 contrat/ })).textContent).toContain('−151,41 €');
  await user.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
  await user.type(dialog.getByLabelText('Motif'), 'VL du 5');
  await user.click(dialog.getByRole('button', { name: 'Demander le retrait' }));
  expect(await screen.findByText('Le retrait attend la validation d’un second utilisateur.')).toBeDefined();
  expect(calls('withdrawNav').map(({ body }) => body)).toEqual([
    { strategy_id: 'usdfy', day: '2026-01-04', reason: 'VL du 5' },
  ]);
});

it('says why a NAV that was used is not withdrawn', async () => {
  const used = '1 opération a été exécutée à cette VL : corrigez-la au lieu de la retirer.';
  const refused = reply(422, { error: used, code: 'validation_failed', errors: { day: [used] } });
  const { dialog } = await openDialog({ previewNavWithdrawal: refused });
  expect(await dialog.findByText(used)).toBeDefined();
});
