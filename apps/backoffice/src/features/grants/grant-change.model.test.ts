import { describe, expect, it } from 'vitest';
import { sampleGrant, samplePlan } from '../../testing/sample-kaskad.ts';
import { allowedChanges, firstDay } from './grant-change.model.ts';

const suspended = { ...samplePlan(), suspended_from: '2026-11-01' };

describe('what may be done with a grant', () => {
  it.each([
    ['running', sampleGrant(), ['changed', 'accelerated', 'suspended', 'canceled']],
    ['suspended', sampleGrant({ acquisition: suspended }), ['resumed', 'canceled']],
    ['suspended', sampleGrant({ unlock: suspended }), ['resumed', 'canceled']],
    ['canceled', sampleGrant({ canceled_on: '2026-09-15' }), []],
    ['acquired', sampleGrant(), []],
    ['done', sampleGrant({ claimed: '60000' }), []],
  ] as const)('while it is %s', (status, grant, allowed) => {
    expect(allowedChanges(grant, status)).toEqual(allowed);
  });

  it.each([
    ['changed', '2026-11-23'],
    ['suspended', '2026-11-23'],
    ['accelerated', '2026-11-22'],
    ['resumed', '2026-11-22'],
    ['canceled', undefined],
  ] as const)('%s: its first day is %s or later', (change, min) => {
    expect(firstDay(change, '2026-11-22').min).toBe(min);
  });
});
