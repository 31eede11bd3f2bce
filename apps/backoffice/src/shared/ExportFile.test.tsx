import type { OperationOutput } from '@repo/api-sdk';
import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';
import { sampleJob } from '../testing/sample-jobs.ts';

const open = usePages();
const as = sampleAdmin();
const at = '/admin/navs/liste?strategie=USDFY';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const listNavs: OperationOutput<'listNavs'> = {
  items: [
    {
      id: 'usdfy_2026-01-05',
      strategy: 'USDFY',
      strategy_id: 'usdfy',
      date: '2026-01-05',
      value: '101.5',
      gross: null,
      accruals: null,
      high_water_mark: null,
      version: 1,
      rate: null,
      source: 'manual',
      entered_by: null,
      approved_by: null,
      updated_at: '2026-01-05T10:00:00.000Z',
    },
  ],
  total: 1,
  page: 1,
  page_size: 25,
};

async function choose(user: ReturnType<typeof open>['user'], format: string) {
  await screen.findByText('USDFY', { selector: 'td *, td' });
  await user.click(await screen.findByRole('button', { name: 'Exporter' }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format}`) }));
}

it.each([
  ['CSV', 'csv'],
  ['XLSX', 'xlsx'],
])('exports the list as %s, with the filters of the screen', async (label, format) => {
  const exportNavs = replyFile('valeurs-liquidatives.csv', 'text/csv');
  const { user, calls } = open(at, { as, handlers: { listNavs, exportNavs } });
  await choose(user, label);
  await expect.poll(() => calls('exportNavs').length).toBe(1);
  expect(calls('exportNavs')[0]?.query).toEqual({ strategy: 'USDFY', sort: '-date', format });
});

it('leads to « Travaux » while a job prepares the file, and blocks nothing', async () => {
  const job = sampleJob({ list: 'navs', status: 'running', done: 42, total: 100, file_url: null });
  let jobs = [sampleJob()];
  const { user } = open(at, {
    as,
    handlers: {
      listNavs,
      listJobs: () => ({ jobs }),
      exportNavs: () => {
        jobs = [job];
        return reply(202, job);
      },
    },
  });
  await choose(user, 'CSV');
  const link = await screen.findByRole('link', { name: /^Export en préparation/ });
  expect(plain(link.textContent)).toBe('Export en préparation : 42 %');
  expect(link.getAttribute('href')).toBe('/admin/travaux');
  expect(screen.getByRole('button', { name: 'Exporter' }).getAttribute('aria-disabled')).toBeNull();
});
