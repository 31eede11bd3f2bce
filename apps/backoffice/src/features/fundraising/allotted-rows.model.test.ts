import { describe, expect, it } from 'vitest';
import { sampleInvestmentRow } from '../../testing/sample-investments.ts';
import { sampleStaffRound } from '../../testing/sample-rounds.ts';
import { toAllottedRow } from './allotted-rows.model.ts';

const published_at = '2026-12-02T10:00:00.000Z';
const allotment = {
  rule: 'pro_rata',
  demand: '3000',
  allotted: '2000',
  investors: 4,
  published_at,
  left: 0,
} as const;
const round = sampleStaffRound({ allotment }, { cap: '2000' });

describe('a row of a published allotment', () => {
  it.each([
    ['1000', '667', /^66,70\s%$/, 'Pro rata'],
    ['1000', '1000', /^100,00\s%$/, 'Pro rata'],
    ['1000', '0', /^0,00\s%$/, 'Pro rata'],
    ['1000', null, /^0,00\s%$/, 'Pro rata'],
  ])('[B38] of %s units requested and %s allotted', (units, allotted, factor, rule) => {
    const row = toAllottedRow(sampleInvestmentRow({ units, allotted_units: allotted }), round);
    expect(row).toMatchObject({ requested: units, allotted: allotted ?? '0', rule });
    expect(row.factor).toMatch(factor);
    expect(row.notice).toMatch(/souscription 1,5× le plafond, règle pro rata$/);
  });
});
