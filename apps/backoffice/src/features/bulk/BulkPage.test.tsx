import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleBulk, sampleBulkRow } from '../../testing/sample-bulk.ts';

const open = usePages();
const at = '/admin/souscriptions/actions/blk_1';
const none = { planned: 0, ignored: 0, done: 0, failed: 0, undone: 0, kept: 0 };
const rows = {
  items: [
    sampleBulkRow({ id: 'sig_1' }),
    sampleBulkRow({ id: 'sig_2', po_number: 'PO-2026-0002', state: 'ignored', reason: 'already_paid' }),
  ],
  total: 312,
  page: 1,
  page_size: 25,
};

describe('a bulk action', () => {
  it('is previewed, confirmed, then undone', async () => {
    let bulk: OperationOutput<'getBulk'> = sampleBulk();
    const { user, calls } = open(at, {
      as: sampleAdmin(),
      handlers: {
        getBulk: () => bulk,
        listBulkRows: rows,
        commitBulk: () =>
          (bulk = sampleBulk({
            state: 'done',
            counts: { ...none, done: 311, ignored: 1 },
            undo: { action: 'undo', seconds_left: 599 },
          })),
        undoBulk: () =>
          (bulk = sampleBulk({ state: 'undone', counts: { ...none, undone: 311, ignored: 1 } })),
      },
    });
    expect(await screen.findByRole('heading', { name: /^Aperçu/ })).toBeDefined();
    expect(screen.getByText('311 à faire, 1 ignoré : déjà payé')).toBeDefined();
    const ignored = (await screen.findByText('PO-2026-0002')).closest('tr');
    expect(ignored?.querySelector('[data-label="Résultat"]')?.textContent).toBe('Ignoré');
    expect(ignored?.querySelector('[data-label="Raison"]')?.textContent).toBe('déjà payé');

    await user.click(screen.getByRole('button', { name: 'Passer 311 paiements en vérification' }));
    expect(await screen.findByText('311 faits, 1 ignoré : déjà payé')).toBeDefined();
    expect(screen.getByText('Vous pouvez encore annuler pendant 9 minutes.')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByText('311 annulés, 1 ignoré : déjà payé')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
    expect(calls('commitBulk')).toHaveLength(1);
    expect(calls('undoBulk')).toHaveLength(1);
  });

  it('says when its emails leave', async () => {
    open(at, {
      as: sampleAdmin(),
      handlers: {
        getBulk: sampleBulk({
          kind: 'remind',
          state: 'waiting',
          undo: { action: 'cancel', seconds_left: 42 },
        }),
        listBulkRows: rows,
      },
    });
    expect(
      await screen.findByText('Ils partent dans 42 secondes. Annuler maintenant n’en envoie aucun.'),
    ).toBeDefined();
  });

  it('is a colleague’s to confirm, and shows why it is refused', async () => {
    open(at, {
      as: sampleAdmin(),
      handlers: { getBulk: sampleBulk({ is_mine: false, author: 'Marc Vidal' }), listBulkRows: rows },
    });
    expect(await screen.findByText('Seul Marc Vidal peut confirmer ou annuler cette action.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Passer/ })).toBeNull();
  });

  it('shows the refusal of an old preview', async () => {
    const error = 'Cet aperçu est trop ancien : refaites-le.';
    const { user } = open(at, {
      as: sampleAdmin(),
      handlers: {
        getBulk: sampleBulk(),
        listBulkRows: rows,
        commitBulk: reply(409, { error, code: 'bulk.expired', request_id: 'req_1' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Passer 311 paiements en vérification' }));
    expect(await screen.findByText(error)).toBeDefined();
  });
});
