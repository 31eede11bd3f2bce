import type { OperationOutput } from '@repo/api-sdk';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';

const open = usePages();
const nav: OperationOutput<'listNavs'>['items'][number] = {
  id: 'usdfy_2026-01-03',
  strategy: 'USDFY',
  strategy_id: 'usdfy',
  date: '2026-01-03',
  value: '100.8',
  rate: 0.001,
  gross: '101',
  accruals: '0.2',
  high_water_mark: '101.5',
  version: 2,
  source: 'manual',
  entered_by: 'Marc Vidal',
  approved_by: 'Inès Garnier',
  updated_at: '2026-01-05T15:30:00.000Z',
};
const version: OperationOutput<'listNavVersions'>['versions'][number] = {
  version: 2,
  value: '100.8',
  gross: '101',
  accruals: '0.2',
  high_water_mark: null,
  entered_by: 'Marc Vidal',
  approved_by: 'Inès Garnier',
  published_at: '2026-01-05T15:30:00.000Z',
  replaced_at: null,
};

it('shows in the list what a NAV is made of, and the versions of a corrected one', async () => {
  const before = {
    ...version,
    version: 1,
    value: '100.495',
    gross: null,
    accruals: null,
    replaced_at: version.published_at,
  };
  const first = { ...nav, id: 'usdfy_2026-01-02', date: '2026-01-02', version: 1 };
  const { user, calls } = open('/admin/navs/liste', {
    as: sampleAdmin(),
    handlers: {
      listNavs: { items: [nav, first], total: 2, page: 1, page_size: 25 },
      listNavVersions: { versions: [version, before] },
    },
  });
  const button = await screen.findByRole('button', { name: 'Versions de la VL USDFY du 03/01/2026' });
  expect(screen.queryByRole('button', { name: 'Versions de la VL USDFY du 02/01/2026' })).toBeNull();
  const cells = [...(button.closest('tr')?.cells ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['100,8', '101', '0,2', '101,5', 'Corrigée, version 2']));
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions de la VL USDFY du 03/01/2026' }));
  const rows = (await dialog.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Publiée');
  expect(rows[1]).toContain('Remplacée');
  expect(rows[1]).toContain('100,495');
  expect(calls('listNavVersions')[0]?.query).toEqual({ strategy_id: 'usdfy', day: '2026-01-03' });
});

it('leaves out what no NAV of the page is made of', async () => {
  const plain = { ...nav, gross: null, accruals: null, high_water_mark: null };
  open('/admin/navs/liste', {
    as: sampleAdmin(),
    handlers: { listNavs: { items: [plain], total: 1, page: 1, page_size: 25 } },
  });
  await screen.findByRole('button', { name: /^Versions de la VL/ });
  expect(screen.queryByRole('columnheader', { name: 'VL brute' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeDefined();
});
