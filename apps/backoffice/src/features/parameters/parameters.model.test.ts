import { expect, it } from 'vitest';
import { sampleParameter, sampleVersion } from '../../testing/sample-parameters.ts';
import { isLooser, nextVersion, versionInForce } from './parameters.model.ts';

it('the next version is the first that is planned', () => {
  const versions = [
    sampleVersion({ id: 4, effective_day: '2026-03-01', state: 'planned' }),
    sampleVersion({ id: 3, effective_day: '2026-02-01', state: 'planned' }),
    sampleVersion({ id: 2, effective_day: '2026-02-01', state: 'replaced' }),
    sampleVersion({ id: 1, effective_day: '2026-01-01', state: 'in_force' }),
  ];
  const parameter = sampleParameter({ versions });
  expect([nextVersion(parameter)?.id, versionInForce(parameter)?.id]).toEqual([3, 1]);
  const first = sampleParameter({ versions: [] });
  expect([nextVersion(first), versionInForce(first)]).toEqual([undefined, undefined]);
});

it.each([
  ['TWO_PERSON_THRESHOLD_EUR', '100001', true],
  ['TWO_PERSON_THRESHOLD_EUR', '100000', false],
  ['TWO_PERSON_THRESHOLD_EUR', '', false],
  ['DEALING_CUT_OFF_HOUR', '200000', false],
] as const)('a %s of %s instead of 100000 is looser: %s', (key, typed, expected) => {
  expect(isLooser(sampleParameter({ key, value: '100000' }), typed)).toBe(expected);
});

it('a list of countries is looser without one of them', () => {
  const parameter = sampleParameter({ key: 'REFUSED_COUNTRIES', value: 'IRN PRK' });
  expect(['IRN', '', 'CUB IRN PRK'].map((typed) => isLooser(parameter, typed))).toEqual([true, true, false]);
});
