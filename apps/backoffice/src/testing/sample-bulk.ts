import type { components } from '@repo/api-sdk';

type Schemas = components['schemas'];

const none = { planned: 0, ignored: 0, done: 0, failed: 0, undone: 0, kept: 0 };

/** The preview of a check of 312 contracts, of which one is already paid. */
export function sampleBulk(change: Partial<Schemas['Bulk']> = {}): Schemas['Bulk'] {
  return {
    id: 'blk_1',
    kind: 'start_check',
    state: 'previewed',
    author: 'Inès Garnier',
    is_mine: true,
    total: 312,
    counts: { ...none, planned: 311, ignored: 1 },
    reasons: [{ state: 'ignored', reason: 'already_paid', count: 1 }],
    created_at: '2026-01-05T10:00:00.000Z',
    committed_at: null,
    finished_at: null,
    undo: null,
    ...change,
  };
}

export function sampleBulkRow(change: Partial<Schemas['BulkRow']> = {}): Schemas['BulkRow'] {
  return {
    id: 'sig_1',
    po_number: 'PO-2026-0001',
    client: 'Camille Moreau',
    product: 'USDFY',
    currency: 'EURO',
    amount: '15000.00',
    state: 'planned',
    reason: null,
    reason_at: null,
    done_at: null,
    ...change,
  };
}
