import { describe, expect, it } from 'vitest';
import { type DeclaredDetails, meansOf, splitDetails, toDetails } from './payout-details.model.ts';

const declared = (id: string, change: Partial<DeclaredDetails>): DeclaredDetails => ({
  id,
  method: 'rib',
  network: null,
  holder: 'Camille Moreau',
  account: 'FR1420041010050500013M02606',
  bic: null,
  declared_at: '2026-03-02T09:00:00.000Z',
  usable_from: '2026-03-04T09:00:00.000Z',
  is_usable: false,
  replaced_at: null,
  ...change,
});

describe('the means of a payout', () => {
  it.each([
    ['rib', null, 'rib'],
    ['crypto', 'ethereum', 'ethereum'],
    ['crypto', 'bitcoin', 'bitcoin'],
  ] as const)('%s on %j are %s, and back', (method, network, means) => {
    expect(meansOf({ method, network })).toBe(means);
    const form = { means, holder: 'C', account: 'A', bic: '', signature: '' };
    expect(toDetails(form)).toMatchObject({ method, network, account: 'A' });
  });
});

it('keeps among the current details the one in use until the next is usable', () => {
  const { current, past } = splitDetails([
    declared('next', {}),
    declared('used', { is_usable: true, replaced_at: '2026-03-02T09:00:00.000Z' }),
    declared('past', { replaced_at: '2026-02-02T09:00:00.000Z' }),
  ]);
  expect(current.map(({ id }) => id)).toEqual(['next', 'used']);
  expect(past.map(({ id }) => id)).toEqual(['past']);
});
