import { expect, it } from 'vitest';
import { usePages } from '../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../testing/sample-kaskad.ts';

const open = usePages();

it.each([
  ['kaskad_investments', 'investments'],
  ['kaskad_refunds', 'investments/remboursements'],
  ['kaskad_rounds', 'fundraising'],
  ['kaskad_grants', 'investments/plans-de-vesting'],
  ['kaskad_claims', 'investments/reclamations'],
])('the list %s of Kaskad has its own views', async (screen, path) => {
  const app = open(`/kaskad/admin/${path}`, { as: sampleKaskadAdmin(), handlers: {} });
  await expect.poll(() => app.calls('listStaffViews').length, { timeout: 10_000 }).toBe(1);
  expect(app.calls('listStaffViews')[0]?.query).toEqual({ screen });
});
