import type { OperationId } from '@repo/api-sdk';
import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages } from '../testing/page-test.tsx';
import { sampleJob } from '../testing/sample-jobs.ts';
import { sampleKaskadAdmin } from '../testing/sample-kaskad.ts';

const open = usePages();
const as = sampleKaskadAdmin();
const area = '/kaskad/admin';

async function exportAs({ user }: ReturnType<typeof open>, format: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Exporter' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
}

const lists: [string, string, OperationId, object][] = [
  [
    'kaskad_investments',
    'investments?levee=rnd_1',
    'exportIssuedInvestments',
    { view: 'to_check', round: 'rnd_1' },
  ],
  ['kaskad_refunds', 'investments/remboursements', 'exportRefunds', { state: 'to_prepare' }],
  ['kaskad_rounds', 'fundraising?recherche=amorce', 'exportKaskadRounds', { view: 'running', q: 'amorce' }],
  ['kaskad_grants', 'investments/plans-de-vesting', 'exportIssuedGrants', { sort: '-granted_on' }],
  ['kaskad_claims', 'investments/reclamations', 'exportClaims', { state: 'open', sort: 'requested_at' }],
];

it.each(lists)(
  '[A41] %s is exported with the filters of the screen, and has views',
  async (code, path, operation, query) => {
    const app = open(`${area}/${path}`, {
      as,
      handlers: { [operation]: replyFile('liste.xlsx', 'text/csv') },
    });
    await exportAs(app, /^XLSX/);
    await expect.poll(() => app.calls(operation).length).toBe(1);
    expect(app.calls(operation)[0]?.query).toEqual({ ...query, format: 'xlsx' });
    expect(app.calls('listStaffViews')[0]?.query).toEqual({ screen: code });
  },
);

it('[A41] a long one is prepared as a job of the area', async () => {
  const job = sampleJob({ list: 'kaskad_claims', status: 'running', done: 42, total: 100, file_url: null });
  let jobs = [sampleJob()];
  const app = open(`${area}/investments/reclamations`, {
    as,
    handlers: {
      listJobs: () => ({ jobs }),
      exportClaims: () => {
        jobs = [job];
        return reply(202, job);
      },
    },
  });
  await exportAs(app, /^CSV/);
  const link = await screen.findByRole('link', { name: /^Export en préparation/ });
  expect(link.getAttribute('href')).toBe('/kaskad/admin/travaux');
});
