import { describe, expect, it } from 'vitest';
import { type Deal, decisionsOf, isGain } from './corrections.model.ts';

describe('decisionsOf', () => {
  const table: readonly [Deal['state'], Deal['remedies'], string[]][] = [
    ['open', ['units', 'settle'], ['units', 'settle', 'leave']],
    ['open', [], ['leave']],
    ['pending', [], []],
    ['rectified', [], []],
    ['settled', [], []],
    ['left', [], []],
  ];
  it.each(table)('of a deal that is %s with %j are %j', (state, remedies, decisions) => {
    expect(decisionsOf({ state, remedies })).toEqual(decisions);
  });
});

it('a negative difference is what the client gained', () => {
  expect([isGain('-0.01'), isGain('0.01')]).toEqual([true, false]);
});
