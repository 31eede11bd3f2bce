import { readPlan } from '@repo/domain/kaskad';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-kaskad.ts';
import { endOf, grantList, toGrantQuery } from './grants.model.ts';

const plan = readPlan(samplePlan(), 0);
const fromTge = readPlan(samplePlan({ shape: 'single', start: null, start_months: 0, months: 3 }), 0);

describe('the list of grants', () => {
  it.each([
    ['', { sort: '-granted_on', state: undefined }],
    ['plan=termines&tri=attribution&jeton=cls_1', { state: 'completed', sort: 'granted_on', class: 'cls_1' }],
  ])('« ?%s » requests %j', (search, query) => {
    expect(toGrantQuery(grantList.read(new URLSearchParams(search)))).toMatchObject(query);
  });

  it.each([
    ['the last tranche', [plan], null, '12/07/2028'],
    ['what has no day yet', [plan, fromTge], null, 'TGE + 3 mois'],
    ['the later of two plans', [plan, fromTge], '2026-03-01', '12/07/2028'],
    ['no day while it is suspended', [{ ...plan, suspendedFrom: '2026-11-01' as const }], null, 'suspendue'],
    ['nothing without a tranche', [{ ...plan, tranches: [] }], null, '—'],
  ] as const)('a grant ends on %s', (_what, plans, tgeDay, text) => {
    expect(endOf(plans, tgeDay).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
