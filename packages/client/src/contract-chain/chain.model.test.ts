import { sampleContract } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { type ChainDetails, chainItems, chainOf } from './chain.model.ts';

const details: ChainDetails = {
  contract: 'le 1er',
  signature: null,
  proof: null,
  payment: 'le 3',
  firstNav: null,
  value: null,
};
const updated_at = '2026-01-10T09:00:00.000Z';

describe('the chain of a contract', () => {
  it('has every step, done or expected, while the contract is active', () => {
    const { steps, end } = chainOf(sampleContract(), details);
    expect(steps.map(({ id }) => id)).toEqual([
      'contract',
      'signature',
      'proof',
      'payment',
      'firstNav',
      'value',
    ]);
    expect(end).toBeNull();
  });

  it.each([
    [{ status: 'refused', updated_at }, 'Signature refusée', '10/01/2026 10:00'],
    [{ status: 'canceled', updated_at }, 'Contrat annulé', '10/01/2026 10:00'],
    [{ status: 'closed', closed_date: '2026-03-01' }, 'Clôture', '01/03/2026'],
    [
      { status: 'closed', closed_date: '2026-03-01', renounced_at: updated_at },
      'Renonciation',
      '10/01/2026 10:00',
    ],
  ] as const)('stops where it ended: %j', (change, title, detail) => {
    const { steps, end } = chainOf(sampleContract(change), details);
    expect(steps.map(({ id }) => id)).toEqual(['contract', 'payment']);
    expect({ ...end, detail: end?.detail?.replaceAll('\u00A0', ' ') }).toEqual({
      id: 'end',
      title,
      detail,
      isEnd: true,
    });
  });

  it('marks a skipped step as done, and the step after the last done one as expected', () => {
    const { steps } = chainOf(sampleContract(), details);
    const items = chainItems(
      steps,
      ({ detail }, isExpected) => detail ?? (isExpected ? 'attendu' : undefined),
    );
    expect(items.map(({ state, tone, detail }) => [state, tone, detail])).toEqual([
      ['done', 'positive', 'le 1er'],
      ['done', 'positive', undefined],
      ['done', 'positive', undefined],
      ['done', 'positive', 'le 3'],
      ['current', 'neutral', 'attendu'],
      ['todo', 'neutral', undefined],
    ]);
  });

  it('marks what is requested and not yet executed as expected, whatever follows it', () => {
    const { steps } = chainOf(sampleContract(), details);
    const withdrawal = { id: 'ord_1', title: 'Retrait', detail: 'Demandé le 5', isAwaited: true };
    const later = { ...withdrawal, id: 'ord_2', isAwaited: false };
    const items = chainItems([...steps, withdrawal, later], ({ detail }) => detail);
    expect(items.slice(-2).map(({ state, tone }) => [state, tone])).toEqual([
      ['current', 'neutral'],
      ['done', 'positive'],
    ]);
  });

  it('does not show an early end in the colour of success', () => {
    const { steps, end } = chainOf(sampleContract({ status: 'closed', closed_date: '2026-03-01' }), details);
    const items = chainItems(end === null ? steps : [...steps, end], ({ detail }) => detail);
    expect(items.at(-1)).toMatchObject({ state: 'done', tone: 'neutral' });
  });
});
