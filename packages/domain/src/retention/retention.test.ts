import { describe, expect, it } from 'vitest';
import { isoDay } from '../dates/index.ts';
import { retentionsOf } from './index.ts';
import type { Relationship } from './retention.ts';

const nothing: Relationship = {
  closedOn: isoDay('2026-11-21'),
  hasIdentity: false,
  operationDays: [],
  contractEnds: [],
};
const days = (...texts: string[]) => texts.map(isoDay);

describe('the retention of a closed account', () => {
  it.each<[string, Partial<Relationship>, unknown]>([
    ['nothing, when it held nothing', {}, []],
    [
      'the identity, five years from the closing',
      { hasIdentity: true },
      [{ kind: 'identity', until: '2031-11-21' }],
    ],
    [
      'contracts, ten years from the end of the last',
      { contractEnds: days('2026-03-01', '2025-01-10') },
      [{ kind: 'contracts', until: '2036-03-01' }],
    ],
    [
      'operations before DAC8, five years from the last',
      { operationDays: days('2025-12-31', '2024-05-05') },
      [{ kind: 'operations', until: '2030-12-31' }],
    ],
    [
      'operations under DAC8, ten years from the filing too',
      { operationDays: days('2026-01-01') },
      [
        { kind: 'operations', until: '2031-01-01' },
        { kind: 'tax', until: '2037-12-31' },
      ],
    ],
    [
      'a 29 February, until the end of its month',
      { closedOn: isoDay('2028-02-29'), hasIdentity: true },
      [{ kind: 'identity', until: '2033-02-28' }],
    ],
  ])('is %s', (_what, change, expected) => {
    expect(retentionsOf({ ...nothing, ...change })).toEqual(expected);
  });
});
