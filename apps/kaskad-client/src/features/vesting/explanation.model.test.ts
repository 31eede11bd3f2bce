import { describe, expect, it } from 'vitest';
import { sampleGrant, waitingGrant, wirePlan } from '../../shared/grants.fixture.ts';
import { readGrant } from '../../shared/grants.model.ts';
import { explain } from './explanation.model.ts';

const writers = { write: (units: bigint) => `${units} KSK`, bare: String };
const today = '2026-11-22';
const sentences = (grant = sampleGrant(), day: `${number}-${number}-${number}` = today) =>
  explain(readGrant(grant), day, today, writers).map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '));

describe('how the figure of a day is computed', () => {
  it('names the tranches that passed and what is taken off [B13]', () => {
    expect(sentences()).toEqual([
      'Au 22/11/2026, 5 tranches sur 25 sont passées : 12000 le 12/07/2026, puis 4 × 2000 du 12/08/2026 au 12/11/2026. En tout 20000 KSK, 33,3 % de 60000.',
      'Réclamable = débloqué 20000 − réclamé 18000 − en cours de réclamation 0 = 2000 KSK.',
    ]);
  });

  it('does not say what was claimable on a past day', () => {
    expect(sentences(sampleGrant(), '2026-07-12')).toEqual([
      'Au 12/07/2026, une tranche sur 25 est passée : 12000 le 12/07/2026. En tout 12000 KSK, 20,0 % de 60000.',
    ]);
  });

  it('sums up units that alternate', () => {
    const schedule = {
      shape: 'cliff_linear',
      start: '2023-01-12',
      startMonths: 0,
      months: 36,
      step: 1,
      cliffMonths: 12,
    } as const;
    const [first] = sentences(sampleGrant({ acquisition: wirePlan(schedule, '10000'), claimed: '0' }));
    expect(first).toContain('3333 le 12/01/2024, puis 24 autres, 6667 en tout, du 12/02/2024 au 12/01/2026.');
  });

  it('has no tranche before the TGE is known [B9]', () => {
    expect(sentences(waitingGrant())[0]).toBe('Au 22/11/2026, aucune tranche n’est passée.');
  });
});
