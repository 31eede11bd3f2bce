import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleJob } from '../../testing/sample-jobs.ts';

const open = usePages();
const at = '/admin/travaux';
const as = sampleAdmin();
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

type Queue = OperationOutput<'listJobQueues'>['queues'][number];
const queue = (change: Partial<Queue> = {}): Queue => ({
  name: 'books',
  waiting: 0,
  running: 0,
  dead: 2,
  last_success: null,
  last_failure: '2026-01-05T02:27:00.000Z',
  last_error: 'disk full',
  ...change,
});
const queues = (list: Queue[], isRunning = true) => ({ queues: list, is_running: isRunning });
const none = queues([]);

const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

describe('« Travaux »', () => {
  it('shows how far an export is, and cancels it', async () => {
    const running = sampleJob({ status: 'running', done: 4_200, total: 10_000, file_url: null, lines: null });
    const { user, calls } = open(at, {
      as,
      handlers: {
        listJobs: { jobs: [running] },
        listJobQueues: none,
        cancelJob: { ...running, status: 'canceled' },
      },
    });
    const row = await rowOf(/souscriptions-signe/);
    expect(plain(row.textContent)).toContain('4 200 sur 10 000 lignes');
    expect(within(row).getByRole('progressbar')).toHaveProperty('position', 0.42);
    await user.click(within(row).getByRole('button', { name: /^Annuler souscriptions/ }));
    await screen.findByText('Export annulé.');
    expect(calls('cancelJob').map(({ path }) => path)).toEqual([{ id: 'job_1' }]);
  });

  it('has the file of an export that is ready, for its hours, and its filters', async () => {
    open(at, { as, handlers: { listJobs: { jobs: [sampleJob()] }, listJobQueues: none } });
    const row = await rowOf(/souscriptions-signe/);
    const link = within(row).getByRole('link', { name: /^Télécharger souscriptions/ });
    expect(link.getAttribute('href')).toBe(sampleJob().file_url);
    expect(plain(row.textContent)).toMatch(/Signé · BTCFY.*Prêt.*12 000.*07\/01\/2026 10:04/);
  });

  it('says why one failed, and offers nothing to download', async () => {
    const failed = sampleJob({ status: 'failed', failure: 'too_many_lines', file_url: null });
    open(at, { as, handlers: { listJobs: { jobs: [failed] }, listJobQueues: none } });
    const row = await rowOf(/souscriptions-signe/);
    expect(plain(row.textContent)).toContain('dépasse maintenant 50 000 lignes : exportez-la en CSV');
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('shows the queues, and runs dead work again', async () => {
    const { user, calls } = open(at, {
      as,
      handlers: {
        listJobQueues: queues([queue(), queue({ name: 'mail', dead: 0, waiting: 3, last_error: null })]),
        retryJob: queue({ dead: 0, waiting: 1 }),
      },
    });
    const dead = await rowOf(/Vérification des écritures/);
    expect(plain(dead.textContent)).toContain('05/01/2026 03:27 · disk full');
    expect(within(await rowOf(/E-mails/)).queryByRole('button')).toBeNull();
    await user.click(within(dead).getByRole('button', { name: 'Relancer Vérification des écritures' }));
    await screen.findByText('Travail relancé.');
    expect(calls('retryJob').map(({ path }) => path)).toEqual([{ id: 'books' }]);
  });

  it('lists the bulks that were confirmed, by whom, with their results and a link to each', async () => {
    const bulk: OperationOutput<'getBulk'> = {
      id: 'bulk_1',
      kind: 'remind',
      state: 'done',
      author: 'Inès Garnier',
      is_mine: false,
      total: 3,
      counts: { planned: 0, ignored: 1, done: 2, failed: 0, undone: 0, kept: 0 },
      reasons: [{ state: 'ignored', reason: 'already_paid', count: 1 }],
      created_at: '2026-01-05T09:00:00.000Z',
      committed_at: '2026-01-05T09:02:00.000Z',
      finished_at: '2026-01-05T09:03:00.000Z',
      undo: null,
    };
    const page = { items: [bulk], total: 1, is_total_exact: true, page: 1, page_size: 25 };
    open(at, { as, handlers: { listJobQueues: none, listBulks: page } });
    const row = await rowOf(/Relancer les clients/);
    expect(plain(row.textContent)).toMatch(
      /Inès Garnier.*05\/01\/2026 10:02.*Terminée.*2 faits, 1 ignoré : déjà payé/,
    );
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/souscriptions/actions/bulk_1');
  });

  it('warns when no work is taken, and keeps the exports when the queues cannot be read', async () => {
    open(at, { as, handlers: { listJobQueues: queues([queue()], false) } });
    await screen.findByText('Aucun serveur ne prend le travail de fond');
    await screen.findByText('Aucun export en ce moment');
  });

  it('keeps the exports when the queues cannot be read', async () => {
    const broken = reply(500, { error: 'Panne', code: 'internal' });
    open(at, { as, handlers: { listJobs: { jobs: [sampleJob()] }, listJobQueues: broken } });
    await screen.findByText('L’état du travail de fond n’a pas pu être chargé');
    expect(await rowOf(/souscriptions-signe/)).toBeDefined();
  });

  it('is, for a commercial, their exports alone', async () => {
    const commercial = sampleAdmin({
      role: 'commercial',
      can_access_yield: false,
      can_access_yield_admin: false,
    });
    const { calls } = open('/admin-commercial/travaux', {
      as: commercial,
      handlers: { listJobs: { jobs: [sampleJob()] } },
    });
    expect(await rowOf(/souscriptions-signe/)).toBeDefined();
    expect(calls('listJobQueues')).toEqual([]);
  });
});

describe('the bell of the header', () => {
  it('counts the files that are ready and not downloaded', async () => {
    const jobs = [
      sampleJob(),
      sampleJob({ id: 'job_2' }),
      sampleJob({ id: 'job_3', is_downloaded: true }),
      sampleJob({ id: 'job_4', status: 'failed', file_url: null }),
    ];
    open('/admin/users', { as, handlers: { listJobs: { jobs } } });
    const bell = await screen.findByRole('link', { name: 'Travaux (2)' });
    expect(bell.getAttribute('href')).toBe(at);
  });
});
